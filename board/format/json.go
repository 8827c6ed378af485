package format

import (
	"bytes"
	"strings"
)

// readJSON refuses the objects that mean something by their keys; lists inside of other objects are read.
func readJSON(s *source, _ *Puzzle) (int, error) {
	first, _ := s.lineAt(0)
	if at := spaces(first); at == len(first) || first[at] != '{' {
		return 0, nil
	}
	n := objectLen(s)
	text := s.rest()[:n]
	has := func(key string) bool { return bytes.Contains(text, []byte(`"`+key+`"`)) }
	name := ""
	switch {
	case has("cells") && has("nbformat"):
		name = "a notebook"
	case has("grid") && has("size"):
		if rules := extraRules(has); rules != "" {
			return n, s.fault(spaces(first), "this puzzle has %s; deduku solves classic Sudoku", rules)
		}
		if !has("value") && !has("given") {
			return 0, nil // plain numbers, not the cells of f-puzzles
		}
		name = "f-puzzles JSON"
	case has("givenDigits"):
		name = "sudoku.coach JSON"
	case has("kind"):
		name = "a deduku log"
	case has("givens"):
		name = "a board in JSON"
	default:
		return 0, nil
	}
	return n, s.fault(spaces(first), "%s", notYet(name))
}

// objectLen is the length of the JSON object at the start of s, or of what may be looked at of it; 0 where brackets
// are in brackets deeper than in any puzzle.
func objectLen(s *source) int {
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

// extraRules lists the keys of f-puzzles JSON that are rules of their own.
func extraRules(has func(key string) bool) string {
	var rules []string
	for _, r := range [][2]string{
		{"killercage", "killer cages"}, {"diagonal+", "a diagonal"}, {"diagonal-", "a diagonal"},
		{"antiknight", "the anti-knight rule"}, {"antiking", "the anti-king rule"},
		{"nonconsecutive", "the non-consecutive rule"}, {"disjointgroups", "disjoint groups"},
		{"arrow", "arrows"}, {"thermometer", "thermometers"}, {"palindrome", "palindromes"},
		{"renban", "renban lines"}, {"whispers", "whispers"}, {"sandwichsum", "sandwich sums"},
		{"xsum", "x-sums"}, {"littlekillersum", "little killer sums"}, {"quadruple", "quadruples"},
		{"extraregion", "extra regions"}, {"clone", "clones"}, {"odd", "odd cells"}, {"even", "even cells"},
		{"minimum", "minimum cells"}, {"maximum", "maximum cells"}, {"difference", "differences"},
		{"ratio", "ratios"}, {"betweenline", "between lines"},
	} {
		if has(r[0]) {
			rules = append(rules, r[1])
		}
	}
	return strings.Join(rules, ", ")
}
