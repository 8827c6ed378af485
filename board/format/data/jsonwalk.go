package data

import (
	"bytes"
	"fmt"

	"deduku/board/format/source"
)

// jsonWalk goes through JSON of any length, value by value. What it has passed is consumed from the source.
type jsonWalk struct {
	s     *source.Source
	at    int // the offset of what comes next
	depth int
}

// consumeAfter is how many bytes are passed before they are consumed.
const consumeAfter = 64 << 10

func (j *jsonWalk) fault(want string) error {
	j.at = min(j.at, len(j.s.Rest())) // a backslash may have been the last byte
	p := j.s.At(j.at)
	return fmt.Errorf("%s should stand at line %d, column %d", want, p.Line, p.Column)
}

// byte is the byte at the offset, 0 at the end.
func (j *jsonWalk) byte(at int) byte {
	for at >= len(j.s.Rest()) {
		if !j.s.More() {
			return 0
		}
	}
	return j.s.Rest()[at]
}

// peek is the next byte that is no space.
func (j *jsonWalk) peek() byte {
	for {
		switch c := j.byte(j.at); c {
		case ' ', '\t', '\n', '\r':
			j.at++
		default:
			if j.at > consumeAfter {
				j.s.Skip(j.at)
				j.at = 0
			}
			return c
		}
	}
}

func (j *jsonWalk) take(c byte) bool {
	if j.peek() != c {
		return false
	}
	j.at++
	return true
}

// object calls do with each key; do must pass over the value.
func (j *jsonWalk) object(do func(key string) error) error {
	if j.peek() != '{' {
		return j.skip()
	}
	return j.each('}', func() error {
		key, err := j.str()
		if err != nil {
			return err
		}
		if !j.take(':') {
			return j.fault("a colon")
		}
		return do(key)
	})
}

// array calls do at each value; do must pass over it.
func (j *jsonWalk) array(do func() error) error {
	if j.peek() != '[' {
		return j.skip()
	}
	return j.each(']', do)
}

// each calls do at each member of what begins here, up to the closing bracket.
func (j *jsonWalk) each(closing byte, do func() error) error {
	j.at++
	if j.depth++; j.depth > 100 {
		return j.fault("less deep a list")
	}
	defer func() { j.depth-- }()
	if j.take(closing) {
		return nil
	}
	for {
		if err := do(); err != nil {
			return err
		}
		if j.take(closing) {
			return nil
		}
		if !j.take(',') {
			return j.fault("a comma or " + string(closing))
		}
	}
}

// skip passes over a value.
func (j *jsonWalk) skip() error {
	switch j.peek() {
	case '{':
		return j.object(func(string) error { return j.skip() })
	case '[':
		return j.array(j.skip)
	case '"':
		return j.skipString()
	case 0:
		return j.fault("a value")
	}
	for start := j.at; ; j.at++ {
		if c := j.byte(j.at); c == 0 || bytes.IndexByte([]byte(",]} \t\r\n"), c) >= 0 {
			if j.at == start {
				return j.fault("a value")
			}
			return nil
		}
	}
}

// skipString passes over a string of any length.
func (j *jsonWalk) skipString() error {
	for j.at++; ; j.at++ {
		switch j.byte(j.at) {
		case '"':
			j.at++
			return nil
		case '\\':
			j.at++
		case 0:
			return j.fault(`"`)
		}
		if j.at > consumeAfter {
			j.s.Skip(j.at)
			j.at = 0
		}
	}
}

// literal is the string that stands here, with its quotes.
func (j *jsonWalk) literal() ([]byte, error) {
	start := j.at
	for j.at++; ; j.at++ {
		switch j.byte(j.at) {
		case '"':
			j.at++
			return j.s.Rest()[start:j.at], nil
		case '\\':
			j.at++
		case 0:
			return nil, j.fault(`"`)
		}
	}
}
