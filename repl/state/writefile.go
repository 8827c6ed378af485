package state

import (
	"context"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
)

// WriteFile creates or replaces a file that somebody named. The answer is where to, in words: a file that was there before is
// gone by that, which no undo brings back, so it is told.
func (d *Desk) WriteFile(ctx context.Context, file string, write func(io.Writer) error) (to string, err error) {
	to = "to " + file
	if d.hasFile(file) {
		to += ", in place of what was there"
	}
	return to, d.Files.Write(ctx, file, write)
}

// hasFile reports whether there is a file that writing would replace; a pipe or a device it would not.
func (d *Desk) hasFile(file string) bool {
	entries, err := d.Files.List(filepath.Dir(file))
	return err == nil && slices.ContainsFunc(entries, func(e fs.DirEntry) bool {
		return e.Name() == filepath.Base(file) && (e.Type().IsRegular() || e.Type()&fs.ModeSymlink != 0)
	})
}
