package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/deduce/technique"
)

// readHoDoKu reads a line of HoDoKu's path: Skyscraper: 4 in r1c3,r8c2 (connected by r18c6) => r2c2<>4. Singles have no
// arrow: Hidden Single: r4c5=7. The forms of a line that HoDoKu writes shorter, with the name and digits alone, conclude
// nothing. A line of its regression library is a line, too.
func readHoDoKu(text string) (out Line) {
	if strings.HasPrefix(text, ":") {
		return readLibrary(text)
	}
	title, rest := titled(text)
	if before, after, ok := strings.Cut(text, "=>"); ok && strings.HasPrefix(text, "Forcing ") && !strings.Contains(before, ":") {
		title, _, _ = strings.Cut(before, " in ") // Forcing Chain Contradiction in r7 => r9c7<>8
		title, rest = strings.TrimSpace(title), "=>"+after
	}
	if title == "" {
		return out
	}
	if conclusion, ok := afterArrow(rest); ok {
		out.Title, out.Concludes = title, rcEquations.in(conclusion)
		if out.Concludes != nil || len(technique.Family(title)) > 0 {
			out.Fault = rcEquations.faulty(conclusion, out.Concludes)
		}
		return out
	}
	if found := rcEquations.in(rest); len(found) == 1 && !found[0].Eliminate {
		out.Title, out.Concludes = title, found
	}
	return out
}

// readLibrary reads a line of HoDoKu's regression library, :code:digits:grid:deleted:eliminations:placements:extra:. Its grid
// is a position of its own, which the caller sets up.
func readLibrary(text string) (out Line) {
	fields := strings.Split(text, ":")
	if len(fields) < 7 {
		out.Fault = "a line of the library has fields for code, digits, grid, deleted, eliminations, placements"
		return out
	}
	out.Title = fields[1]
	code, _, _ := strings.Cut(fields[1], "-")
	out.techniques = technique.Coded(code)
	for i, eliminate := range []bool{true, false} {
		for _, word := range strings.Fields(fields[5+i]) {
			if len(word) != 3 || strings.Trim(word, "123456789") != "" {
				out.Fault = "a conclusion is digit, row and column, as 436 for 4 in r3c6, not " + word
				return out
			}
			cell := board.CellAt(int(word[1]-'1'), int(word[2]-'1'))
			out.Concludes = append(out.Concludes, edits([]board.Cell{cell}, digitsIn(word[:1]), eliminate)...)
		}
	}
	return out
}
