// Written by pinyin-tables. Contains data of the Unicode Character Database, reordered and packed:
// copyright © 1991-2022 Unicode, Inc., see LICENSE-UNICODE.txt.
// swift-format-ignore-file

extension Tables {
  /// Characters outside U+3400…U+9FFF: code point (3 digits), reading (2), strokes (1).
  static var rareReadings: StaticString {
    #"""
    307>@1P5TKR;PIfBh4Pc@0Y:Q>JCZ<Q@C;d>SG;4Z>SbGK97SbHKN7ShS6j<TWK59=TYm:7AT[9KmEUDb6??UER1o@UFXN9B\#
    UkG2C?V8QLCAVB=JBBVIf8@9VMl>^=V]LO<9V`Q@b;Woi@W<X@88R:XIhDA6XJE1:7XOPE7DX]90TDXa7Dn<Xa?4I?XaA:<A\#
    XaDPQAXjIAT:Ymn0;>Yn3?o?Yn<;dCZOM:R:ZSk>T<ZTG>3>ZX`E29ZXfGR:ZYHL^@ZnRK^9[4WL]:[4X2j:[4gM3@[4hLRA\#
    [7]K:8[<0:O=[=SJB8[=_K\;[=bKg;[=mLH?[@4M[7[@@AR<[@CEo=[AQ?d:[CW7B9[C_:O;[CfLH<[Ci:O=[D=6[A[D>;LA\#
    [DfAh=[F^M2<[F_7D<[FcM]=[GWHj:[GdNY@[HLK>7[HM;L7[HVIU;[HW>[;[HXIi<[HZMT=[H\KR=[JEGf>[JF3c>[J]>8G\#
    [K]<a<[NY?_?[O5=l;[OVI4A[Oi9^;[Ol4J<[P6<g:[P:LI8[PLAR@[Rh4V:[[76?=[]OBf7[]R>n7[]l=I:[^3GF;[`KL58\#
    [eg=_7[f75K<[ggKo<[hY<G7\0YK:8\0ZK^8\2Y:T:\3:O?<\7EK16\7I0f7\7i8b;\9lBh8\:8LS:\:T2N<\<G9@:\=K=_9\#
    \=Q4[;\=TLS:\B8E?:\BD81=\BG=?>\E2>P=\HCLS6\HH4U7\HQM59\HYJ<9\H[:7:\H\DM;\H]2`;\H_Ok;\I2L^>\I:@NA\#
    \I;K`D\L\?H9\L_=m:\NOCh@\O1M3B\Om5Y;\SILC5\SNOM6\SQ:\7\Sc9K8\T7M5;\T:Gi;\TM:C>\X2DA8\X>MJ=\YmLS9\#
    \ZYB:=\\YM38\\]>m9\\^2S9\\a:m9\\hH3:\\iG]:\\k>Y:\\oNc:\]1@W:\]:5f<\]>9^<\]J3X=\]K1P=\]T9c>\]YKB?\#
    \]\:C@\]_Cd@\]cKSA\]f9DA\]h>;A\]lI4A\^aM5<\^o7O9\_0:O9\_>JV<\aF57;\aOK:<\ceCS8\cf;78\cmG\9\coJL:\#
    \d26d;\d3:J<\d:>;?\f;;A=\f=J`=\f?K9>\f@Nf>\fO=7A\fP=iA\fX:RA\f]:RC\f^KSD\gE1W<\hHL^>\hJM[>\hSK[?\#
    \hVOo@\hZ6[A\ilKm<\j8M2@\jC3;E
    """#
  }
}
