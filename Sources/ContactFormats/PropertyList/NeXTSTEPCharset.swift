/// The upper half of NeXTSTEP's character set, in which old-style property lists count their octal
/// escapes (Unicode's mapping NEXTSTEP.TXT).
enum NeXTSTEPCharset {
  /// For the codes from 0x80 on; the two that stand for nothing are U+FFFD.
  static let units: [UInt16] = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.utf16)
}
