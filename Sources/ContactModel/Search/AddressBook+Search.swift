extension AddressBook {
  package func search(_ text: String) -> [SearchHit] { [] }
}
