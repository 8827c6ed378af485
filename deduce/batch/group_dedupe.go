package batch

import (
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"errors"
)

// dedupeKind keeps the first row of each canonical form.
var dedupeKind = &StageKind{
	Name: "dedupe", Short: "keep the first of the rows whose puzzles are equivalent: the field canonical is the same",
	New: func(args []Arg, before []*Field) (*Stage, error) {
		if err := (setters{}).read("dedupe", "", args); err != nil {
			return nil, err
		}
		if FieldNamed(before, FieldCanonical.Name) != FieldCanonical {
			return nil, errors.New("dedupe compares canonical forms: the stage canonical comes before it")
		}
		return &Stage{Text: "dedupe", NewGroup: func(w Workspace) Group { return newDedupe(w) }, Key: appendForm}, nil
	},
}

// dedupe is its group. The rows go to a file; their canonical forms are sorted, each with the place of its row, and the
// places of the first of each sorted again. Both sorts use disk where memory does not do; what is written takes some
// 60 bytes a row beside the row itself, packed.
type dedupe struct {
	workspace Workspace
	spill     *spill
	forms     *bigSort[form]
	kept      *bigSort[int64]
	rows      int64
	packed    []byte
}

// form is a canonical form and, behind it, the place of a row, the first byte first: so the order of the bytes is that
// of the forms, and of places where forms are equal.
type form [gridBytes + 8]byte

func (f *form) place() int64 { return int64(binary.BigEndian.Uint64(f[gridBytes:])) }

func (f *form) same(g *form) bool { return bytes.Equal(f[:gridBytes], g[:gridBytes]) }

func appendForm(out []byte, r *Row) []byte { return appendGrid(out, &r.Canonical) }

func newDedupe(w Workspace) *dedupe {
	w.Memory /= 2 // for each of two sorts
	return &dedupe{workspace: w, forms: newBigSort(w, int64(len(form{})),
		func(in []byte) (form, error) {
			if len(in) != len(form{}) {
				return form{}, errRowBytes
			}
			return form(in), nil
		},
		func(f form) ([]byte, error) { return f[:], nil },
		func(a, b form) int { return bytes.Compare(a[:], b[:]) },
	)}
}

// Add implements [Group].
func (d *dedupe) Add(ctx context.Context, r *Row) (err error) {
	if d.spill == nil {
		if d.spill, err = newSpill(d.workspace.Tmp); err != nil {
			return err
		}
	}
	d.packed = r.AppendBytes(d.packed[:0])
	if err := d.spill.write(d.packed); err != nil {
		return err
	}
	var f form
	appendForm(f[:0], r)
	binary.BigEndian.PutUint64(f[gridBytes:], uint64(d.rows))
	d.rows++
	return d.forms.add(ctx, f)
}

// Rows implements [Group].
func (d *dedupe) Rows(ctx context.Context, yield func(*Row) error) error {
	if d.spill == nil {
		return nil
	}
	if err := d.first(ctx); err != nil {
		return err
	}
	if err := d.spill.rewind(); err != nil {
		return err
	}
	at := int64(-1)
	var row Row
	return d.kept.each(ctx, func(place int64) error {
		for ; at < place; at++ {
			packed, err := d.spill.next()
			if err != nil {
				return err
			}
			d.packed = packed
		}
		if err := row.SetBytes(d.packed); err != nil {
			return d.spill.named(err)
		}
		return yield(&row)
	})
}

// first sorts the places of the first rows of each form.
func (d *dedupe) first(ctx context.Context) error {
	d.kept = newBigSort(d.workspace, 8,
		func(in []byte) (int64, error) {
			if len(in) != 8 {
				return 0, errRowBytes
			}
			return int64(binary.BigEndian.Uint64(in)), nil
		},
		func(place int64) ([]byte, error) { return binary.BigEndian.AppendUint64(nil, uint64(place)), nil },
		cmp.Compare[int64],
	)
	var last form
	some := false
	return d.forms.each(ctx, func(f form) error {
		if some && last.same(&f) {
			return nil
		}
		last, some = f, true
		return d.kept.add(ctx, f.place())
	})
}

// Close implements [Group].
func (d *dedupe) Close() error {
	d.forms.close()
	if d.kept != nil {
		d.kept.close()
	}
	if d.spill != nil {
		return d.spill.close()
	}
	return nil
}
