//go:build lean

package stream

import "io"

// Reader is not there in the lean program, which reads no packed files.
type Reader struct{ io.Reader }

// Open opens nothing.
func Open(io.Reader, int64) (*Reader, error) { return nil, nil }

// Starts yields nothing.
func Starts(io.Reader, func(int64) bool) (bool, error) { return false, nil }

// Frame is no frame.
func (*Reader) Frame(text int64) (file, inFrame int64) { return 0, text }

// Bytes is none.
func (*Reader) Bytes() int64 { return 0 }

// Close does nothing.
func (*Reader) Close() {}
