/* What the checks need and no command does:
     tool shutdown FOLDER   stops a mounted ext4 at once, as a power cut does: nothing more gets to the disk
     tool attribute FILE    gives a file an extended attribute
     tool attributes FILE   prints the names and values of those that it has */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/xattr.h>

/* linux/ext4.h isn't among the system's headers: _IOR('X', 125, __u32), without flushing the journal. */
#define EXT4_IOC_SHUTDOWN _IOR('X', 125, uint32_t)
#define EXT4_GOING_FLAGS_NOLOGFLUSH 2

static int shut_down(const char *folder) {
  uint32_t how = EXT4_GOING_FLAGS_NOLOGFLUSH;
  int file = open(folder, O_RDONLY);
  return file < 0 || ioctl(file, EXT4_IOC_SHUTDOWN, &how) != 0;
}

static int print_attributes(const char *path) {
  char names[4096], value[4096];
  ssize_t size = listxattr(path, names, sizeof names);
  for (char *name = names; name < names + size; name += strlen(name) + 1) {
    ssize_t length = getxattr(path, name, value, sizeof value);
    printf("%s=%.*s\n", name, (int)(length < 0 ? 0 : length), value);
  }
  return size < 0;
}

int main(int count, char **words) {
  int failed = 1;
  if (count == 3) {
    if (!strcmp(words[1], "shutdown")) failed = shut_down(words[2]);
    if (!strcmp(words[1], "attribute")) failed = setxattr(words[2], "user.note", "kept", 4, 0) != 0;
    if (!strcmp(words[1], "attributes")) failed = print_attributes(words[2]);
  }
  if (failed) perror(words[count - 1]);
  return failed;
}
