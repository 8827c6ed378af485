package links

import (
	"fmt"

	"deduku/board/format/data"
)

// zipped is a value of SudokuPad's compact JSON: keys and true and false without quotes (t, f), strings in single
// quotes, and nothing at all between commas for an empty object.
type zipped struct {
	text string // of a string, a number, a word
	list []zipped
	keys map[string]zipped
}

// get is the value of a key, which has a short and a long name.
func (z zipped) get(short, long string) zipped {
	if v, ok := z.keys[short]; ok {
		return v
	}
	return z.keys[long]
}

// zippedParser reads a value from the start of a text.
type zippedParser struct {
	text  string
	at    int
	depth int
}

func parseZipped(text string) (zipped, error) {
	p := zippedParser{text: text}
	v, err := p.value()
	if err == nil && p.at < len(text) {
		err = p.fault("the end")
	}
	return v, err
}

func (p *zippedParser) fault(want string) error {
	got := "the end"
	if p.at < len(p.text) {
		got = fmt.Sprintf("%q", p.text[p.at:min(len(p.text), p.at+1)])
	}
	return fmt.Errorf("the packed puzzle is damaged: %s at character %d, where %s should stand", got, p.at+1, want)
}

func (p *zippedParser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *zippedParser) take(c byte) bool {
	if p.peek() != c {
		return false
	}
	p.at++
	return true
}

func (p *zippedParser) value() (zipped, error) {
	if p.depth++; p.depth > data.MostDepth {
		return zipped{}, p.fault("less deep a list")
	}
	defer func() { p.depth-- }()
	switch p.peek() {
	case '{':
		return p.object()
	case '[':
		return p.array()
	case '\'', '"':
		text, err := p.quoted()
		return zipped{text: text}, err
	}
	return zipped{text: p.word()}, nil
}

// word is what stands up to the next sign; it may be empty.
func (p *zippedParser) word() string {
	start := p.at
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case ',', ':', ']', '}', '[', '{', '\'', '"':
			return p.text[start:p.at]
		}
		p.at++
	}
	return p.text[start:]
}

func (p *zippedParser) quoted() (string, error) {
	mark := p.text[p.at]
	var out []byte
	for p.at++; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; c {
		case mark:
			p.at++
			return string(out), nil
		case '\\':
			p.at++
			if p.at < len(p.text) {
				out = append(out, p.text[p.at])
			}
		default:
			out = append(out, c)
		}
	}
	return "", p.fault("the end of a string")
}

func (p *zippedParser) array() (zipped, error) {
	var z zipped
	p.at++
	if p.take(']') {
		return z, nil
	}
	for {
		v, err := p.value()
		if err != nil {
			return z, err
		}
		z.list = append(z.list, v)
		if p.take(']') {
			return z, nil
		}
		if !p.take(',') {
			return z, p.fault("a comma or ]")
		}
	}
}

func (p *zippedParser) object() (zipped, error) {
	z := zipped{keys: map[string]zipped{}}
	p.at++
	for {
		if p.take('}') {
			return z, nil
		}
		key := p.word()
		if c := p.peek(); key == "" && (c == '\'' || c == '"') {
			var err error
			if key, err = p.quoted(); err != nil {
				return z, err
			}
		}
		if !p.take(':') {
			return z, p.fault("a colon")
		}
		v, err := p.value()
		if err != nil {
			return z, err
		}
		z.keys[key] = v
		if !p.take(',') && p.peek() != '}' {
			return z, p.fault("a comma or }")
		}
	}
}
