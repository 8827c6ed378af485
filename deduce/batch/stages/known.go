package stages

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"deduku/deduce/batch"
)

// Known leaves out what a list has, or keeps only that.
var Known = &batch.StageKind{
	Name: "known", Args: "FILE[, keep|append]",
	Short: "leave out the rows whose canonical form, or an equivalent, is in a file of puzzles; keep: leave out all others; append: add the new ones to the file",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		file, then := "", ""
		err := batch.Setters{
			"file": func(value string) error { file = value; return nil },
			"then": batch.OneOf(&then, "keep", "append"),
		}.Read("known", "", batch.ByPlace(args, "file", "then"))
		switch {
		case err != nil:
			return nil, err
		case file == "":
			return nil, errors.New("known takes a file of puzzles: known(FILE)")
		case batch.FieldNamed(before, batch.FieldCanonical.Name) != batch.FieldCanonical:
			return nil, errors.New("known compares canonical forms: the stage canonical comes before it")
		}
		text := "known(" + file + ")"
		if then != "" {
			text = "known(" + file + ", " + then + ")"
		}
		prepare := func(ctx context.Context, w batch.Workspace) error {
			l, err := openList(ctx, w, file)
			if err != nil {
				return err
			}
			return l.close()
		}
		s := &batch.Stage{Text: text, Lists: []string{file}, Prepare: prepare, NewGroup: func(w batch.Workspace) batch.Group {
			key := func(out []byte, r *batch.Row) []byte { return appendKey(out, batch.FieldCanonical, r) }
			return &known{byForm: newByForm(w, key), file: file, then: then}
		}}
		if then != "append" {
			s.Beside = besideKnown(file, then == "keep")
		}
		return s, nil
	},
}

// known is its group. It reads the sorted list along with the sorted forms of the rows.
type known struct {
	*byForm
	file, then string
	list       *listReader
	added      *os.File // forms that are to be added to the list, as text
	out        *bufio.Writer
}

// Rows implements [batch.Group].
func (k *known) Rows(ctx context.Context, yield func(*batch.Row) error) (err error) {
	if k.list, err = openList(ctx, k.workspace, k.file); err != nil {
		return err
	}
	if k.then == "append" {
		if k.added, err = os.CreateTemp(k.workspace.Tmp, "deduku-new-*"); err != nil {
			return err
		}
		k.out = bufio.NewWriter(k.added)
	}
	k.keep = k.wanted
	if err := k.byForm.Rows(ctx, yield); err != nil || k.then != "append" {
		return err
	}
	return k.append(ctx)
}

// wanted reports whether rows of a form stay.
func (k *known) wanted(f *form, first bool) (bool, error) {
	listed, err := k.list.has(f[:batch.GridBytes])
	if err == nil && k.then == "append" && first && !listed && f[0] != noGrid {
		g := batch.GridOf(f[:batch.GridBytes])
		_, err = k.out.Write(append(g.Append(nil), '\n'))
	}
	return listed == (k.then == "keep"), err
}

// append adds the new forms to the list, without those that it has by now: a run that was broken off may have added them.
func (k *known) append(ctx context.Context) error {
	if err := k.out.Flush(); err != nil {
		return err
	}
	now, err := openList(ctx, batch.Workspace{Tmp: k.workspace.Tmp, Memory: k.workspace.Memory}, k.file)
	if err != nil {
		return err
	}
	defer now.close()
	if _, err := k.added.Seek(0, io.SeekStart); err != nil {
		return err
	}
	to, err := os.OpenFile(k.file, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(to)
	lines := bufio.NewScanner(k.added)
	for lines.Scan() && err == nil {
		var has bool
		if has, err = now.has(formOfText(lines.Bytes())); err == nil && !has {
			_, err = fmt.Fprintf(out, "%s\n", lines.Bytes())
		}
	}
	return errors.Join(err, lines.Err(), out.Flush(), to.Sync(), to.Close())
}

// Close implements [batch.Group].
func (k *known) Close() error {
	err := k.byForm.Close()
	if k.list != nil {
		err = errors.Join(err, k.list.close())
	}
	if k.added != nil {
		err = errors.Join(err, k.added.Close(), os.Remove(k.added.Name()))
	}
	return err
}

// has reports whether a form is in the list. It is asked for forms in their order.
func (l *listReader) has(form []byte) (bool, error) {
	for !l.over && bytes.Compare(l.next[:], form) < 0 {
		switch _, err := io.ReadFull(l.in, l.next[:]); {
		case err == io.EOF:
			l.over = true
		case err != nil:
			return false, fmt.Errorf("%s: %w", l.file.Name(), err)
		}
	}
	return !l.over && bytes.Equal(l.next[:], form), nil
}
