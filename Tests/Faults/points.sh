# Where a change of the book can be struck: its system calls on the folder of the check.

# The calls that are made to fail, and with what: while the book is read, and while it is written.
errors_of() { # CALL PHASE
  case $2:$1 in
    reading:openat) echo EACCES EINTR ;;
    reading:*) echo EIO ;;
    writing:openat) echo EIO EMFILE ENOSPC EINTR ;;
    writing:write) echo EIO ENOSPC EDQUOT EINTR ;;
    writing:fsync | writing:syncfs) echo EIO ENOSPC EINTR ;;
    writing:fchmod | writing:fchown | writing:fsetxattr) echo EIO EPERM ;;
    writing:renameat* | writing:linkat) echo EIO EACCES ENOSPC EINVAL ;;
    writing:unlinkat) echo EIO EACCES ;;
    writing:*) echo EIO ;;
  esac
}

CALLS='?openat,?write,?fsync,?syncfs,?fchmod,?fchown,?fsetxattr,?renameat,?renameat2,?linkat,?unlinkat'
CALLS+=',?newfstatat,?fstat,?statx,?faccessat,?faccessat2,?read,?close,?getdents64,?readlink'
CALLS+=',?flistxattr,?fgetxattr'

# Every call on a folder of a run that was traced with -y, as NAME COUNT PHASE: the COUNTth call of
# that name in the run.
points() { # TRACE FOLDER
  awk -v folder="$2" '{
    sub(/^[0-9]+ +/, ""); name = $0; sub(/\(.*/, "", name)
    count[name]++
    if (/O_EXCL/) writes = 1
    if (index($0, folder)) print name, count[name], writes ? "writing" : "reading"
  }' "$1"
}
