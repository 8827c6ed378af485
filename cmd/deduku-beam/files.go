package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
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

// write writes a file that is there whole or not at all, also where another worker writes the same: stores of objects do
// so by themselves, elsewhere it is renamed into place.
func write(ctx context.Context, name string, data []byte) error {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return err
	}
	defer fs.Close()
	to := name
	_, renames := fs.(filesystem.Renamer)
	if renames = renames && !strings.Contains(name, "://"); renames {
		to = fmt.Sprintf("%s.%016x", strings.Replace(name, "/part-", "/writing-", 1), rand.Uint64())
	}
	out, err := fs.OpenWrite(ctx, to)
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	if closing := out.Close(); err == nil {
		err = closing
	}
	if err == nil && renames {
		err = filesystem.Rename(ctx, fs, to, name)
	}
	return err
}
