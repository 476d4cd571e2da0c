import ContactModel

/// What is to become of a contact that the user changed, and perhaps another program too.
func merged(
  _ edited: Contact, since base: Contact, into current: Contact, merging: Bool, path: String
) throws(StoreError) -> Contact {
  if current == base { return edited }
  guard merging else { throw .changedOutside(path: path) }
  let merge = ContactMerge(base: base, mine: edited, theirs: current)
  guard merge.conflicts.isEmpty else { throw .conflict(path: path, merge) }
  return merge.merged()
}

/// What the user made of a contact, over what its card says: his word counts wherever they differ.
func mine(_ edited: Contact, since base: Contact, over current: Contact) -> Contact {
  if current == base { return edited }
  let merge = ContactMerge(base: base, mine: edited, theirs: current)
  return merge.merged(taking: merge.conflicts.map { _ in .mine })
}
