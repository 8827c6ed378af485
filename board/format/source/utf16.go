package source

import (
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// decode goes on as if the text, of which some is loaded, was UTF-8.
func decode(s *Source, big bool) {
	s.follow(&utf16Reader{in: s.remaining(2), big: big})
}

// utf16Reader decodes UTF-16.
type utf16Reader struct {
	in   io.Reader
	big  bool
	raw  [4096]byte
	kept int    // bytes of raw that are not yet decoded
	out  []byte // decoded, not yet read
}

func (u *utf16Reader) Read(p []byte) (int, error) {
	for len(u.out) == 0 {
		n, err := u.in.Read(u.raw[u.kept:])
		u.kept += n
		u.decode(err != nil)
		if err != nil && len(u.out) == 0 {
			return 0, err
		}
	}
	n := copy(p, u.out)
	u.out = u.out[n:]
	return n, nil
}

// decode turns raw into out. The first half of a pair, or a single byte, waits for the rest unless that is all.
func (u *utf16Reader) decode(last bool) {
	u.out = u.out[:0]
	i := 0
	for ; i+1 < u.kept; i += 2 {
		r := u.unit(i)
		if utf16.IsSurrogate(r) && i+3 >= u.kept && !last {
			break
		}
		if utf16.IsSurrogate(r) && i+3 < u.kept {
			if pair := utf16.DecodeRune(r, u.unit(i+2)); pair != utf8.RuneError {
				r = pair
				i += 2
			}
		}
		u.out = utf8.AppendRune(u.out, r)
	}
	if last && i < u.kept {
		u.out = append(u.out, u.raw[i]|0x80) // half a unit: no UTF-8 either, so that it is complained of
		i = u.kept
	}
	u.kept = copy(u.raw[:], u.raw[i:u.kept])
}

func (u *utf16Reader) unit(i int) rune {
	a, b := rune(u.raw[i]), rune(u.raw[i+1])
	if u.big {
		return a<<8 | b
	}
	return b<<8 | a
}
