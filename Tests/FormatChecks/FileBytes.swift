import Glibc

/// The bytes of a file; nil where it can't be read.
package func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
    count = fread(buffer.baseAddress, 1, buffer.count, file)
  }
}
