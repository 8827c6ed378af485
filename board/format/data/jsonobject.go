package data

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// ErrOther says of an object that it is of another format after all.
var ErrOther = errors.New("another format")

// ReadObject reads a JSON object that has the keys.
func ReadObject(s *source.Source, p *puzzle.Puzzle, read func(text []byte, p *puzzle.Puzzle) error, keys ...string) (int, error) {
	first, _ := s.LineAt(0)
	start := source.Spaces(first)
	if start == len(first) || first[start] != '{' {
		return 0, nil
	}
	n := objectLen(s)
	text := s.Rest()[start:max(n, start)]
	for _, k := range keys {
		if !HasKey(text, k) {
			return 0, nil
		}
	}
	p.At = s.At(start)
	err := read(text, p)
	var at *json.SyntaxError
	switch {
	case err == nil:
		return n, nil
	case err == ErrOther:
		return 0, nil
	case errors.As(err, &at) && at.Offset > 0:
		return n, s.Fault(start+int(at.Offset)-1, "this JSON is not complete: %v", err)
	}
	return n, s.Fault(start, "%v", err)
}

// HasKey reports whether a key may be in a text.
func HasKey(text []byte, key string) bool { return bytes.Contains(text, []byte(`"`+key+`"`)) }

// objectLen is the length of the JSON object at the start of s, or of what may be looked at of it; 0 where brackets
// are in brackets deeper than in any puzzle.
func objectLen(s *source.Source) int {
	l := lexer{src: s}
	depth := 0
	for {
		switch t := l.next(); t.kind {
		case tokenOpen:
			if depth++; depth > MostDepth {
				return 0
			}
		case tokenClose:
			depth--
			if depth == 0 {
				return l.at
			}
		case tokenEnd:
			return l.at
		}
	}
}

// UnpackJSON fills a struct, and words what is wrong for people.
func UnpackJSON(text []byte, to any) error {
	err := json.Unmarshal(text, to)
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return fmt.Errorf("the value of %q is a %s, which it cannot be", kind.Field, kind.Value)
	}
	return err
}

// ExtraKeys lists what an object has beside the keys known: rules that classic Sudoku does not have.
func ExtraKeys(text []byte, known ...string) string {
	var all map[string]json.RawMessage
	if json.Unmarshal(text, &all) != nil {
		return ""
	}
	var rules []string
	for key, value := range all {
		if !slices.Contains(known, key) && !IsNothing(value) {
			rules = append(rules, ruleName(key))
		}
	}
	slices.Sort(rules)
	return strings.Join(slices.Compact(rules), ", ")
}

// IsNothing holds for the values that stand for a rule that is not there.
func IsNothing(value json.RawMessage) bool {
	switch strings.TrimSpace(string(value)) {
	case "null", "false", "0", `""`, "[]", "{}":
		return true
	}
	return false
}

// ruleName is what people call the rule of a key.
func ruleName(key string) string {
	if name, ok := RuleNames[key]; ok {
		return name
	}
	return fmt.Sprintf("%q", key)
}

// RuleNames are the rules of f-puzzles by their keys.
var RuleNames = map[string]string{
	"killercage": "killer cages", "diagonal+": "a diagonal", "diagonal-": "a diagonal", "antiknight": "the anti-knight rule",
	"antiking": "the anti-king rule", "nonconsecutive": "the non-consecutive rule", "disjointgroups": "disjoint groups",
	"arrow": "arrows", "thermometer": "thermometers", "palindrome": "palindromes", "renban": "renban lines",
	"whispers": "whispers", "sandwichsum": "sandwich sums", "xsum": "x-sums", "littlekillersum": "little killer sums",
	"quadruple": "quadruples", "extraregion": "extra regions", "clone": "clones", "odd": "odd cells", "even": "even cells",
	"minimum": "minimum cells", "maximum": "maximum cells", "difference": "differences", "ratio": "ratios",
	"betweenline": "between lines", "regionsumline": "region sum lines", "skyscraper": "skyscrapers", "cage": "cages with sums",
}
