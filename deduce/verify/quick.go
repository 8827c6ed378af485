package verify

import "encoding/binary"

// quickStep reads a loaded line into the step and reports whether it could. It reads only lines in the usual
// form: no white space between fields, no escapes, and only ASCII. For all other lines, call decodeStep, which
// either reads the line or says what is wrong with it. FuzzQuick checks that quickStep accepts nothing that
// decodeStep refuses, and that both read the same.
//
// This is a second decoder in code that everything trusts, and it stays because of its speed. Without it,
// checking a log takes 23 % longer, and still 12 % longer after decodeStep got the fast paths for strings,
// numbers, and lists (BenchmarkCheck, user time).
func (d *decoder) quickStep() bool {
	s := &d.step
	s.reset()
	d.pos = 1
	for d.pos+3 < len(d.src) && d.src[d.pos] == '"' {
		rest := d.src[d.pos+1:]
		end := 0
		for end < len(rest) && rest[end] != '"' {
			end++
		}
		if end+1 >= len(rest) || rest[end+1] != ':' {
			return false
		}
		f, ok := quickField(rest[:end])
		if !ok || s.has&f != 0 {
			return false
		}
		s.has |= f
		d.pos += end + 3
		if d.pos >= len(d.src) || !d.quickValue(f) || d.pos >= len(d.src) {
			return false
		}
		d.pos++
		switch d.src[d.pos-1] {
		case ',':
		case '}':
			return d.pos == len(d.src) && s.complete() == nil
		default:
			return false
		}
	}
	return false
}

// quickField is parseField for the fields of which each line has some.
func quickField(name []byte) (f field, ok bool) {
	switch string(name) {
	case "n":
		return hasN, true
	case "kind":
		return hasKind, true
	case "technique":
		return hasTechnique, true
	case "place":
		return hasPlace, true
	case "truths":
		return hasTruths, true
	case "because":
		return hasBecause, true
	case "depth":
		return hasDepth, true
	case "text":
		return hasText, true
	}
	return parseField(name)
}

// quickValue reads the value of a field that begins at the cursor.
func (d *decoder) quickValue(f field) (ok bool) {
	s := &d.step
	switch f {
	case hasN:
		s.n, ok = d.quickInteger()
	case hasDepth:
		s.depth, ok = d.quickInteger()
		ok = ok && s.depth > 0
	case hasKind:
		var word []byte
		if word, ok = d.quickWord(); ok {
			s.kind, ok = parseKind(word)
		}
	case hasTechnique:
		s.technique, ok = d.quickWord()
	case hasText:
		s.text, ok = d.quickWord()
	case hasBecause:
		s.because, ok = d.quickIntegers(s.because)
	case hasPlace:
		s.place, ok = d.quickCandidate(s.place, "=")
	case hasEliminate:
		s.eliminate, ok = d.quickCandidate(s.eliminate, "<>")
	case hasTruths:
		s.truths, ok = d.quickTruth(s.truths)
	default:
		return d.value(f) == nil
	}
	return ok
}

// quickInteger reads a number of at most nine digits.
func (d *decoder) quickInteger() (value int, ok bool) {
	src, start := d.src, d.pos
	i := start
	for ; i < len(src) && src[i]-'0' <= 9; i++ {
		value = value*10 + int(src[i]-'0')
	}
	d.pos = i
	size := i - start
	return value, size > 0 && size <= 9 && (size == 1 || src[start] != '0')
}

// quickIntegers reads a list of numbers.
func (d *decoder) quickIntegers(into []int) ([]int, bool) {
	if d.src[d.pos] != '[' {
		return into, false
	}
	for {
		d.pos++
		n, ok := d.quickInteger()
		into = append(into, n)
		if !ok || d.pos >= len(d.src) {
			return into, false
		}
		switch d.src[d.pos] {
		case ',':
		case ']':
			d.pos++
			return into, true
		default:
			return into, false
		}
	}
}

// quickWord reads a string of ASCII without controls and escapes.
func (d *decoder) quickWord() ([]byte, bool) {
	if d.src[d.pos] != '"' {
		return nil, false
	}
	rest := d.src[d.pos+1:]
	n := plain(rest)
	if n == len(rest) || rest[n] != '"' {
		return nil, false
	}
	d.pos += n + 2
	return rest[:n], true
}

// plain is how many bytes at the begin of a text are ASCII without controls, quotes and backslashes.
func plain(text []byte) (n int) {
	const one, high = 0x0101010101010101, 0x8080808080808080
	for ; len(text)-n >= 8; n += 8 {
		// The top bit of a byte is set where it is one of these, and perhaps where the byte before it is.
		w := binary.LittleEndian.Uint64(text[n:])
		quote, backslash := w^'"'*one, w^'\\'*one
		if (w|(w+one)|(w-' '*one)|(quote-one)|(backslash-one))&high != 0 {
			break
		}
	}
	for n < len(text) && text[n] >= ' ' && text[n] < 0x7f && text[n] != '"' && text[n] != '\\' {
		n++
	}
	return n
}

// quickCandidate reads a list of one candidate; several are read with care.
func (d *decoder) quickCandidate(into []candidate, sign string) ([]candidate, bool) {
	size := len(`["r1c1`) + len(sign) + len(`1"]`)
	if word, ok := d.quickOne(size); ok {
		x, ok := parseCandidate(word, sign)
		return append(into, x), ok
	}
	f := hasPlace
	if sign != "=" {
		f = hasEliminate
	}
	if d.marks(f) != nil {
		return into, false
	}
	if f == hasPlace {
		return d.step.place, true
	}
	return d.step.eliminate, true
}

// quickTruth reads a list of one truth; several are read with care.
func (d *decoder) quickTruth(into []truth) ([]truth, bool) {
	for _, size := range []int{len(`["3r5"]`), len(`["r5c5"]`)} {
		if word, ok := d.quickOne(size); ok {
			t, ok := parseTruth(word)
			return append(into, t), ok
		}
	}
	err := d.marks(hasTruths)
	return d.step.truths, err == nil
}

// quickOne reads a list of one string that takes so many bytes in all, if it is one.
func (d *decoder) quickOne(size int) (word []byte, ok bool) {
	if len(d.src)-d.pos < size {
		return nil, false
	}
	list := d.src[d.pos : d.pos+size]
	word = list[2 : size-2]
	if list[0] != '[' || list[1] != '"' || list[size-2] != '"' || list[size-1] != ']' {
		return nil, false
	}
	d.pos += size
	return word, true
}
