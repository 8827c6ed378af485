package stream

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// objects is JSON Lines: an object a line. Its columns are the names in the first rows, in the order in which they are found.
type objects struct {
	in     *bufio.Reader
	at     map[string]int
	names  []string
	closed bool // no more names may come
	n      int  // lines so far
}

func (o *objects) columns() ([]string, error) { return nil, nil }

func (o *objects) line() int { return o.n }

// close ends the finding of columns.
func (o *objects) close() []string {
	o.closed = true
	return o.names
}

// mostLine is the longest line that is read.
const mostLine = 4 * mostRow

func (o *objects) next() ([]string, error) {
	for {
		text, err := o.in.ReadSlice('\n')
		for full := text; err == bufio.ErrBufferFull; {
			full = bytes.Clone(full)
			text, err = o.in.ReadSlice('\n')
			if full = append(full, text...); len(full) > mostLine {
				return nil, &placedError{o.n + 1, errors.New("the line is too long")}
			}
			text = full
		}
		if len(text) > 0 {
			o.n++
		}
		if text = bytes.TrimSpace(text); len(text) > 0 {
			row, err := o.row(text)
			if err != nil {
				return nil, &placedError{o.n, err}
			}
			return row, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// row reads an object.
func (o *objects) row(text []byte) ([]string, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, errors.New("each line is an object of JSON")
	}
	row := make([]string, len(o.names))
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return nil, errors.New("this is no JSON")
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return nil, errors.New("this is no JSON")
		}
		i, known := o.at[name.(string)]
		if !known {
			if o.closed {
				return nil, fmt.Errorf("%q is in none of the first %d rows, which say which columns there are", name, sample)
			}
			i = len(o.names)
			o.at[name.(string)], o.names, row = i, append(o.names, name.(string)), append(row, "")
		}
		if row[i], err = textOf(value); err != nil {
			return nil, err
		}
	}
	if _, err := d.Token(); err != nil {
		return nil, errors.New("this is no JSON")
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more than an object stands here")
	}
	return row, nil
}

// textOf is a value as columns have it: what is null is empty, a list or an object stays JSON.
func textOf(value json.RawMessage) (text string, err error) {
	switch {
	case string(value) == "null":
		return "", nil
	case value[0] == '"':
		err = json.Unmarshal(value, &text)
		return text, err
	}
	return string(value), nil
}
