package table

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"iter"
	"runtime"
	"slices"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
)

// ReadCSV calls yield with each row of a table that CSV has written, in order. The row is good until the next. All processors
// read pieces of the table.
func ReadCSV(ctx context.Context, in io.Reader, yield func(*batch.Row) error) error {
	text := bufio.NewReaderSize(in, pieceBytes)
	head, err := text.ReadString('\n')
	if err == io.EOF && head == "" {
		return nil
	}
	if err != nil && err != io.EOF {
		return err
	}
	fields, err := fieldsOf(head)
	if err != nil {
		return err
	}
	parse := func() func(context.Context, *piece) {
		return func(_ context.Context, p *piece) { p.parse(fields) }
	}
	read := make(chan struct{}) // closed when nobody reads in any more
	defer func() { <-read }()
	cut := func(yield func(*piece) bool) {
		defer close(read)
		pieces(text)(yield)
	}
	for p := range stream.InOrder(ctx, runtime.GOMAXPROCS(0), cut, parse) {
		for i := range p.rows {
			if err := yield(&p.rows[i]); err != nil {
				return err
			}
		}
		if p.err != nil {
			return p.err
		}
	}
	return ctx.Err()
}

// fieldsOf is the fields that the first line names.
func fieldsOf(head string) ([]*batch.Field, error) {
	names, err := csv.NewReader(bytes.NewReader([]byte(head))).Read()
	if err != nil {
		return nil, err
	}
	var fields []*batch.Field
	for _, name := range names {
		f := batch.FieldNamed(append(slices.Clip(batch.Written()), batch.FieldEliminated), name)
		if f == nil {
			return nil, fmt.Errorf("line 1: no column of rows is called %q", name)
		}
		fields = append(fields, f)
	}
	return fields, nil
}

// piece is some rows of a table.
type piece struct {
	text  []byte
	lines int // before it
	rows  []batch.Row
	err   error
}

// pieceBytes is about how long a piece is.
const pieceBytes = 256 << 10

// pieces cuts a table behind ends of lines that are the ends of rows: an even number of quotes is before them.
func pieces(in io.Reader) iter.Seq[*piece] {
	return func(yield func(*piece) bool) {
		var left []byte
		for lines := 1; ; {
			text := append(make([]byte, 0, len(left)+pieceBytes), left...)
			n, err := io.ReadFull(in, text[len(left):cap(text)])
			text = text[:len(left)+n]
			end := len(text)
			if err == nil {
				end = rowsEnd(text)
			}
			left = text[end:]
			p := &piece{text: text[:end], lines: lines}
			if err != io.ErrUnexpectedEOF && err != io.EOF {
				p.err = err
			}
			if !yield(p) || err != nil {
				return
			}
			lines += bytes.Count(p.text, []byte("\n"))
		}
	}
}

// rowsEnd is where the last whole row of a text ends that begins with a row.
func rowsEnd(text []byte) int {
	quotes := bytes.Count(text, []byte(`"`))
	for end := len(text); end > 0; {
		i := bytes.LastIndexByte(text[:end], '\n')
		if i < 0 {
			return 0
		}
		quotes -= bytes.Count(text[i:end], []byte(`"`))
		if quotes%2 == 0 {
			return i + 1
		}
		end = i
	}
	return 0
}

// parse reads the rows. An error of reading the text comes behind them.
func (p *piece) parse(fields []*batch.Field) {
	lines := csv.NewReader(bytes.NewReader(p.text))
	lines.ReuseRecord, lines.FieldsPerRecord = true, len(fields)
	p.rows = make([]batch.Row, 0, bytes.Count(p.text, []byte("\n"))+1)
	grids := make([]board.Grid, len(fields))
	for {
		record, err := lines.Read()
		if err == io.EOF {
			return
		}
		if err != nil {
			if parse, ok := err.(*csv.ParseError); ok {
				parse.StartLine += p.lines
				parse.Line += p.lines
			}
			p.err = err
			return
		}
		p.rows = append(p.rows, batch.Row{})
		row := &p.rows[len(p.rows)-1]
		clear(grids)
		for i, f := range fields {
			if record[i] == "" {
				continue
			}
			v, err := valueOf(f.Type, record[i], &grids[i])
			if err != nil {
				line, _ := lines.FieldPos(i)
				p.rows, p.err = p.rows[:len(p.rows)-1], fmt.Errorf("line %d: column %s: %w", p.lines+line, f.Name, err)
				return
			}
			f.Set(row, v)
		}
	}
}
