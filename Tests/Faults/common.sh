# What the checks have in common: books, runs of the program, and the count of what is wrong.
# A check ends with `finish`; status 77 says that it was skipped.
set -u

WORK=$(mktemp -d "${TMPDIR:-/tmp}/faults.XXXXXX")
WRONG=0
DONE=0
# The mounts of a check are taken down even where it is ended from outside.
MOUNTS=()
clean() {
  local place
  for place in ${MOUNTS[@]+"${MOUNTS[@]}"}; do umount -l "$place" 2>/dev/null; done
  chattr -R -i "$WORK" 2>/dev/null
  rm -rf "$WORK"
}
trap clean EXIT
trap 'exit 1' INT TERM HUP

# (What was found wrong before counts more.)
skip() {
  [ "$WRONG" -eq 0 ] || finish
  echo "skipped: $*"
  exit 77
}

# Counts one more thing that was looked at.
pass() { DONE=$((DONE + 1)); }

wrong() {
  echo "WRONG: $*"
  WRONG=$((WRONG + 1))
}

finish() {
  echo "$DONE done, $WRONG wrong"
  [ "$WRONG" -eq 0 ] && [ "$DONE" -gt 0 ]
  exit
}

card() { # NAME PHONE UID
  printf 'BEGIN:VCARD\r\nVERSION:3.0\r\nX-ODD:kept\r\nFN:%s\r\nUID:%s\r\nTEL:%s\r\nEND:VCARD\r\n' \
    "$1" "$3" "$2"
}

person() { # NAME PHONE
  printf '<dict><key>name</key><string>%s</string><key>phoneNumber</key><string>%s</string></dict>' \
    "$1" "$2"
}

# Makes a book of three people in an empty folder, and a home: book_of KIND FOLDER
book_of() {
  local folder=$2
  mkdir -p "$folder/home"
  BOOK=$folder/$(name_of "$1")
  case $1 in
    folder)
      mkdir -p "$BOOK"
      card Ann 11 u1 >"$BOOK/1.vcf"
      card Bo 12 u2 >"$BOOK/2.vcf"
      card Cy 13 u3 >"$BOOK/3.vcf"
      chmod 640 "$BOOK"/*.vcf
      ;;
    cards)
      { card Ann 11 u1; echo; card Bo 12 u2; echo; card Cy 13 u3; } >"$BOOK"
      chmod 640 "$BOOK"
      ;;
    list)
      {
        echo '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>'
        echo "<key>A</key><array>$(person Ann 11)</array>"
        echo "<key>B</key><array>$(person Bo 12)</array>"
        echo "<key>C</key><array>$(person Cy 13)</array>"
        echo '</dict></plist>'
      } >"$BOOK"
      chmod 640 "$BOOK"
      ;;
  esac
}

name_of() { # KIND
  case $1 in folder) echo book ;; cards) echo book.vcf ;; list) echo book.plist ;; esac
}

# The folder in which the book's files are.
folder_of() { # KIND FOLDER
  if [ "$1" = folder ]; then echo "$2/book"; else echo "$2"; fi
}

# The words of one change of each sort: what each check does to a book.
words_of() { # OPERATION
  case $1 in
    set) echo set Bo 'phones[0].value=22' ;;
    add) echo add fn=Dora 'phones[+].value=14' ;;
    delete) echo delete Bo ;;
  esac
}

# Runs the program on a folder's book, with its home and state in that folder: run FOLDER WORDS…
# What goes before the program (strace, setpriv) is in $BEFORE.
BEFORE=()
run() {
  local folder=$1
  shift
  env -i PATH="$PATH" HOME="$folder/home" LANG=C ${BEFORE[@]+"${BEFORE[@]}"} \
    "$PROGRAM" "$@" --book "$BOOK" </dev/null
}

# The content of a book: the name and the sum of every file that is no temporary one of ours; random
# UIDs count as one word, and so do times of change.
content() { # BOOK
  local file
  find "$1" -name '.*.tmp' -prune -o -type f -print | while read -r file; do
    echo "$(anonymous <<<"${file#"$1"}") $(anonymous <"$file" | cksum)"
  done | LC_ALL=C sort
}

anonymous() {
  sed -E 's/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/UUID/g; s/^REV:.*/REV/'
}

# Temporary files that are left.
litter() { # FOLDER
  find "$1" -maxdepth 1 -name '.*.tmp'
}

# Whether strace can trace, and inject faults, here.
need_strace() {
  command -v strace >/dev/null || skip "there is no strace"
  strace -o /dev/null true 2>/dev/null || skip "ptrace is forbidden here"
  if echo x | strace -o /dev/null -e inject=write:error=EIO cat >/dev/null 2>&1; then
    skip "strace can't inject faults here"
  fi
}

# The C that does what no command does.
build_tool() {
  TOOL=$WORK/tool
  clang -o "$TOOL" tool.c 2>&1 || skip "there is no C compiler"
}

# A small disk, on which the power can go: need_disk FOLDER. `new_disk` makes and mounts it anew, and
# `cut_power` takes away all that hasn't got to it.
need_disk() {
  DISK=$WORK/disk MOUNT=$1
  mkdir -p "$MOUNT"
  command -v mkfs.ext4 >/dev/null || skip "there is no mkfs.ext4"
  dd if=/dev/zero of="$DISK" bs=1M count=16 2>/dev/null
  mkfs.ext4 -q -F "$DISK" || skip "mkfs.ext4 doesn't work here"
  mount -o loop "$DISK" "$MOUNT" 2>/dev/null || skip "mounting is forbidden here"
  MOUNTS+=("$MOUNT")
  "$TOOL" shutdown "$MOUNT" 2>/dev/null || skip "ext4 can't be shut down here"
  umount "$MOUNT"
}

new_disk() {
  mkfs.ext4 -q -F "$DISK"
  mount -o loop "$DISK" "$MOUNT"
}

cut_power() { "$TOOL" shutdown "$MOUNT" || wrong "no shutdown"; }

restart() {
  umount "$MOUNT"
  mount -o loop "$DISK" "$MOUNT"
}
