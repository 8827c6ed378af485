package about

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/handbook"
	"deduku/internal/progress"
	"deduku/repl/terminal"
)

// Handbook writes the handbook.
type Handbook struct {
	Out   string `arg:"" help:"A folder for the pages, or a file that ends in .pdf for the book." placeholder:"DIR|FILE.pdf"`
	Page  string `help:"Of the pages: the address of deduku's page, on which their examples are to open." placeholder:"URL"`
	Paper string `enum:"a4,letter" default:"a4" help:"Of the book: how large its pages are: a4, letter."`
	Quiet bool   `short:"q" help:"Don't say how far it is."`
}

// Run writes the handbook of all techniques.
func (c *Handbook) Run(s subcommand.Streams) error {
	onPaper := strings.EqualFold(filepath.Ext(c.Out), ".pdf")
	if onPaper && c.Page != "" {
		return errors.New("--page is for the pages; the book has no links to it")
	}
	if !onPaper {
		if err := roomFor(c.Out); err != nil {
			return err
		}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		b, err := c.make(ctx, s)
		switch {
		case err != nil:
			return err
		case onPaper:
			return subcommand.Disk().Write(ctx, c.Out, func(w io.Writer) error { return handbook.Write(w, b, c.Paper == "letter") })
		}
		return c.writePages(ctx, s, b)
	})
}

// make makes the handbook, and says meanwhile how far it is.
func (c *Handbook) make(ctx context.Context, s subcommand.Streams) (*handbook.Book, error) {
	var done, all atomic.Int64
	if terminal.Is(s.Err) && !c.Quiet {
		defer subcommand.ProgressOn(s).Start(func(waited time.Duration) string {
			return progress.Far(done.Load(), "techniques", float64(done.Load())/float64(max(1, all.Load())), waited)
		}).Stop()
	}
	return handbook.Make(ctx, func(made, of int) {
		done.Store(int64(made))
		all.Store(int64(of))
	})
}

// writePages writes the files of the pages.
func (c *Handbook) writePages(ctx context.Context, s subcommand.Streams, b *handbook.Book) error {
	files, err := handbook.Files(b, c.Page)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(c.Out, 0o777); err != nil {
		return err
	}
	for _, f := range files {
		if err := subcommand.Disk().Write(ctx, filepath.Join(c.Out, f.Name), func(w io.Writer) error { _, err := w.Write(f.Data); return err }); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(s.Out, "%d pages; begin with %s\n", len(files)-handbook.Beside, filepath.Join(c.Out, "index.html"))
	return err
}

// roomFor says where a folder holds other files, which the pages could overwrite. One that is not there, or holds a handbook, is fine.
func roomFor(folder string) error {
	inside, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && len(inside) == 0:
		return nil
	case err != nil:
		return fmt.Errorf("%s: the pages need a folder, and the book a file that ends in .pdf: %w", folder, err)
	}
	if _, err := os.Stat(filepath.Join(folder, handbook.Style)); err != nil {
		return fmt.Errorf("%s holds other files: name a folder that is new, empty, or has a handbook", folder)
	}
	return nil
}
