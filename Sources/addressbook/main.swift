import Glibc

// A reader that went away is told by write, not by a signal.
signal(SIGPIPE, SIG_IGN)
var program = Program(environment: .ofProcess())
exit(program.run(processArguments()).rawValue)
