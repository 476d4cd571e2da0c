#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <stdio.h>

int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode) {
  return renameat2(folder, from, folder, to, mode) == 0 ? 0 : errno;
}
