package stages

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
	"deduku/deduce/batch/stream"
)

// Join adds the columns of a list.
var Join = &batch.StageKind{
	Name: "join", Args: "FILE[, on=canonical|puzzle][, prefix=TEXT][, as=text]",
	Short: "add the columns of a list, csv, tsv or JSON Lines, to the rows whose canonical form, or puzzle, is that of its column puzzle or canonical, the first where several are; prefix: before the names of the columns; text: no column is numbers",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		j := &joint{on: batch.FieldCanonical}
		as := ""
		err := batch.Setters{
			"file":   func(value string) error { j.file = value; return nil },
			"on":     j.readOn,
			"prefix": func(value string) error { j.prefix = value; return nil },
			"as":     batch.OneOf(&as, "text"),
		}.Read("join", "", batch.ByPlace(args, "file"))
		switch {
		case err != nil:
			return nil, err
		case j.file == "":
			return nil, errors.New("join takes a list: join(FILE, on=canonical)")
		case batch.FieldNamed(before, j.on.Name) != j.on && j.on == batch.FieldCanonical:
			return nil, errors.New("join compares canonical forms: the stage canonical comes before it, or on=puzzle is said")
		case batch.FieldNamed(before, j.on.Name) != j.on:
			return nil, errors.New("join compares puzzles, and there are none here")
		}
		j.text = as == "text"
		if err := j.look(before); err != nil {
			return nil, err
		}
		t := batch.Texts{j.file, "on=" + j.on.Name}
		t.Add("prefix", j.prefix, "")
		t.Add("as", as, "")
		return &batch.Stage{Text: t.Of("join"), Results: j.fields, Lists: []string{j.file}, Prepare: j.prepare, Beside: j.beside, NewGroup: func(w batch.Workspace) batch.Group {
			key := func(out []byte, r *batch.Row) []byte { return appendKey(out, j.on, r) }
			return &joining{byForm: newByForm(w, key), joint: j}
		}}, nil
	},
}

// joint says which list is joined, and how.
type joint struct {
	file, prefix string
	on           *batch.Field
	text         bool // all columns are text

	columns []stream.Column // of the list
	key     int             // the column that has the puzzle
	adds    []int           // the columns that are added
	fields  []*batch.Field  // what they are called in the rows
}

func (j *joint) readOn(value string) error {
	var word string
	err := batch.OneOf(&word, batch.FieldCanonical.Name, batch.FieldPuzzle.Name)(value)
	if word == batch.FieldPuzzle.Name {
		j.on = batch.FieldPuzzle
	}
	return err
}

// look reads the head of the list.
func (j *joint) look(before []*batch.Field) error {
	l, err := stream.OpenList(j.file)
	if err != nil {
		return err
	}
	defer l.Close()
	if j.text {
		l.AsText()
	}
	j.columns, j.key = l.Columns, l.Index(batch.FieldPuzzle.Name)
	if at := l.Index(batch.FieldCanonical.Name); at >= 0 && j.on == batch.FieldCanonical {
		j.key = at
	}
	if j.key < 0 {
		return fmt.Errorf("%s has no column puzzle; it has %s", j.file, columnNames(j.columns))
	}
	var adds []stream.Column
	for i, c := range j.columns {
		if i == j.key || strings.EqualFold(c.Name, batch.FieldPuzzle.Name) || strings.EqualFold(c.Name, batch.FieldCanonical.Name) {
			continue
		}
		c.Name = j.prefix + c.Name
		if batch.FieldNamed(before, c.Name) != nil || batch.FieldNamed(batch.Written(), c.Name) != nil || c.Name == batch.FieldUnique.Name {
			return fmt.Errorf("%s has a column %s, and rows have one of their own: give prefix=list_, as an example", j.file, c.Name)
		}
		adds, j.adds = append(adds, c), append(j.adds, i)
	}
	if len(adds) == 0 {
		return fmt.Errorf("%s has no column besides the puzzle: there is nothing to add", j.file)
	}
	j.fields = batch.JoinedFields(before, adds)
	return nil
}

func columnNames(columns []stream.Column) string {
	var names []string
	for _, c := range columns {
		names = append(names, c.Name)
	}
	return strings.Join(names, ", ")
}

// prepare implements the Prepare of the stage.
func (j *joint) prepare(ctx context.Context, w batch.Workspace) error {
	l, err := j.open(ctx, w)
	if err != nil {
		return err
	}
	return l.close()
}

// fill adds the values of the list to a row.
func (j *joint) fill(r *batch.Row, values []string) {
	for i, f := range j.fields {
		r.Join(f.List-1, values[i])
	}
}

// joining is the group of a join. It reads the sorted list along with the sorted forms of the rows, sorts what it finds by the
// places of the rows, and adds it to these in their order.
type joining struct {
	*byForm
	*joint
	list  *joinReader
	found *extsort.Sort[[]byte] // the place of a row, the first byte first, and the values of the list
}

// foundBytes is about what a row of a list takes in memory while it is sorted.
const foundBytes = 200

// Rows implements [batch.Group].
func (g *joining) Rows(ctx context.Context, yield func(*batch.Row) error) (err error) {
	if g.spill == nil {
		return nil
	}
	if err := g.match(ctx); err != nil {
		return err
	}
	if err := g.spill.Rewind(); err != nil {
		return err
	}
	at := int64(0)
	err = g.found.Each(ctx, func(piece []byte) error {
		if len(piece) < 8 {
			return batch.ErrRowBytes
		}
		place := int64(binary.BigEndian.Uint64(piece))
		for ; at < place; at++ {
			if err := g.next(nil, yield); err != nil {
				return err
			}
		}
		at++
		return g.next(piece[8:], yield)
	})
	for ; at < g.rows && err == nil; at++ {
		if err = ctx.Err(); err == nil {
			err = g.next(nil, yield)
		}
	}
	return err
}

// match sorts what the list has of the rows by their places.
func (g *joining) match(ctx context.Context) (err error) {
	if g.list, err = g.open(ctx, g.workspace); err != nil {
		return err
	}
	same := func(piece []byte) ([]byte, error) { return piece, nil }
	g.found = extsort.New(g.workspace, foundBytes, same, same, func(a, b []byte) int {
		if len(a) < 8 || len(b) < 8 {
			return cmp.Compare(len(a), len(b))
		}
		return cmp.Compare(binary.BigEndian.Uint64(a), binary.BigEndian.Uint64(b))
	})
	return g.forms.Each(ctx, func(f form) error {
		values, ok, err := g.list.find(f[:batch.GridBytes])
		if err != nil || !ok {
			return err
		}
		return g.found.Add(ctx, append(binary.BigEndian.AppendUint64(nil, uint64(f.place())), values...))
	})
}

// next yields the next row, with what the list has of it.
func (g *joining) next(packed []byte, yield func(*batch.Row) error) error {
	piece, err := g.spill.Next()
	if err != nil {
		return err
	}
	var row batch.Row
	if err := row.SetBytes(piece); err != nil {
		return g.spill.Named(err)
	}
	if packed != nil {
		values, err := batch.ValuesOf(packed, len(g.fields))
		if err != nil {
			return err
		}
		g.fill(&row, values)
	}
	return yield(&row)
}

// Close implements [batch.Group].
func (g *joining) Close() error {
	err := g.byForm.Close()
	if g.found != nil {
		g.found.Close()
	}
	if g.list != nil {
		err = errors.Join(err, g.list.close())
	}
	return err
}
