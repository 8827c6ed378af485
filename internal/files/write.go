package files

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// Write creates or replaces a file with what write writes. A regular file is written beside its place, brought to the
// disk and then renamed, so that there is the old one or the new one whatever happens; it keeps its mode, and a link
// stays a link. Anything else (a pipe, a device) is written to. Writing ends when ctx does.
func (d Disk) Write(ctx context.Context, path string, write func(io.Writer) error) error {
	if path == "" || filepath.Base(path) == "." {
		return fmt.Errorf("%q is no name for a file", path)
	}
	target := path
	if real, err := filepath.EvalSymlinks(path); err == nil {
		target = real
	}
	info, err := os.Stat(target)
	switch {
	case err != nil: // a new file, or an error that comes again
	case info.IsDir():
		return fmt.Errorf("%s is a directory", path)
	case !info.Mode().IsRegular():
		return named(writeTo(ctx, target, write), path)
	}
	return named(d.replace(ctx, target, info, write), path)
}

// writeTo writes to what is no regular file.
func writeTo(ctx context.Context, path string, write func(io.Writer) error) error {
	f, err := open(ctx, path, os.O_WRONLY)
	if err != nil {
		return err
	}
	defer waits(ctx, f)()
	return cmp.Or(canceled(ctx, fill(ctx, f, write)), f.Close())
}

// replace writes a regular file beside its place and puts it there. old is what is there, if anything.
func (d Disk) replace(ctx context.Context, path string, old fs.FileInfo, write func(io.Writer) error) error {
	temp := filepath.Join(filepath.Dir(path), tempPrefix+strconv.FormatUint(rand.Uint64(), 36))
	note := d.note(temp)
	defer note.remove()
	f, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	err = fill(ctx, f, write)
	if err == nil && old != nil {
		err = f.Chmod(old.Mode().Perm())
	}
	if err == nil {
		err = f.Sync()
	}
	if err = cmp.Or(err, f.Close()); err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		os.Remove(temp) // the error that is known says more than another would
		return err
	}
	return SyncDir(filepath.Dir(path))
}

// tempPrefix is how names of files begin that are being written.
const tempPrefix = ".deduku-"

// fill has write write to a file.
func fill(ctx context.Context, f *os.File, write func(io.Writer) error) error {
	out := bufio.NewWriterSize(writer{ctx, f}, 64<<10)
	return cmp.Or(write(out), out.Flush())
}

// writer writes until its context is done.
type writer struct {
	ctx context.Context
	to  io.Writer
}

func (w writer) Write(p []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	return w.to.Write(p)
}
