package table

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Packing is a way to compress text in frames. Frames one after the other are a file of that kind, so that files of
// frames can be joined byte by byte, and cut between two.
type Packing struct {
	Name string
	Ext  string // the end of names of files, with its dot
	// NewFrame makes a function that appends a text as a frame, for one goroutine. It is nil where text stays as it is.
	NewFrame func() func(out, text []byte) []byte
	// Open reads what frames hold.
	Open func(in io.Reader) (io.ReadCloser, error)
}

// Packings are the ways to compress.
var Packings = []*Packing{Plain, Gzip, Zstd}

// PackingNamed is the packing with a name.
func PackingNamed(name string) (*Packing, error) {
	var names []string
	for _, p := range Packings {
		if p.Name == name {
			return p, nil
		}
		names = append(names, p.Name)
	}
	return nil, fmt.Errorf("no way to compress is called %q; there are %s", name, strings.Join(names, ", "))
}

// Plain does not compress.
var Plain = &Packing{Name: "plain", Open: func(in io.Reader) (io.ReadCloser, error) { return io.NopCloser(in), nil }}

// Gzip has a member a frame.
var Gzip = &Packing{Name: "gz", Ext: ".gz",
	NewFrame: func() func(out, text []byte) []byte {
		w := gzip.NewWriter(nil)
		return func(out, text []byte) []byte {
			b := bytes.NewBuffer(out)
			w.Reset(b)
			w.Write(text) // a buffer takes everything
			w.Close()
			return b.Bytes()
		}
	},
	Open: func(in io.Reader) (io.ReadCloser, error) { return gzip.NewReader(in) },
}

// Zstd compresses fast: a batch is to wait for its puzzles and not for its disk.
var Zstd = &Packing{Name: "zst", Ext: ".zst",
	NewFrame: func() func(out, text []byte) []byte {
		w, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(1))
		if err != nil {
			panic(err) // NewWriter only looks at its options, and these are always the same
		}
		return func(out, text []byte) []byte { return w.EncodeAll(text, out) }
	},
	Open: func(in io.Reader) (io.ReadCloser, error) {
		r, err := zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true))
		if err != nil {
			return nil, err
		}
		return r.IOReadCloser(), nil
	},
}
