package verify

import (
	"bytes"
	"fmt"
)

// text checks that the line for people tells the conclusion that the fields
// prove: the kind, padded to nine, the conclusion, four spaces, the reason.
// The reason is words and is not checked.
func text(s *step) error {
	name := s.kind.String()
	if s.kind == logic {
		name = string(s.technique)
	}
	line := bytes.TrimLeft(s.text, " ")
	rest := line[min(len(name), len(line)):]
	if string(line[:len(line)-len(rest)]) != name || len(rest) > 0 && rest[0] != ' ' {
		return fmt.Errorf("the text should begin with %s", name)
	}
	if s.kind.ends() {
		return nil
	}
	padding := max(9-len(name), 0) + 1
	if len(rest) < padding || len(bytes.TrimLeft(rest[:padding], " ")) > 0 {
		return fmt.Errorf("the text should have %d spaces after %s", padding, name)
	}
	conclusion, _, _ := bytes.Cut(rest[padding:], []byte("    "))
	if s.kind == conflict {
		if want := s.truths[0].String(); string(conclusion) != want {
			return fmt.Errorf("the text has the conclusion %q and should have %q", conclusion, want)
		}
		return nil
	}
	return tells(conclusion, s)
}

// tells checks that the conclusion in words names what s concludes, and no
// other cell and digit.
func tells(conclusion []byte, s *step) error {
	var cells [81]bool
	var eliminated [10]bool
	for i, x := range s.place {
		cells[x.cell()] = true
		w := words(x, " = ")
		at := bytes.Index(conclusion, w)
		if at < 0 || i == 0 && at > 0 && s.kind != logic {
			return fmt.Errorf("the text should have the conclusion %s", string(w))
		}
	}
	for _, x := range s.eliminate {
		cells[x.cell()] = true
		eliminated[x.digit()] = true
		w := words(x, " <> ")
		if !bytes.Contains(conclusion, w[:4]) || !bytes.Contains(conclusion, w[4:]) {
			return fmt.Errorf("the text should have %s in its conclusion", string(w))
		}
	}
	for i := range conclusion {
		rest := conclusion[i:]
		if c, ok := parseCell(rest[:min(4, len(rest))]); ok && !cells[c] {
			return fmt.Errorf("the text has %v in its conclusion, the step has not", c)
		}
		if digit, ok := bytes.CutPrefix(rest, []byte("<> ")); ok && len(digit) > 0 && !eliminated[number(digit[0])] {
			return fmt.Errorf("the text strikes %c, the step does not", digit[0])
		}
	}
	return nil
}

// words writes a conclusion as people read it: r5c5 = 3.
func words(x candidate, sign string) []byte {
	c := x.cell()
	w := append(make([]byte, 0, 16), 'r', byte('1'+c.row()), 'c', byte('1'+c.col()))
	return append(append(w, sign...), byte('0'+x.digit()))
}
