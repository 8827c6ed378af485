package verify

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A sheet is a log as tests write and damage it. It knows the format by its
// own means, not by those of the package.
type sheet struct {
	header map[string]any
	lines  []entry
}

// An entry is a line of a sheet after the header.
type entry struct {
	N          int             `json:"n"`
	Kind       string          `json:"kind"`
	Technique  string          `json:"technique,omitempty"`
	Place      []string        `json:"place,omitempty"`
	Eliminate  []string        `json:"eliminate,omitempty"`
	Truths     []string        `json:"truths,omitempty"`
	Because    []int           `json:"because,omitempty"`
	Assumes    string          `json:"assumes,omitempty"`
	Deadly     []string        `json:"deadly,omitempty"`
	Symmetry   json.RawMessage `json:"symmetry,omitempty"`
	Argument   json.RawMessage `json:"argument,omitempty"`
	From       []int           `json:"from,omitempty"`
	Depth      int             `json:"depth,omitempty"`
	Undoes     int             `json:"undoes,omitempty"`
	Grid       string          `json:"grid,omitempty"`
	Guesses    int             `json:"guesses,omitempty"`
	Backtracks int             `json:"backtracks,omitempty"`
	Premises   int             `json:"premises,omitempty"`
	Text       string          `json:"text"`
}

// newSheet begins a log of a puzzle with its givens.
func newSheet(puzzle string) *sheet {
	s := &sheet{header: map[string]any{"deduku": 1, "puzzle": puzzle, "seed": 42}}
	for i, b := range puzzle {
		if b != '.' {
			s.add(entry{Kind: "INIT", Place: []string{name(i, int(b-'0'), "=")}})
		}
	}
	return s
}

// add numbers an entry and gives it a text, unless it has these.
func (s *sheet) add(e entry) int {
	if e.N == 0 {
		e.N = len(s.lines) + 1
	}
	if e.Text == "" {
		e.Text = e.line()
	}
	s.lines = append(s.lines, e)
	return e.N
}

// line is the line for people.
func (e *entry) line() string {
	kind := e.Kind
	if kind == "LOGIC" {
		kind = e.Technique
	}
	var words []string
	for _, p := range e.Place {
		words = append(words, strings.Replace(p, "=", " = ", 1))
	}
	for _, p := range e.Eliminate {
		words = append(words, strings.Replace(p, "<>", " <> ", 1))
	}
	if kind == "CONFLICT" {
		words = e.Truths
	}
	return fmt.Sprintf("%s%-9s %s    and why", strings.Repeat("  ", e.Depth), kind, strings.Join(words, ", "))
}

// retell makes the text follow the fields again.
func (e *entry) retell() { e.Text = e.line() }

// unfinished writes the number of steps into the header.
func (s *sheet) unfinished() *sheet {
	s.header["unfinished"] = len(s.lines)
	return s
}

// clone copies s so deep that damage to the copy leaves s whole.
func (s *sheet) clone() *sheet {
	c := &sheet{header: map[string]any{}, lines: slices.Clone(s.lines)}
	for k, v := range s.header {
		c.header[k] = v
	}
	for i := range c.lines {
		c.lines[i] = c.lines[i].clone()
	}
	return c
}

// clone copies e with its lists.
func (e *entry) clone() entry {
	c := *e
	for _, list := range []*[]string{&c.Place, &c.Eliminate, &c.Truths, &c.Deadly} {
		*list = slices.Clone(*list)
	}
	c.Because, c.From = slices.Clone(c.Because), slices.Clone(c.From)
	return c
}

// bytes writes the log.
func (s *sheet) bytes() []byte {
	b := encode(s.header)
	for i := range s.lines {
		b = append(b, encode(&s.lines[i])...)
	}
	return b
}

// encode writes a line.
func encode(value any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		panic(err) // the values of tests can all be written
	}
	return b.Bytes()
}

// parseSheet reads a log that is known to be good.
func parseSheet(log []byte) (*sheet, error) {
	dec := json.NewDecoder(bytes.NewReader(log))
	s := &sheet{}
	if err := dec.Decode(&s.header); err != nil {
		return nil, err
	}
	for dec.More() {
		var e entry
		if err := dec.Decode(&e); err != nil {
			return nil, err
		}
		s.lines = append(s.lines, e)
	}
	return s, nil
}

// name writes a candidate of cell i.
func name(i, digit int, sign string) string {
	return fmt.Sprintf("r%dc%d%s%d", i/9+1, i%9+1, sign, digit)
}

// read takes a candidate apart: r5c5=3 or r5c5<>3.
func read(s string) (i, digit int) {
	return int(s[1]-'1')*9 + int(s[3]-'1'), int(s[len(s)-1] - '0')
}

// check runs Check on a log.
func check(log []byte) (Result, error) { return Check(bytes.NewReader(log)) }

// mustPass fails the test unless the log is right.
func mustPass(t *testing.T, log []byte) Result {
	t.Helper()
	got, err := check(log)
	if err != nil {
		t.Fatalf("a good log is refused: %v\n%s", err, log)
	}
	return got
}

// mustFail fails the test unless the log is refused with an Error that has
// each of want in its text.
func mustFail(t *testing.T, log []byte, want ...string) {
	t.Helper()
	_, err := check(log)
	if err == nil {
		t.Fatalf("a wrong log passes; want %q\n%s", want, tail(log))
	}
	if _, ok := err.(*Error); !ok {
		t.Fatalf("%T is not an *Error: %v", err, err)
	}
	for _, w := range want {
		if !strings.Contains(err.Error(), w) {
			t.Errorf("message:\n got %q\nwant %q in it", err, w)
		}
	}
}

// tail gives the end of a log for a message.
func tail(log []byte) []byte { return log[max(0, len(log)-2000):] }
