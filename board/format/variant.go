package format

import (
	"bytes"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// A text may say that its puzzle has more rules than the classic ones, though the digits alone do not show it: it is refused
// as what it is.

// variants are kinds of puzzles by the words before Sudoku, or as people call them, and what they have.
var variants = []struct{ name, rule string }{
	{"x sudoku", "digits that differ on the diagonals"}, {"sudoku x", "digits that differ on the diagonals"},
	{"diagonal sudoku", "digits that differ on the diagonals"}, {"windoku", "four more boxes"}, {"hyper sudoku", "four more boxes"},
	{"hypersudoku", "four more boxes"}, {"killer sudoku", "cages with sums"}, {"jigsaw sudoku", "irregular regions"},
	{"irregular sudoku", "irregular regions"}, {"squiggly sudoku", "irregular regions"}, {"argyle sudoku", "digits that differ on eight more diagonals"}, {"sandwich sudoku", "sandwich sums"}, {"thermo sudoku", "thermometers"},
	{"arrow sudoku", "arrows"}, {"kropki sudoku", "dots between cells"}, {"samurai sudoku", "five grids"},
	{"anti knight sudoku", "the anti-knight rule"}, {"antiknight sudoku", "the anti-knight rule"}, {"anti king sudoku", "the anti-king rule"},
	{"non consecutive sudoku", "the non-consecutive rule"}, {"nonconsecutive sudoku", "the non-consecutive rule"},
	{"consecutive sudoku", "bars between consecutive cells"}, {"greater than sudoku", "signs between cells"},
	{"anti knight", "the anti-knight rule"}, {"antiknight", "the anti-knight rule"},
	{"anti king", "the anti-king rule"}, {"antiking", "the anti-king rule"},
	{"even odd sudoku", "even and odd cells"}, {"odd even sudoku", "even and odd cells"}, {"disjoint groups sudoku", "disjoint groups"},
	{"disjoint groups", "disjoint groups"}, {"chaos construction", "irregular regions"}, {"irregular regions", "irregular regions"},
	{"thermometer", "thermometers"}, {"thermometers", "thermometers"}, {"kropki", "dots between cells"}, {"renban", "Renban lines"},
	{"german whispers", "German whispers"},
	{"xv sudoku", "sums between cells"}, {"little killer", "sums on diagonals"}, {"nonomino", "irregular regions"}, {"miracle sudoku", "the rules of the Miracle Sudoku"},
	{"toroidal", "regions that go round the edges"}, {"center dot", "one more region"}, {"asterisk sudoku", "one more region"}, {"cages show", "cages with sums"},
	{"knight's move apart", "the anti-knight rule"}, {"king's move apart", "the anti-king rule"}, {"grey boxes also", "four more boxes"}, {"gray boxes also", "four more boxes"},
	{"along a thermometer", "thermometers"}, {"non consecutive", "the non-consecutive rule"}, {"nonconsecutive", "the non-consecutive rule"},
}

// labels are names of variants that count only if nothing else is on their line: in a sentence they can mean something else.
var labels = []struct{ name, rule string }{
	{"killer", "cages with sums"}, {"jigsaw", "irregular regions"}, {"irregular", "irregular regions"}, {"thermo", "thermometers"},
	{"diagonal", "digits that differ on the diagonals"}, {"diagonals", "digits that differ on the diagonals"}, {"sandwich", "sandwich sums"},
	{"arrow", "arrows"}, {"even odd", "even and odd cells"}, {"odd even", "even and odd cells"}, {"samurai", "five grids"},
	{"quadruple", "digits around corners"}, {"quadruples", "digits around corners"}, {"xv", "sums between cells"}, {"asterisk", "one more region"},
	{"consecutive", "bars between consecutive cells"}, {"hyper", "four more boxes"}, {"greater than", "signs between cells"},
}

// differing are words that a rule about diagonals has, in small letters.
var differing = []string{"repeat", "repeats", "repeated", "different", "differ", "distinct", "unique", "once", "1 to 9", "1 9"}

// hasDiagonalRule reports whether a line of plain, which is in small letters, speaks of diagonals and of digits that differ.
func hasDiagonalRule(plain string) bool {
	for line := range strings.Lines(plain) {
		words := " " + strings.Join(strings.FieldsFunc(line, func(r rune) bool { return !source.IsAlphanumeric(r) }), " ") + " "
		if !strings.Contains(words, " diagonal ") && !strings.Contains(words, " diagonals ") {
			continue
		}
		for _, d := range differing {
			if strings.Contains(words, " "+d+" ") {
				return true
			}
		}
	}
	return false
}

// hasConsecutiveRule reports whether a line of plain, which is in small letters, speaks of adjacent cells and of consecutive digits.
func hasConsecutiveRule(plain string) bool {
	for line := range strings.Lines(plain) {
		if strings.Contains(line, "consecutive") && (strings.Contains(line, "adjacent") || strings.Contains(line, "neighbor") || strings.Contains(line, "neighbour")) {
			return true
		}
	}
	return false
}

// NamesVariant reports whether a text says that its puzzle has more rules than the classic ones.
func NamesVariant(text string) bool { return variantIn([]byte(text)) != "" }

// mayNameVariant reports whether a text has part of the name or the rule of a variant.
func mayNameVariant(text []byte) bool {
	for _, part := range []string{"oku", "OKU", "nti", "NTI", "iagonal", "IAGONAL", "djacent", "eighbo"} {
		if bytes.Contains(text, []byte(part)) {
			return true
		}
	}
	for _, c := range text { // other names begin with a letter and have no digit before them
		if c|0x20 >= 'a' && c|0x20 <= 'z' {
			return len(bytes.Fields(text)) <= 6
		}
		if '0' <= c && c <= '9' {
			break
		}
	}
	return false
}

// variantIn is what a puzzle has beside the classic rules by a text about it; empty where that says nothing.
func variantIn(text []byte) string {
	if !mayNameVariant(text) {
		return "" // most texts, at once
	}
	const most = 500
	plain := strings.Map(func(r rune) rune {
		if r == '-' || r == '_' || source.IsSpace(r) {
			return ' '
		}
		return r
	}, strings.ToLower(string(text[:min(len(text), most)])))
	if hasDiagonalRule(plain) {
		return "digits that differ on the diagonals"
	}
	if hasConsecutiveRule(plain) {
		return "the non-consecutive rule"
	}
	for line := range strings.Lines(plain) {
		label := strings.Join(strings.FieldsFunc(line, func(r rune) bool { return r < 'a' || 'z' < r }), " ")
		for _, l := range labels {
			if label == l.name {
				return l.rule
			}
		}
	}
	for _, v := range variants {
		for rest := plain; ; {
			before, after, found := strings.Cut(rest, v.name)
			if !found {
				break
			}
			if (before == "" || !source.IsAlphanumeric(rune(before[len(before)-1]))) && !goesOn(after) {
				return v.rule
			}
			rest = after
		}
	}
	return ""
}

// goesOn reports whether a name is only the beginning of another word: Sudoku X is no Sudoku X-Wing.
func goesOn(after string) bool {
	return after != "" && source.IsAlphanumeric(rune(after[0])) || strings.HasPrefix(after, " wing") || strings.HasPrefix(after, " chain")
}

// says are the entries of a puzzle's meta data that may say what kind of puzzle it is.
var says = []string{"title", "comment", "source", "level", "type", "variant", "kind", "rules", "ruleset", "id"}

// refuseVariant is an error where the text around a puzzle says that it is no classic one; rule is what the lines before
// it say.
func (r *Reader) refuseVariant(p *puzzle.Puzzle, rule string) error {
	if rule == "" {
		rule = r.variant
	}
	for _, f := range p.Meta {
		for _, key := range says {
			if rule == "" && f.Key == key {
				rule = variantIn([]byte(f.Value))
			}
		}
	}
	if rule == "" {
		return nil
	}
	return r.src.Fault(0, "the text says that this puzzle has %s; deduku solves classic Sudoku", rule)
}
