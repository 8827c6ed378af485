//go:build !lean

package source

import (
	"bufio"
	"errors"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/ulikunitz/xz"
)

func ungzip(in io.Reader) (io.Reader, error) { return gzip.NewReader(in) }

// unzstd unpacks with one goroutine and no more memory than the usual levels of compression need.
var unzstd = func(in io.Reader) (io.Reader, error) {
	return zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(32<<20))
}

// unxz unpacks unless the start says that this takes more memory than the usual levels of compression need.
var unxz = func(in io.Reader) (io.Reader, error) {
	b := bufio.NewReader(in)
	head, _ := b.Peek(xzHead) // what is missing, the reader complains of
	if xzDictionary(head) > mostXZ {
		return nil, errors.New("it needs more than 64 MiB of memory")
	}
	return xz.NewReader(b)
}
