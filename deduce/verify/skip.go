package verify

import (
	"bytes"
	"encoding/json"
)

// skip reads a value of any type, for header fields that a checker does not
// need. Its shape is followed here; plain values are left to encoding/json.
func (c *cursor) skip(nesting int) error {
	if nesting > maxNesting {
		return c.fail("values are nested more than %d deep", maxNesting)
	}
	switch c.peek() {
	case '{':
		return c.object(func([]byte) error { return c.skip(nesting + 1) })
	case '[':
		return c.list(func() error { return c.skip(nesting + 1) })
	case '"':
		_, err := c.str()
		return err
	}
	size := bytes.IndexAny(c.src[c.pos:], ",]} \t\r\n")
	if size < 0 {
		size = len(c.src) - c.pos
	}
	if !json.Valid(c.src[c.pos : c.pos+size]) {
		return c.wrong("a value")
	}
	c.pos += size
	return nil
}
