//go:build !js

package format

import (
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

func ungzip(in io.Reader) (io.Reader, error) { return gzip.NewReader(in) }

// unzstd unpacks with one goroutine and no more memory than the usual levels of compression need.
var unzstd = func(in io.Reader) (io.Reader, error) {
	return zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(32<<20))
}
