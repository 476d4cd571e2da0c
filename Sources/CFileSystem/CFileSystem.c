#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <stdio.h>
#include <sys/xattr.h>

int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode) {
  return renameat2(folder, from, folder, to, mode) == 0 ? 0 : errno;
}

ssize_t cfs_list_attributes(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}

ssize_t cfs_get_attribute(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size);
}

int cfs_set_attribute(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}
