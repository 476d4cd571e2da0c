// Written by pinyin-tables. Contains data of the Unicode Character Database, reordered and packed:
// copyright © 1991-2022 Unicode, Inc., see LICENSE-UNICODE.txt.
// swift-format-ignore-file

extension Tables {
  /// Letters that fold to ASCII: code point (3 digits), 3 letters or blanks.
  static var latinFold: StaticString {
    #"""
    030A  031A  032A  033A  034A  035A  036AE 037C  038E  039E  03:E  03;E  03<I  03=I  03>I  03?I  \#
    03@D  03AN  03BO  03CO  03DO  03EO  03FO  03HO  03IU  03JU  03KU  03LU  03MY  03NTH 03Oss 03Pa  \#
    03Qa  03Ra  03Sa  03Ta  03Ua  03Vae 03Wc  03Xe  03Ye  03Ze  03[e  03\i  03]i  03^i  03_i  03`d  \#
    03an  03bo  03co  03do  03eo  03fo  03ho  03iu  03ju  03ku  03lu  03my  03nth 03oy  040A  041a  \#
    042A  043a  044A  045a  046C  047c  048C  049c  04:C  04;c  04<C  04=c  04>D  04?d  04@D  04Ad  \#
    04BE  04Ce  04DE  04Ee  04FE  04Ge  04HE  04Ie  04JE  04Ke  04LG  04Mg  04NG  04Og  04PG  04Qg  \#
    04RG  04Sg  04TH  04Uh  04VH  04Wh  04XI  04Yi  04ZI  04[i  04\I  04]i  04^I  04_i  04`I  04ai  \#
    04bIJ 04cij 04dJ  04ej  04fK  04gk  04hq  04iL  04jl  04kL  04ll  04mL  04nl  04oL  050l  051L  \#
    052l  053N  054n  055N  056n  057N  058n  059n  05:N  05;n  05<O  05=o  05>O  05?o  05@O  05Ao  \#
    05BOE 05Coe 05DR  05Er  05FR  05Gr  05HR  05Ir  05JS  05Ks  05LS  05Ms  05NS  05Os  05PS  05Qs  \#
    05RT  05St  05TT  05Ut  05VT  05Wt  05XU  05Yu  05ZU  05[u  05\U  05]u  05^U  05_u  05`U  05au  \#
    05bU  05cu  05dW  05ew  05fY  05gy  05hY  05iZ  05jz  05kZ  05lz  05mZ  05nz  05os  060b  061B  \#
    062B  063b  066O  067C  068c  069D  06:D  06;D  06<d  06>E  06?E  06@E  06AF  06Bf  06CG  06DG  \#
    06Ehv 06FI  06GI  06HK  06Ik  06Jl  06MN  06Nn  06OO  06PO  06Qo  06ROI 06Soi 06TP  06Up  06[t  \#
    06\T  06]t  06^T  06_U  06`u  06aU  06bV  06cY  06dy  06eZ  06fz  06gZ  074DZ 075Dz 076dz 077LJ \#
    078Lj 079lj 07:NJ 07;Nj 07<nj 07=A  07>a  07?I  07@i  07AO  07Bo  07CU  07Du  07EU  07Fu  07GU  \#
    07Hu  07IU  07Ju  07KU  07Lu  07Me  07NA  07Oa  07PA  07Qa  07RAE 07Sae 07TG  07Ug  07VG  07Wg  \#
    07XK  07Yk  07ZO  07[o  07\O  07]o  07^Z  07_z  07`j  07aDZ 07bDz 07cdz 07dG  07eg  07hN  07in  \#
    07jA  07ka  07lAE 07mae 07nO  07oo  080A  081a  082A  083a  084E  085e  086E  087e  088I  089i  \#
    08:I  08;i  08<O  08=o  08>O  08?o  08@R  08Ar  08BR  08Cr  08DU  08Eu  08FU  08Gu  08HS  08Is  \#
    08JT  08Kt  08NH  08Oh  08Qd  08TZ  08Uz  08VA  08Wa  08XE  08Ye  08ZO  08[o  08\O  08]o  08^O  \#
    08_o  08`O  08ao  08bY  08cy  08dl  08en  08ft  08gj  08hdb 08iqp 08jA  08kC  08lc  08mL  08nT  \#
    08os  090z  093B  094U  096E  097e  098J  099j  09<R  09=r  09>Y  09?y  09Aa  09Cb  09Do  09Ec  \#
    09Fd  09Gd  09Ie  09Ke  09Oj  09Pg  09Qg  09RG  09Sg  09Vh  09Wh  09Xi  09Yi  09ZI  09[l  09\l  \#
    09]l  09am  09bn  09cn  09dN  09eo  09fOE 09lr  09mr  09nr  0:0R  0:2s  0:8t  0:9u  0::u  0:;v  \#
    0:?Y  0:@z  0:Az  0:Bz  0:IB  0:KG  0:LH  0:Mj  0:OL  0:Pq  0:Sdz 0:Udz 0:Vts 0:Zls 0:[lz 1d0A  \#
    1d1AE 1d3B  1d4C  1d5D  1d6D  1d7E  1d:J  1d;K  1d<L  1d=M  1d?O  1dHP  1dKT  1dLU  1dPV  1dQW  \#
    1dRZ  1e[ue 1e\b  1e]d  1e^f  1e_m  1e`n  1eap  1ebr  1ecr  1eds  1eet  1efz  1ejth 1ekI  1emp  \#
    1enU  1f0b  1f1d  1f2f  1f3g  1f4k  1f5l  1f6m  1f7n  1f8p  1f9r  1f:s  1f<v  1f=x  1f>z  1f?a  \#
    1fAd  1fBe  1fCe  1fFi  1fIu  1h0A  1h1a  1h2B  1h3b  1h4B  1h5b  1h6B  1h7b  1h8C  1h9c  1h:D  \#
    1h;d  1h<D  1h=d  1h>D  1h?d  1h@D  1hAd  1hBD  1hCd  1hDE  1hEe  1hFE  1hGe  1hHE  1hIe  1hJE  \#
    1hKe  1hLE  1hMe  1hNF  1hOf  1hPG  1hQg  1hRH  1hSh  1hTH  1hUh  1hVH  1hWh  1hXH  1hYh  1hZH  \#
    1h[h  1h\I  1h]i  1h^I  1h_i  1h`K  1hak  1hbK  1hck  1hdK  1hek  1hfL  1hgl  1hhL  1hil  1hjL  \#
    1hkl  1hlL  1hml  1hnM  1hom  1i0M  1i1m  1i2M  1i3m  1i4N  1i5n  1i6N  1i7n  1i8N  1i9n  1i:N  \#
    1i;n  1i<O  1i=o  1i>O  1i?o  1i@O  1iAo  1iBO  1iCo  1iDP  1iEp  1iFP  1iGp  1iHR  1iIr  1iJR  \#
    1iKr  1iLR  1iMr  1iNR  1iOr  1iPS  1iQs  1iRS  1iSs  1iTS  1iUs  1iVS  1iWs  1iXS  1iYs  1iZT  \#
    1i[t  1i\T  1i]t  1i^T  1i_t  1i`T  1iat  1ibU  1icu  1idU  1ieu  1ifU  1igu  1ihU  1iiu  1ijU  \#
    1iku  1ilV  1imv  1inV  1iov  1j0W  1j1w  1j2W  1j3w  1j4W  1j5w  1j6W  1j7w  1j8W  1j9w  1j:X  \#
    1j;x  1j<X  1j=x  1j>Y  1j?y  1j@Z  1jAz  1jBZ  1jCz  1jDZ  1jEz  1jFh  1jGt  1jHw  1jIy  1jJa  \#
    1jKs  1jLs  1jMs  1jNSS 1jPA  1jQa  1jRA  1jSa  1jTA  1jUa  1jVA  1jWa  1jXA  1jYa  1jZA  1j[a  \#
    1j\A  1j]a  1j^A  1j_a  1j`A  1jaa  1jbA  1jca  1jdA  1jea  1jfA  1jga  1jhE  1jie  1jjE  1jke  \#
    1jlE  1jme  1jnE  1joe  1k0E  1k1e  1k2E  1k3e  1k4E  1k5e  1k6E  1k7e  1k8I  1k9i  1k:I  1k;i  \#
    1k<O  1k=o  1k>O  1k?o  1k@O  1kAo  1kBO  1kCo  1kDO  1kEo  1kFO  1kGo  1kHO  1kIo  1kJO  1kKo  \#
    1kLO  1kMo  1kNO  1kOo  1kPO  1kQo  1kRO  1kSo  1kTU  1kUu  1kVU  1kWu  1kXU  1kYu  1kZU  1k[u  \#
    1k\U  1k]u  1k^U  1k_u  1k`U  1kau  1kbY  1kcy  1kdY  1key  1kfY  1kgy  1khY  1kiy  1kjLL 1kkll \#
    1klV  1kmv  1knY  1koy  2aPL  2aQl  2aRL  2aSP  2aTR  2aUa  2aVt  2aWH  2aXh  2aYK  2aZk  2a[Z  \#
    2a\z  2a^M  2aav  2abW  2acw  2adv  2ahe  2ajo  2anS  2aoZ  :L`F  :LaS  :LbAA :Lcaa :LdAO :Leao \#
    :LfAU :Lgau :LhAV :Liav :LjAV :Lkav :LlAY :Lmay :M0K  :M1k  :M2K  :M3k  :M4K  :M5k  :M6L  :M7l  \#
    :M8L  :M9l  :M:O  :M;o  :M<O  :M=o  :M>OO :M?oo :M@P  :MAp  :MBP  :MCp  :MDP  :MEp  :MFQ  :MGq  \#
    :MHQ  :MIq  :MNV  :MOv  :MPVY :MQvy :MTTH :MUth :MVTH :MWth :Mad  :Mbl  :Mcm  :Mdn  :Mer  :MfR  \#
    :Mgt  :MiD  :Mjd  :MkF  :Mlf  :N6T  :N7t  :N@N  :NAn  :NBC  :NCc  :NPG  :NQg  :NRK  :NSk  :NTN  \#
    :NUn  :NVR  :NWr  :NXS  :NYs  :NZH  ?\0ff ?\1fi ?\2fl ?\3ffi?\4ffl?\5st ?\6st ?lQA  ?lRB  ?lSC  \#
    ?lTD  ?lUE  ?lVF  ?lWG  ?lXH  ?lYI  ?lZJ  ?l[K  ?l\L  ?l]M  ?l^N  ?l_O  ?l`P  ?laQ  ?lbR  ?lcS  \#
    ?ldT  ?leU  ?lfV  ?lgW  ?lhX  ?liY  ?ljZ  ?m1a  ?m2b  ?m3c  ?m4d  ?m5e  ?m6f  ?m7g  ?m8h  ?m9i  \#
    ?m:j  ?m;k  ?m<l  ?m=m  ?m>n  ?m?o  ?m@p  ?mAq  ?mBr  ?mCs  ?mDt  ?mEu  ?mFv  ?mGw  ?mHx  ?mIy  \#
    ?mJz  
    """#
  }
}
