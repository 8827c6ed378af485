//go:build lean

package source

import (
	"compress/gzip"
	"io"
)

// In the lean program, which is to be small, the libraries of the system's own do; and nothing unpacks zstd and xz.

func ungzip(in io.Reader) (io.Reader, error) { return gzip.NewReader(in) }

var unzstd, unxz func(io.Reader) (io.Reader, error)
