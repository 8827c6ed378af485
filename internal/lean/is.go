//go:build lean

package lean

// Program reports whether this is the lean program.
const Program = true
