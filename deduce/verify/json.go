package verify

import (
	"bytes"
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// A cursor walks over the JSON text of one line. encoding/json is not strict
// enough for a checker (it takes null for anything, keys in any case, and a
// key twice) and would cost several times what the check itself does.
type cursor struct {
	src     []byte
	pos     int
	scratch []byte // strings that had escapes
}

// maxNesting bounds the depth of values that are only skipped.
const maxNesting = 100

func (c *cursor) fail(format string, args ...any) error {
	return fmt.Errorf("column %d: %s", c.pos+1, fmt.Sprintf(format, args...))
}

// peek skips white space and gives the next byte, 0 at the end.
func (c *cursor) peek() byte {
	for ; c.pos < len(c.src); c.pos++ {
		switch b := c.src[c.pos]; b {
		case ' ', '\t', '\r', '\n':
		default:
			return b
		}
	}
	return 0
}

func (c *cursor) expect(b byte) error {
	switch got := c.peek(); {
	case c.pos >= len(c.src):
		return c.fail("the line ends where %q should be: is it cut off?", b)
	case got != b:
		return c.fail("%q should be here, not %q", b, got)
	}
	c.pos++
	return nil
}

// object reads an object; member is called after each key and reads its value.
func (c *cursor) object(member func(key []byte) error) error {
	if err := c.expect('{'); err != nil {
		return err
	}
	if c.peek() == '}' {
		c.pos++
		return nil
	}
	for {
		key, err := c.str()
		if err != nil {
			return err
		}
		if err := c.expect(':'); err != nil {
			return err
		}
		if err := member(key); err != nil {
			return err
		}
		if c.peek() != ',' {
			return c.expect('}')
		}
		c.pos++
	}
}

// list reads a list; element is called at each element and reads it.
func (c *cursor) list(element func() error) error {
	if c.peek() != '[' {
		return c.wrong("a list")
	}
	c.pos++
	if c.peek() == ']' {
		c.pos++
		return nil
	}
	for {
		if err := element(); err != nil {
			return err
		}
		if c.peek() != ',' {
			return c.expect(']')
		}
		c.pos++
	}
}

// wrong says what a value should have been.
func (c *cursor) wrong(want string) error {
	if bytes.HasPrefix(c.src[c.pos:], []byte("null")) {
		return c.fail("null should be %s; a field without a value is left out", want)
	}
	if c.pos >= len(c.src) {
		return c.fail("the line ends where %s should be: is it cut off?", want)
	}
	return c.fail("this should be %s", want)
}

// str reads a string. The result is valid until the cursor is set to the
// next line.
func (c *cursor) str() ([]byte, error) {
	if c.peek() != '"' {
		return nil, c.wrong("a string")
	}
	start := c.pos + 1
	for i := start; i < len(c.src); i++ {
		switch b := c.src[i]; {
		case b == '"':
			c.pos = i + 1
			return c.src[start:i], nil
		case b == '\\':
			return c.escaped(start, i)
		case b < ' ':
			c.pos = i
			return nil, c.fail("a control character in a string must be escaped")
		}
	}
	c.pos = len(c.src)
	return nil, c.fail("the line ends within a string: is it cut off?")
}

// escaped reads on from i, the first backslash of a string, into scratch.
func (c *cursor) escaped(start, i int) ([]byte, error) {
	begin := len(c.scratch)
	c.scratch = append(c.scratch, c.src[start:i]...)
	for c.pos = i; c.pos < len(c.src); {
		switch b := c.src[c.pos]; {
		case b == '"':
			c.pos++
			return c.scratch[begin:], nil
		case b == '\\':
			if err := c.escape(); err != nil {
				return nil, err
			}
		case b < ' ':
			return nil, c.fail("a control character in a string must be escaped")
		default:
			c.scratch = append(c.scratch, b)
			c.pos++
		}
	}
	return nil, c.fail("the line ends within a string: is it cut off?")
}

// escape reads one escape sequence into scratch.
func (c *cursor) escape() error {
	const names, values = `"\/bfnrt`, "\"\\/\b\f\n\r\t"
	rest := c.src[c.pos+1:]
	if len(rest) == 0 {
		return c.fail("the line ends within a string: is it cut off?")
	}
	if i := bytes.IndexByte([]byte(names), rest[0]); i >= 0 {
		c.scratch = append(c.scratch, values[i])
		c.pos += 2
		return nil
	}
	if r, ok := hexRune(c.src[c.pos:]); ok && !utf16.IsSurrogate(r) {
		c.scratch = utf8.AppendRune(c.scratch, r)
		c.pos += 6
		return nil
	} else if low, ok2 := hexRune(c.src[min(c.pos+6, len(c.src)):]); ok && ok2 && utf16.DecodeRune(r, low) != utf8.RuneError {
		c.scratch = utf8.AppendRune(c.scratch, utf16.DecodeRune(r, low))
		c.pos += 12
		return nil
	}
	return c.fail("this is not an escape that JSON knows")
}

// hexRune reads \uXXXX at the start of s.
func hexRune(s []byte) (rune, bool) {
	if len(s) < 6 || s[0] != '\\' || s[1] != 'u' {
		return 0, false
	}
	code, err := strconv.ParseUint(string(s[2:6]), 16, 16)
	return rune(code), err == nil
}

// integer reads a whole number from 0 up to nine digits.
func (c *cursor) integer() (int, error) {
	c.peek()
	start, value := c.pos, 0
	for c.pos < len(c.src) && c.src[c.pos]-'0' <= 9 {
		if c.pos-start < 10 {
			value = value*10 + int(c.src[c.pos]-'0')
		}
		c.pos++
	}
	size := c.pos - start
	more := c.pos < len(c.src) && (c.src[c.pos] == '.' || c.src[c.pos]|0x20 == 'e')
	if size == 0 || size > 9 || size > 1 && c.src[start] == '0' || more {
		c.pos = start
		return 0, c.wrong("a whole number, 0 to 999999999")
	}
	return value, nil
}

// end checks that nothing follows.
func (c *cursor) end() error {
	if c.peek(); c.pos < len(c.src) {
		return c.fail("one object a line, but something follows the object")
	}
	return nil
}
