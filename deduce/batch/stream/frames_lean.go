//go:build lean

package stream

import "io"

// frameReader is a stub: the lean program reads no packed files.
type frameReader struct{ io.Reader }

// openFrame opens nothing.
func openFrame(io.Reader, int64) (*frameReader, error) { return nil, nil }

// frameStarts yields nothing.
func frameStarts(io.Reader, func(int64) bool) (bool, error) { return false, nil }

// frameAt returns no frame.
func (*frameReader) frameAt(text int64) (file, inFrame int64) { return 0, text }

// bytes returns 0.
func (*frameReader) bytes() int64 { return 0 }

// Close does nothing.
func (*frameReader) Close() {}
