/* System calls that Swift's Glibc module lacks. */
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include <stddef.h>
#include <sys/types.h>

/* How renameat2 treats a file that stands under the new name: see renameat2(2). */
enum cfs_rename_mode {
  CFS_RENAME_NOREPLACE = 1,
  CFS_RENAME_EXCHANGE = 2,
};

/* Renames a file inside one folder, given by its descriptor. Returns 0 or an errno. */
int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode);

/* The extended attributes of an open file: see flistxattr(2), fgetxattr(2), fsetxattr(2).
   Return -1 and set errno where they fail. */
ssize_t cfs_list_attributes(int file, char *names, size_t size);
ssize_t cfs_get_attribute(int file, const char *name, void *value, size_t size);
int cfs_set_attribute(int file, const char *name, const void *value, size_t size);

#endif
