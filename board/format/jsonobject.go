package format

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// errOther says of an object that it is of another format after all.
var errOther = errors.New("another format")

// readObject reads a JSON object that has the keys.
func readObject(s *Source, p *Puzzle, read func(text []byte, p *Puzzle) error, keys ...string) (int, error) {
	first, _ := s.lineAt(0)
	start := spaces(first)
	if start == len(first) || first[start] != '{' {
		return 0, nil
	}
	n := objectLen(s)
	text := s.rest()[start:max(n, start)]
	for _, k := range keys {
		if !hasKey(text, k) {
			return 0, nil
		}
	}
	p.At = s.at(start)
	err := read(text, p)
	var at *json.SyntaxError
	switch {
	case err == nil:
		return n, nil
	case err == errOther:
		return 0, nil
	case errors.As(err, &at) && at.Offset > 0:
		return n, s.fault(start+int(at.Offset)-1, "this JSON is not complete: %v", err)
	}
	return n, s.fault(start, "%v", err)
}

func hasKey(text []byte, key string) bool { return bytes.Contains(text, []byte(`"`+key+`"`)) }

// objectLen is the length of the JSON object at the start of s, or of what may be looked at of it; 0 where brackets
// are in brackets deeper than in any puzzle.
func objectLen(s *Source) int {
	l := lexer{src: s}
	depth := 0
	for {
		switch t := l.next(); t.kind {
		case tokenOpen:
			if depth++; depth > mostDepth {
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

// unpackJSON fills a struct, and words what is wrong for people.
func unpackJSON(text []byte, to any) error {
	err := json.Unmarshal(text, to)
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return fmt.Errorf("the value of %q is a %s, which it cannot be", kind.Field, kind.Value)
	}
	return err
}

// extraKeys lists what an object has beside the keys known: rules that classic Sudoku does not have.
func extraKeys(text []byte, known ...string) string {
	var all map[string]json.RawMessage
	if json.Unmarshal(text, &all) != nil {
		return ""
	}
	var rules []string
	for key, value := range all {
		if !slices.Contains(known, key) && !isNothing(value) {
			rules = append(rules, ruleName(key))
		}
	}
	slices.Sort(rules)
	return strings.Join(slices.Compact(rules), ", ")
}

// isNothing holds for the values that stand for a rule that is not there.
func isNothing(value json.RawMessage) bool {
	switch strings.TrimSpace(string(value)) {
	case "null", "false", "0", `""`, "[]", "{}":
		return true
	}
	return false
}

// ruleName is what people call the rule of a key.
func ruleName(key string) string {
	if name, ok := ruleNames[key]; ok {
		return name
	}
	return fmt.Sprintf("%q", key)
}

// ruleNames are the rules of f-puzzles by their keys.
var ruleNames = map[string]string{
	"killercage": "killer cages", "diagonal+": "a diagonal", "diagonal-": "a diagonal", "antiknight": "the anti-knight rule",
	"antiking": "the anti-king rule", "nonconsecutive": "the non-consecutive rule", "disjointgroups": "disjoint groups",
	"arrow": "arrows", "thermometer": "thermometers", "palindrome": "palindromes", "renban": "renban lines",
	"whispers": "whispers", "sandwichsum": "sandwich sums", "xsum": "x-sums", "littlekillersum": "little killer sums",
	"quadruple": "quadruples", "extraregion": "extra regions", "clone": "clones", "odd": "odd cells", "even": "even cells",
	"minimum": "minimum cells", "maximum": "maximum cells", "difference": "differences", "ratio": "ratios",
	"betweenline": "between lines", "regionsumline": "region sum lines", "skyscraper": "skyscrapers", "cage": "cages with sums",
}
