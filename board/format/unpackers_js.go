package format

import (
	"compress/gzip"
	"io"
)

// In a page, which is to be small, the libraries of the system's own do; and nothing unpacks zstd.

func ungzip(in io.Reader) (io.Reader, error) { return gzip.NewReader(in) }

var unzstd func(io.Reader) (io.Reader, error)
