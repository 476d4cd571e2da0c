/* System calls that Swift's Glibc module lacks. */
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

/* How renameat2 treats a file that stands under the new name: see renameat2(2). */
enum cfs_rename_mode {
  CFS_RENAME_NOREPLACE = 1,
  CFS_RENAME_EXCHANGE = 2,
};

/* Renames a file inside one folder, given by its descriptor. Returns 0 or an errno. */
int cfs_rename(int folder, const char *from, const char *to, enum cfs_rename_mode mode);

#endif
