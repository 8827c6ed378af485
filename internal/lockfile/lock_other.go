//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd)

package lockfile

import "os"

// The standard library offers no lock on these systems.
const supported = false

func tryLock(*os.File) (bool, error) { return true, nil }
