/// Random numbers that follow from an input alone, so that it is always checked in the same way
/// (FNV-1a, then SplitMix64).
package struct InputGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
