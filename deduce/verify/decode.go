package verify

import (
	"errors"
	"fmt"
	"unicode/utf8"
)

// A step is one decoded line of a log after its header. It is reused from
// line to line: its slices hold until the next line is read.
type step struct {
	has       field
	n         int
	kind      kind
	technique []byte
	place     []candidate
	eliminate []candidate
	truths    []truth
	because   []int
	deadly    []cell
	symmetry  symmetry
	from      []int
	depth     int
	undoes    int
	grid      []byte
	text      []byte

	guesses, backtracks, premises int
}

// reset empties s and keeps its memory.
func (s *step) reset() {
	*s = step{
		place:     s.place[:0],
		eliminate: s.eliminate[:0],
		truths:    s.truths[:0],
		because:   s.because[:0],
		deadly:    s.deadly[:0],
		from:      s.from[:0],
	}
}

// A decoder reads lines into its step and its header.
type decoder struct {
	cursor
	step   step
	header header
}

// load sets the decoder to the start of a line.
func (d *decoder) load(line []byte) error {
	d.cursor = cursor{src: line, scratch: d.scratch[:0]}
	switch {
	case len(line) == 0:
		return errors.New("the line is empty; a log has one object a line")
	case line[0] != '{':
		return notJSON(line)
	case !utf8.Valid(line):
		return errors.New("the line is not UTF-8")
	}
	switch line[len(line)-1] {
	case ' ', '\t', '\r':
		return errors.New("the line ends with a space or a carriage return; a log has none")
	}
	return nil
}

// decodeStep reads a loaded line as a step. The step keeps what was read
// before an error, so that a message can name it.
func (d *decoder) decodeStep() error {
	s := &d.step
	s.reset()
	if err := d.object(d.member); err != nil {
		return err
	}
	if err := d.end(); err != nil {
		return err
	}
	return s.complete()
}

// complete checks that s has the fields that its kind asks for, and no others.
func (s *step) complete() error {
	if missing := all &^ s.has; missing != 0 {
		return fmt.Errorf("missing: %v", missing)
	}
	if missing := rules[s.kind].must &^ s.has; missing != 0 {
		return fmt.Errorf("missing: %v", missing)
	}
	if extra := s.has &^ (all | rules[s.kind].must | rules[s.kind].may); extra != 0 {
		return fmt.Errorf("%v has no field %v", s.kind, extra)
	}
	return nil
}

// member reads the value of one field.
func (d *decoder) member(key []byte) error {
	f, ok := parseField(key)
	switch {
	case !ok:
		return d.fail("unknown field %q", key)
	case d.step.has&f != 0:
		return d.fail("the field %s stands twice", key)
	}
	d.step.has |= f
	if err := d.value(f); err != nil {
		return fmt.Errorf("%v: %w", f, err)
	}
	return nil
}

// value reads the value of the field f.
func (d *decoder) value(f field) (err error) {
	s := &d.step
	switch f {
	case hasN:
		s.n, err = d.integer()
	case hasUndoes:
		s.undoes, err = d.integer()
	case hasGuesses:
		s.guesses, err = d.integer()
	case hasBacktracks:
		s.backtracks, err = d.integer()
	case hasDepth:
		s.depth, err = d.positive()
	case hasPremises:
		s.premises, err = d.positive()
	case hasLevels:
		_, err = d.positive() // what was tried: nothing follows from it
	case hasBecause:
		s.because, err = d.integers(s.because)
	case hasFrom:
		s.from, err = d.integers(s.from)
	case hasTechnique:
		s.technique, err = d.printable()
	case hasText:
		s.text, err = d.printable()
	case hasGrid:
		s.grid, err = d.str()
	case hasKind:
		err = d.kind()
	case hasAssumes:
		err = d.assumes()
	case hasArgument:
		err = d.argument()
	case hasSymmetry:
		err = d.symmetry()
	default:
		err = d.marks(f)
	}
	return err
}

func (d *decoder) kind() error {
	s, err := d.str()
	if err != nil {
		return err
	}
	k, ok := parseKind(s)
	if !ok {
		return d.fail("there is no kind %q", s)
	}
	d.step.kind = k
	return nil
}

func (d *decoder) assumes() error {
	s, err := d.str()
	if err == nil && string(s) != "unique" {
		err = d.fail(`%q should be "unique"`, s)
	}
	return err
}

// printable reads a string without control characters: it is for people, and
// a terminal may obey such characters.
func (d *decoder) printable() ([]byte, error) {
	s, err := d.str()
	for i, b := range s {
		// After 0xc2 come the control characters U+0080 to U+009F.
		if b < ' ' || b == 0x7f || b == 0xc2 && s[i+1] < 0xa0 {
			return nil, d.fail("a control character does not belong here")
		}
	}
	return s, err
}

// positive reads a number of a field that is left out where it is 0.
func (d *decoder) positive() (int, error) {
	n, err := d.integer()
	if err == nil && n == 0 {
		err = d.fail("0 is left out")
	}
	return n, err
}

// integers reads a list of numbers.
func (d *decoder) integers(into []int) ([]int, error) {
	err := d.list(func() error {
		n, err := d.integer()
		into = append(into, n)
		return err
	})
	if err == nil && len(into) == 0 {
		err = d.fail("an empty list is left out")
	}
	return into, err
}
