package stages

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"runtime"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/transform"
	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
	"deduku/deduce/batch/stream"
	"deduku/deduce/op"
)

// joinReader reads a list with columns as it was sorted: of each form, once, 41 bytes, a length, and the values.
type joinReader struct {
	listFile
	form   [batch.GridBytes]byte
	values []byte
	begun  bool
	over   bool
}

// open opens the sorted rows of the list. They are sorted where they are not there from an earlier time.
func (j *joint) open(ctx context.Context, w batch.Workspace) (*joinReader, error) {
	depends := fmt.Sprintf("\n%s\n%v\n%v", j.on.Name, j.columns, j.adds)
	sorted, err := openSorted(w, "join", j.file, depends, "rows", func(to io.Writer) error { return j.sort(ctx, w, to) })
	if err != nil {
		return nil, err
	}
	return &joinReader{listFile: sorted}, nil
}

// sort writes the rows of the list by their forms, the first of each.
func (j *joint) sort(ctx context.Context, w batch.Workspace, to io.Writer) error {
	out := bufio.NewWriterSize(to, 1<<18)
	var failed error
	l, err := stream.OpenList(j.file)
	if err != nil {
		return err
	}
	defer l.Close()
	pieces := func(yield func([]byte) bool) { failed = j.each(ctx, l, yield) }
	var last [batch.GridBytes]byte
	some := false
	err = extsort.Sorted(ctx, w, foundBytes, pieces, bytes.Compare, func(piece []byte) error {
		if len(piece) < batch.GridBytes+8 {
			return batch.ErrRowBytes
		}
		if some && bytes.Equal(piece[:batch.GridBytes], last[:]) {
			return nil
		}
		some = true
		copy(last[:], piece)
		values := piece[batch.GridBytes+8:]
		_, err := out.Write(binary.AppendUvarint(last[:len(last):len(last)], uint64(len(values))))
		if err == nil {
			_, err = out.Write(values)
		}
		return err
	})
	return cmp.Or(failed, err, out.Flush())
}

// listed is some rows of a list on their way.
type listed struct {
	first  uint64 // the number of the first
	rows   [][]string
	pieces [][]byte
	err    error
}

// atOnce is how many rows of a list a worker takes.
const atOnce = 512

// each yields the rows of the list: the form, the number of the row, and the values. All processors make forms.
func (j *joint) each(ctx context.Context, l *stream.List, yield func([]byte) bool) error {
	if j.text {
		l.AsText()
	}
	if fmt.Sprint(l.Columns) != fmt.Sprint(j.columns) {
		return fmt.Errorf("%s has other columns than when it was looked at", j.file)
	}
	read := make(chan struct{}) // closed when nobody reads the list any more
	defer func() { <-read }()
	packs := func(yield func(*listed) bool) {
		defer close(read)
		j.packs(l, yield)
	}
	for p := range stream.InOrder(ctx, runtime.GOMAXPROCS(0), packs, j.former) {
		for _, piece := range p.pieces {
			if !yield(piece) {
				return ctx.Err()
			}
		}
		if p.err != nil {
			return p.err
		}
	}
	return ctx.Err()
}

// packs reads the list.
func (j *joint) packs(l *stream.List, yield func(*listed) bool) {
	for n := uint64(0); ; n += atOnce {
		p := &listed{first: n}
		for len(p.rows) < atOnce && p.err == nil {
			var row []string
			if row, p.err = l.Next(); p.err == nil {
				p.rows = append(p.rows, row)
			}
		}
		ended := p.err != nil
		if p.err == io.EOF {
			p.err = nil
		}
		if !yield(p) || ended {
			return
		}
	}
}

// former is a worker that makes pieces of rows.
func (j *joint) former() func(context.Context, *listed) {
	var forms transform.Canonizer
	return func(_ context.Context, p *listed) {
		for i, row := range p.rows {
			puzzle, err := format.Parse(row[j.key])
			if err == nil {
				err = op.Of(&puzzle).NoMarks("join")
			}
			if err != nil {
				p.err = fmt.Errorf("%s, row %d: column %s: %w", j.file, p.first+uint64(i)+1, j.columns[j.key].Name, err)
				return
			}
			grid := puzzle.Digits()
			if j.on == batch.FieldCanonical {
				grid, _ = forms.Canonical(grid)
			}
			p.pieces = append(p.pieces, j.piece(&grid, p.first+uint64(i), row))
		}
	}
}

// piece is a row as it is sorted.
func (j *joint) piece(form *board.Grid, n uint64, row []string) []byte {
	piece := binary.BigEndian.AppendUint64(batch.AppendGrid(nil, form), n)
	for _, column := range j.adds {
		piece = batch.AppendString(piece, row[column])
	}
	return piece
}

// find is what the list has of a form, if it has it. It is asked for forms in their order.
func (l *joinReader) find(form []byte) (values []byte, ok bool, err error) {
	for !l.over && (!l.begun || bytes.Compare(l.form[:], form) < 0) {
		l.begun = true
		if err := l.next(); err == io.EOF {
			l.over = true
		} else if err != nil {
			return nil, false, fmt.Errorf("%s: %w", l.file.Name(), err)
		}
	}
	return l.values, !l.over && bytes.Equal(l.form[:], form), nil
}

// next reads the next row of the list.
func (l *joinReader) next() error {
	if _, err := io.ReadFull(l.in, l.form[:]); err != nil {
		return err
	}
	n, err := binary.ReadUvarint(l.in)
	if err != nil || n > extsort.MaxPiece {
		return errors.Join(batch.ErrRowBytes, err)
	}
	if uint64(cap(l.values)) < n {
		l.values = make([]byte, n)
	}
	l.values = l.values[:n]
	_, err = io.ReadFull(l.in, l.values)
	return err
}
