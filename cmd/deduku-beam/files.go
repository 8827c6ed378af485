package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"path"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/gcs"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/s3"
)

// list is the names of the files that a pattern matches, in order.
func list(ctx context.Context, pattern string) ([]string, error) {
	fs, err := filesystem.New(ctx, pattern)
	if err != nil {
		return nil, err
	}
	defer fs.Close()
	names, err := fs.List(ctx, pattern)
	slices.Sort(names)
	return names, err
}

func sizeOf(ctx context.Context, name string) (int64, error) {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return 0, err
	}
	defer fs.Close()
	return fs.Size(ctx, name)
}

// open opens a file. The file system is closed with it.
func open(ctx context.Context, name string) (io.ReadCloser, error) {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return nil, err
	}
	in, err := fs.OpenRead(ctx, name)
	if err != nil {
		fs.Close()
		return nil, err
	}
	if seeker, ok := in.(io.Seeker); ok { // so that a shard begins at its own bytes
		return struct {
			*file
			io.Seeker
		}{&file{in, fs}, seeker}, nil
	}
	return &file{in, fs}, nil
}

type file struct {
	io.ReadCloser
	fs filesystem.Interface
}

func (f *file) Close() error {
	defer f.fs.Close()
	return f.ReadCloser.Close()
}

// output is a file that is there whole or not at all, also where another worker writes the same: stores of objects do so
// by themselves, elsewhere it is renamed into place.
type output struct {
	io.WriteCloser
	fs       filesystem.Interface
	name, to string // as it is to be called, and as it is called while it is written
	cancel   context.CancelFunc
}

// create begins a file.
func create(ctx context.Context, name string) (*output, error) {
	ctx, cancel := context.WithCancel(ctx)
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		cancel()
		return nil, err
	}
	o := &output{fs: fs, name: name, to: name, cancel: cancel}
	if _, renames := fs.(filesystem.Renamer); renames && !strings.Contains(name, "://") {
		dir, base := path.Split(name)
		o.to = fmt.Sprintf("%swriting-%s.%016x", dir, base, rand.Uint64())
	}
	if o.WriteCloser, err = fs.OpenWrite(ctx, o.to); err != nil {
		o.release()
		return nil, err
	}
	return o, nil
}

func (o *output) release() {
	o.cancel()
	o.fs.Close()
}

// commit puts the file in place.
func (o *output) commit(ctx context.Context) error {
	defer o.release()
	err := o.Close()
	if err == nil && o.to != o.name {
		err = filesystem.Rename(ctx, o.fs, o.to, o.name)
	}
	return err
}

// drop gives up a file of which not all is written.
func (o *output) drop() {
	defer o.release()
	o.cancel() // a store of objects then keeps nothing
	_ = o.Close()
	if fs, ok := o.fs.(filesystem.Remover); ok && o.to != o.name {
		_ = fs.Remove(context.Background(), o.to)
	}
}
