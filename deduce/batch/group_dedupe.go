package batch

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
)

// dedupeKind keeps the first row of each canonical form, or of each value of another field.
var dedupeKind = &StageKind{
	Name: "dedupe", Args: "[FIELD]", Short: "keep the first of the rows with the same canonical form, or with the same value of another field",
	New: func(args []Arg, before []*Field) (*Stage, error) {
		by := FieldCanonical
		if err := (setters{"by": anyField(&by, before)}).read("dedupe", "by", args); err != nil {
			return nil, err
		}
		if FieldNamed(before, by.Name) != by {
			return nil, errors.New("dedupe compares canonical forms: the stage canonical comes before it, or dedupe names another field")
		}
		text := "dedupe"
		if by != FieldCanonical {
			text = "dedupe(" + by.Name + ")"
		}
		key := func(out []byte, r *Row) []byte { return appendKey(out, by, r) }
		return &Stage{Text: text, NewGroup: func(w Workspace) Group { return newByForm(w, key) }, Key: key}, nil
	},
}

// appendKey appends what tells the values of a field apart: a grid, or a hash of the text.
func appendKey(out []byte, by *Field, r *Row) []byte {
	v := by.Get(r)
	if v.Type == Grid {
		return appendGrid(out, v.Grid)
	}
	sum := sha256.Sum256(v.AppendText(nil))
	return append(append(out, sum[:]...), make([]byte, gridBytes-len(sum))...)
}

// byForm is a group that keeps some rows by their forms. The rows go to a file; their canonical forms are sorted, each with the place of its row, and the
// places of the first of each sorted again. Both sorts use disk where memory does not do; what is written takes some
// 60 bytes a row beside the row itself, packed.
type byForm struct {
	key       func(out []byte, r *Row) []byte
	keep      func(f *form, first bool) (bool, error) // asked for all forms in their order; nil for the first of each
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

func newByForm(w Workspace, key func([]byte, *Row) []byte) *byForm {
	w.Memory /= 2 // for each of two sorts
	return &byForm{workspace: w, key: key, forms: newBigSort(w, int64(len(form{})),
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
func (d *byForm) Add(ctx context.Context, r *Row) (err error) {
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
	d.key(f[:0], r)
	binary.BigEndian.PutUint64(f[gridBytes:], uint64(d.rows))
	d.rows++
	return d.forms.add(ctx, f)
}

// Rows implements [Group].
func (d *byForm) Rows(ctx context.Context, yield func(*Row) error) error {
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

// first sorts the places of the rows that stay.
func (d *byForm) first(ctx context.Context) error {
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
		return d.kept.add(ctx, f.place())
	})
}

// Close implements [Group].
func (d *byForm) Close() error {
	d.forms.close()
	if d.kept != nil {
		d.kept.close()
	}
	if d.spill != nil {
		return d.spill.close()
	}
	return nil
}
