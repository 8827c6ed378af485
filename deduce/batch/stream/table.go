package stream

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"
)

// table is a table whose first line names the columns.
type table struct{ in *csv.Reader }

// newTable begins a table; its first bytes say what is between two values: tabs, semicolons or commas.
func newTable(in *bufio.Reader, first []byte) *table {
	head, _, _ := bytes.Cut(first, []byte("\n"))
	t := &table{in: csv.NewReader(in)}
	for _, comma := range []byte("\t,;") {
		if bytes.IndexByte(head, comma) >= 0 {
			t.in.Comma = rune(comma)
			break
		}
	}
	t.in.LazyQuotes = t.in.Comma == '\t'
	return t
}

func (t *table) columns() ([]string, error) {
	names, err := t.next()
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names, err
}

func (t *table) next() ([]string, error) {
	row, err := t.in.Read()
	if parse := (*csv.ParseError)(nil); errors.As(err, &parse) {
		return nil, &placedError{parse.Line, parse.Err}
	}
	if err == io.EOF {
		return nil, err
	}
	return slices.Clip(row), err
}

func (t *table) line() int {
	line, _ := t.in.FieldPos(0)
	return line
}
