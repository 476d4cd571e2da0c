#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <linux/magic.h>
#include <stdio.h>
#include <sys/utsname.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode) {
  return renameat2(folder, from, folder, to, mode) == 0 ? 0 : errno;
}

int cfs_sync_file_system(int folder) { return syncfs(folder); }

bool cfs_reports_lost_writes(int folder) {
  struct utsname system;
  struct statfs status;
  int major, minor;
  if (uname(&system) != 0 || sscanf(system.release, "%d.%d", &major, &minor) != 2) return false;
  if (major < 5 || (major == 5 && minor < 8) || fstatfs(folder, &status) != 0) return false;
  switch (status.f_type) {
    case EXT4_SUPER_MAGIC: /* and ext2, ext3 */
    case XFS_SUPER_MAGIC:
    case BTRFS_SUPER_MAGIC:
    case F2FS_SUPER_MAGIC: return true;
    default: return false;
  }
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
