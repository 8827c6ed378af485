package attempt

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"deduku/board"
	"deduku/internal/sanitize"
	"deduku/internal/spelling"
)

// Record is an attempt in a data set.
type Record struct {
	N       int // from 1
	Attempt Attempt
	Unknown []string // names of fields that no record before had and that mean nothing here
	Err     error    // why there is no attempt: it can't be read, or its board has another size
}

// The limits of a data set. A record of JSON Lines may be as long as [sanitize.MaxLine].
const (
	maxHead   = 1 << 20 // bytes of a CSV header
	maxRecord = 8 << 20 // bytes of a CSV row, or of an object in a JSON array
)

// Records reads a data set and yields its records: JSON Lines or a JSON array of objects, each with a puzzle and an
// attempt at it, or CSV with a column per field, such as the results of Sudoku-Bench. If a record can't be read, its Err
// says why. The error returned ends the reading.
func Records(in io.Reader, yield func(Record) bool) error {
	buffered := bufio.NewReaderSize(in, 1<<16)
	named := map[string]bool{}
	n := 0
	next := func(f fields, err error) bool {
		n++
		r := Record{N: n, Unknown: f.unknown(named), Err: err}
		if err == nil {
			r.Attempt, r.Err = f.attempt()
		}
		return yield(r)
	}
	for {
		c, err := buffered.ReadByte()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
			continue
		}
		if err := buffered.UnreadByte(); err != nil {
			return err
		}
		switch c {
		case '{':
			return jsonLines(buffered, next)
		case '[':
			return jsonArray(buffered, next)
		}
		return csvRows(buffered, next)
	}
}

func jsonLines(in io.Reader, next func(fields, error) bool) error {
	lines := sanitize.NewLines(in)
	for {
		line, err := lines.Next()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		}
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		if !next(fieldsOf(line)) {
			return nil
		}
	}
}

func jsonArray(in io.Reader, next func(fields, error) bool) error {
	bounded := &boundedReader{in: in, what: "a record"}
	bounded.allow(maxRecord)
	decoder := json.NewDecoder(bounded)
	_, err := decoder.Token()
	for n := 1; err == nil && decoder.More(); n++ {
		var object json.RawMessage
		if err = decoder.Decode(&object); err == nil && !next(fieldsOf(object)) {
			return nil
		}
		bounded.allow(maxRecord)
	}
	if err == nil {
		_, err = decoder.Token() // the closing bracket
	}
	if errors.As(err, new(*json.SyntaxError)) || err == io.EOF || err == io.ErrUnexpectedEOF {
		return fmt.Errorf("the JSON array is damaged or cut off at byte %d", decoder.InputOffset())
	}
	return err
}

// fieldsOf returns the fields of a JSON object. Their names are in lower case.
func fieldsOf(object []byte) (fields, error) {
	var raw map[string]json.RawMessage
	err := json.Unmarshal(object, &raw)
	if wrong := new(json.SyntaxError); errors.As(err, &wrong) {
		return nil, fmt.Errorf("it is not a JSON object: damaged or cut off at byte %d", wrong.Offset)
	} else if err != nil || raw == nil {
		return nil, errors.New("it is not a JSON object: a record is {\"puzzle\": ..., \"response\": ...}")
	}
	out := fields{}
	for name, value := range raw {
		out[strings.ToLower(name)] = value
	}
	return out, nil
}

// comma returns the separator of a CSV file: the one that makes a column for puzzles of its first line.
func comma(in *bufio.Reader) rune {
	text, _ := in.Peek(4096)
	line, _, _ := strings.Cut(string(text), "\n")
	for _, sep := range ",;\t|" {
		for _, name := range strings.Split(line, string(sep)) {
			if slices.Contains(puzzleFields, strings.ToLower(strings.Trim(name, "\ufeff\" \r"))) && strings.ContainsRune(line, sep) {
				return sep
			}
		}
	}
	return ','
}

func csvRows(in *bufio.Reader, next func(fields, error) bool) error {
	if first, _ := in.Peek(6); bytes.HasPrefix(first, []byte("sep=")) { // as Excel writes it
		if _, err := in.ReadSlice('\n'); err != nil {
			return errors.New("the first line is longer than a separator: a data set is JSON Lines, or CSV with a header")
		}
	}
	bounded := &boundedReader{in: in, what: "the header"}
	bounded.allow(maxHead)
	rows := csv.NewReader(bounded)
	rows.Comma = comma(in)
	rows.FieldsPerRecord, rows.LazyQuotes, rows.ReuseRecord = -1, true, true
	head, err := rows.Read()
	switch {
	case errors.As(err, new(*csv.ParseError)):
		return errors.New("it can't be read: a data set is JSON Lines, or CSV with a header")
	case err != nil:
		return fmt.Errorf("%w: a data set is JSON Lines, or CSV with a header", err)
	}
	columns := make([]string, len(head))
	for i, name := range head {
		columns[i] = strings.ToLower(strings.TrimSpace(strings.TrimPrefix(name, "\ufeff")))
	}
	if !slices.ContainsFunc(columns, func(name string) bool { return slices.Contains(puzzleFields, name) }) {
		return fmt.Errorf("a data set in CSV has a column initial_board or puzzle, and this one has %.200s", strings.Join(head, ","))
	}
	for {
		bounded.what = "a row"
		bounded.allow(maxRecord)
		row, err := rows.Read()
		damaged := new(csv.ParseError)
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &damaged):
			if !next(nil, fmt.Errorf("line %d, column %d: the row is damaged: check its quotes", damaged.Line, damaged.Column)) {
				return nil
			}
			continue
		case err != nil:
			return err
		}
		out := fields{}
		for i, name := range columns {
			if i >= len(row) || strings.TrimSpace(row[i]) == "" {
				continue
			}
			out[name] = json.RawMessage(row[i]) // a list or an object in JSON
			if text := strings.TrimSpace(row[i]); !strings.ContainsRune("[{\"", rune(text[0])) || !json.Valid([]byte(text)) {
				out[name] = sanitize.Marshal(row[i])
			}
		}
		if !next(out, nil) {
			return nil
		}
	}
}

// boundedReader fails after it has read as many bytes as allowed. Its user allows more before each record.
type boundedReader struct {
	in         io.Reader
	most, left int
	what       string // what is being read, for the error
}

func (r *boundedReader) allow(n int) { r.most, r.left = n, n }

// Read implements [io.Reader].
func (r *boundedReader) Read(p []byte) (int, error) {
	if r.left <= 0 {
		return 0, fmt.Errorf("%s is longer than %d MiB", r.what, r.most>>20)
	}
	n, err := r.in.Read(p[:min(len(p), 1<<16)])
	r.left -= n
	return n, err
}

// boardOf reads 81 cells, in rows or in one line. A board of another size is a NotOurs.
func boardOf(text string) (g board.Grid, err error) {
	n := 0
	for _, c := range text {
		switch {
		case c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '|' || c == ',':
			continue
		case n < board.Cells && c >= '1' && c <= '9':
			g[n] = board.Digit(c - '0')
		case c != '.' && c != '0' && c != '_' && c != '*' && (c < '1' || c > '9'):
			return g, fmt.Errorf("%q in its board is no cell: a cell is a digit, or a dot", c)
		}
		n++
	}
	switch n {
	case board.Cells:
		return g, nil
	case 16, 36, 256:
		return g, NotOurs(fmt.Sprintf("its board has %d cells: not 9 by 9", n))
	}
	return g, fmt.Errorf("its board has %s, not 81", spelling.Count(n, "cell", "cells"))
}
