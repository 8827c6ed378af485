package stream

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// Kind is what the values of a column are.
type Kind uint8

// The kinds of columns.
const (
	Text   Kind = iota
	Whole       // numbers without a point
	Tenths      // numbers of which none has more than one digit behind the point
)

// Column is a column of a list.
type Column struct {
	Name string
	Kind Kind
}

const (
	sample     = 1000      // rows that say which columns there are
	mostText   = 64 << 10  // bytes of a value
	mostRow    = 256 << 10 // bytes of a row
	mostColumn = 1000
)

// List is a list that is being read.
type List struct {
	Columns []Column

	name  string
	close func()
	rows  source
	ahead [][]string // the first rows, which were read for the columns
	n     int        // rows given so far
}

// source reads rows of a list, each value at the place of its column. It ends with io.EOF.
type source interface {
	columns() ([]string, error)
	next() ([]string, error)
	line() int // of the row that was read last
}

// OpenList opens a list and reads the first rows for what its columns hold.
func OpenList(name string) (*List, error) {
	about, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !about.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file that can be read twice", name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	l := &List{name: name, close: func() { file.Close() }}
	in := io.Reader(file)
	packed, err := openFrame(file, 0)
	if err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if packed != nil {
		in, l.close = packed, func() { packed.Close(); file.Close() }
	}
	return l, l.begun(in)
}

// Read reads a list that stands in memory or comes from elsewhere; the name is for messages.
func Read(in io.Reader, name string) (*List, error) {
	l := &List{name: name, close: func() {}}
	return l, l.begun(in)
}

// begun reads the first rows. After an error the list is closed.
func (l *List) begun(in io.Reader) error {
	err := l.begin(bufio.NewReaderSize(in, 1<<18))
	if err != nil {
		l.Close()
	}
	return err
}

func (l *List) begin(in *bufio.Reader) error {
	first, err := in.Peek(1 << 12)
	if err != nil && err != io.EOF {
		return fmt.Errorf("%s: %w", l.name, err)
	}
	if mark := []byte("\ufeff"); bytes.HasPrefix(first, mark) {
		first = first[len(mark):]
		_, _ = in.Discard(len(mark)) // it was peeked at
	}
	switch start := bytes.TrimLeft(first, " \t\r\n"); {
	case len(start) == 0:
		return fmt.Errorf("%s is empty: a list begins with the names of its columns", l.name)
	case bytes.HasPrefix(start, []byte("PAR1")):
		return fmt.Errorf("%s is Parquet: write the list as csv or JSON Lines", l.name)
	case start[0] == '{':
		l.rows = &objects{in: in, at: map[string]int{}}
	default:
		l.rows = newTable(in, first)
	}
	names, err := l.rows.columns()
	if err != nil {
		return l.wrong(err)
	}
	for len(l.ahead) < sample {
		row, err := l.read()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		l.ahead = append(l.ahead, row)
	}
	if o, ok := l.rows.(*objects); ok {
		names = o.close()
	}
	return l.named(names)
}

// named makes the columns of their names and the first rows.
func (l *List) named(names []string) error {
	seen := map[string]bool{}
	for i, name := range names {
		switch {
		case name == "":
			return fmt.Errorf("%s: column %d has no name", l.name, i+1)
		case seen[name]:
			return fmt.Errorf("%s has two columns %q", l.name, name)
		case !usable(name):
			return fmt.Errorf("%s: a column cannot be called %.20q: the first line has the names of the columns, which begin with letters and have no quotes", l.name, name)
		case i == mostColumn:
			return fmt.Errorf("%s has more than %d columns", l.name, mostColumn)
		}
		seen[name] = true
		l.Columns = append(l.Columns, Column{Name: name, Kind: kindOf(l.ahead, i)})
	}
	return nil
}

// Next is the next row, a value a column; a value that is not there is empty. It ends with io.EOF.
func (l *List) Next() ([]string, error) {
	var row []string
	if len(l.ahead) > 0 {
		row, l.ahead = l.ahead[0], l.ahead[1:]
		for len(row) < len(l.Columns) { // an object before the first one with that name
			row = append(row, "")
		}
	} else {
		var err error
		if row, err = l.read(); err != nil {
			return nil, err
		}
	}
	l.n++
	for i, c := range l.Columns {
		if !c.Kind.holds(row[i]) {
			return nil, fmt.Errorf("%s, line %d: %s is %q, and was a number before: join it as text", l.name, l.rows.line(), c.Name, row[i])
		}
	}
	return row, nil
}

// AsText takes all columns as text.
func (l *List) AsText() {
	for i := range l.Columns {
		l.Columns[i].Kind = Text
	}
}

// read reads a row.
func (l *List) read() ([]string, error) {
	row, err := l.rows.next()
	if err == io.EOF {
		return nil, err
	}
	if err != nil {
		return nil, l.wrong(err)
	}
	size := 0
	for _, text := range row {
		if size += len(text); len(text) > mostText || size > mostRow {
			return nil, fmt.Errorf("%s, line %d: a value is longer than %d kB", l.name, l.rows.line(), mostText>>10)
		}
	}
	return row, nil
}

// wrong says which list an error is of.
func (l *List) wrong(err error) error {
	if placed := (*placedError)(nil); errors.As(err, &placed) {
		return fmt.Errorf("%s, line %d: %w", l.name, placed.line, placed.err)
	}
	return fmt.Errorf("%s: %w", l.name, err)
}

// placedError is an error in a line.
type placedError struct {
	line int
	err  error
}

func (e *placedError) Error() string { return fmt.Sprintf("line %d: %v", e.line, e.err) }

// Close closes the file.
func (l *List) Close() { l.close() }

// Index is the column with a name, -1 for none.
func (l *List) Index(name string) int {
	for i, c := range l.Columns {
		if strings.EqualFold(c.Name, name) {
			return i
		}
	}
	return -1
}
