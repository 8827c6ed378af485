package stages

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"

	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
)

// Dedupe keeps the first row of each canonical form, or of each value of another field.
var Dedupe = &batch.StageKind{
	Name: "dedupe", Args: "[FIELD]", Short: "keep the first of the rows with the same canonical form, or with the same value of another field; a row without a form is kept",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		by := batch.FieldCanonical
		if err := (batch.Setters{"by": batch.AnyField(&by, before)}).Read("dedupe", "by", args); err != nil {
			return nil, err
		}
		if batch.FieldNamed(before, by.Name) != by {
			return nil, errors.New("dedupe compares canonical forms: the stage canonical comes before it, or dedupe names another field")
		}
		text := "dedupe"
		if by != batch.FieldCanonical {
			text = "dedupe(" + by.Name + ")"
		}
		key := func(out []byte, r *batch.Row) []byte { return appendKey(out, by, r) }
		return &batch.Stage{Text: text, NewGroup: func(w batch.Workspace) batch.Group { return newByForm(w, key) }, Key: key}, nil
	},
}

// appendKey appends a key of batch.GridBytes bytes that differs for different values of a field: a grid, or a hash of the text. A row
// without a grid gets a key that no other row has. The key for the field puzzle includes pencil marks that are part of the puzzle.
func appendKey(out []byte, by *batch.Field, r *batch.Row) []byte {
	v := by.Get(r)
	switch {
	case v.Type != batch.Grid:
		return appendHash(out, 0, v.AppendText(nil))
	case by == batch.FieldPuzzle && len(r.Eliminated) > 0 && !r.Unique():
		var text []byte
		for _, mask := range r.Position() {
			text = binary.BigEndian.AppendUint16(text, mask)
		}
		return appendHash(out, noGrid, text)
	case v.None && by != batch.FieldPuzzle:
		return appendHash(out, noGrid, []byte(r.Name()))
	}
	return batch.AppendGrid(out, v.Grid)
}

// noGrid is the first byte of keys that aren't grids. No grid has it, because each half of a byte is a digit.
const noGrid = 0xff

// appendHash appends a first byte, the hash of a text, and zeros.
func appendHash(out []byte, first byte, text []byte) []byte {
	sum := sha256.Sum256(text)
	out = append(append(out, first), sum[:]...)
	return append(out, make([]byte, batch.GridBytes-1-len(sum))...)
}

// byForm is a group that keeps some rows by their forms. The rows go to a file; their canonical forms are sorted, each with the place of its row, and the
// places of the first of each sorted again. Both sorts use disk where memory does not do; what is written takes some
// 60 bytes a row beside the row itself, packed.
type byForm struct {
	key       func(out []byte, r *batch.Row) []byte
	keep      func(f *form, first bool) (bool, error) // asked for all forms in their order; nil for the first of each
	workspace batch.Workspace
	spill     *extsort.Spill
	forms     *extsort.Sort[form]
	kept      *extsort.Sort[int64]
	rows      int64
	packed    []byte
}

// form is a canonical form and, behind it, the place of a row, the first byte first: so the order of the bytes is that
// of the forms, and of places where forms are equal.
type form [batch.GridBytes + 8]byte

func (f *form) place() int64 { return int64(binary.BigEndian.Uint64(f[batch.GridBytes:])) }

func (f *form) same(g *form) bool { return bytes.Equal(f[:batch.GridBytes], g[:batch.GridBytes]) }

func newByForm(w batch.Workspace, key func([]byte, *batch.Row) []byte) *byForm {
	w.Memory /= 2 // for each of two sorts
	return &byForm{workspace: w, key: key, forms: extsort.New(w, int64(len(form{})),
		func(in []byte) (form, error) {
			if len(in) != len(form{}) {
				return form{}, batch.ErrRowBytes
			}
			return form(in), nil
		},
		func(f form) ([]byte, error) { return f[:], nil },
		func(a, b form) int { return bytes.Compare(a[:], b[:]) },
	)}
}

// Add implements [batch.Group].
func (d *byForm) Add(ctx context.Context, r *batch.Row) (err error) {
	if d.spill == nil {
		if d.spill, err = extsort.NewSpill(d.workspace.Tmp); err != nil {
			return err
		}
	}
	d.packed = r.AppendBytes(d.packed[:0])
	if err := d.spill.Write(d.packed); err != nil {
		return err
	}
	var f form
	d.key(f[:0], r)
	binary.BigEndian.PutUint64(f[batch.GridBytes:], uint64(d.rows))
	d.rows++
	return d.forms.Add(ctx, f)
}

// Rows implements [batch.Group].
func (d *byForm) Rows(ctx context.Context, yield func(*batch.Row) error) error {
	if d.spill == nil {
		return nil
	}
	if err := d.first(ctx); err != nil {
		return err
	}
	if err := d.spill.Rewind(); err != nil {
		return err
	}
	at := int64(-1)
	var row batch.Row
	return d.kept.Each(ctx, func(place int64) error {
		for ; at < place; at++ {
			packed, err := d.spill.Next()
			if err != nil {
				return err
			}
			d.packed = packed
		}
		if err := row.SetBytes(d.packed); err != nil {
			return d.spill.Named(err)
		}
		return yield(&row)
	})
}

// first sorts the places of the rows that stay.
func (d *byForm) first(ctx context.Context) error {
	d.kept = extsort.New(d.workspace, 8,
		func(in []byte) (int64, error) {
			if len(in) != 8 {
				return 0, batch.ErrRowBytes
			}
			return int64(binary.BigEndian.Uint64(in)), nil
		},
		func(place int64) ([]byte, error) { return binary.BigEndian.AppendUint64(nil, uint64(place)), nil },
		cmp.Compare[int64],
	)
	var last form
	some := false
	return d.forms.Each(ctx, func(f form) error {
		keep := !some || !last.same(&f)
		last, some = f, true
		if d.keep != nil {
			var err error
			if keep, err = d.keep(&f, keep); err != nil {
				return err
			}
		}
		if !keep {
			return nil
		}
		return d.kept.Add(ctx, f.place())
	})
}

// Close implements [batch.Group].
func (d *byForm) Close() error {
	d.forms.Close()
	if d.kept != nil {
		d.kept.Close()
	}
	if d.spill != nil {
		return d.spill.Close()
	}
	return nil
}
