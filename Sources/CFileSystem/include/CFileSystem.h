/* System calls that Swift's Glibc module lacks. */
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* How renameat2 treats a file that stands under the new name: see renameat2(2). */
enum cfs_rename_mode {
  CFS_RENAME_NOREPLACE = 1,
  CFS_RENAME_EXCHANGE = 2,
};

/* Renames a file inside one folder, given by its descriptor. Returns 0 or an errno. */
int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode);

/* Brings all files of a folder's file system to the disk: see syncfs(2). Returns -1 and sets errno where
   it fails. */
int cfs_sync_file_system(int folder);

/* Whether it fails where one of them, written since the folder was opened, didn't get to the disk. Linux
   tells since 5.8, for file systems that are on a disk themselves: not for one that lies over another. */
bool cfs_reports_lost_writes(int folder);

/* The extended attributes of an open file: see flistxattr(2), fgetxattr(2), fsetxattr(2).
   Return -1 and set errno where they fail. */
ssize_t cfs_list_attributes(int file, char *names, size_t size);
ssize_t cfs_get_attribute(int file, const char *name, void *value, size_t size);
int cfs_set_attribute(int file, const char *name, const void *value, size_t size);

#endif
