//go:build unix

package sanitize

import "syscall"

// NonBlock makes [os.OpenFile] open a pipe without waiting for a program that writes to it.
const NonBlock = syscall.O_NONBLOCK
