package format

import (
	"strings"
	"testing"
)

// TestLabeled attaches a solution to its puzzle in any order, if lines above them name them.
func TestLabeled(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	var solved strings.Builder
	for row := range 9 {
		solved.WriteString(fieldSolution[9*row:9*row+9] + "\n")
	}
	for _, forms := range [][2]string{{spacedRows(".", ""), solved.String()}, {want + "\n", fieldSolution + "\n"}} {
		for _, names := range [][2]string{{"Puzzle:", "Solution:"}, {"Question", "Answer"}, {"## Puzzle 1", "## Solution 1"}, {"Before:", "After:"}, {"Unsolved", "Solved"}} {
			for _, text := range []string{
				names[0] + "\n" + forms[0] + "\n" + names[1] + "\n" + forms[1],
				names[1] + "\n" + forms[1] + "\n" + names[0] + "\n" + forms[0],
			} {
				r := NewReader(strings.NewReader(text+text), "")
				for range 2 {
					p, err := r.Next()
					if got := p.Givens.String(); err != nil || got != want || p.Solution.String() != fieldSolution {
						t.Errorf("got %s, %v, solution %v\n%s", got, err, p.Solution, text)
					}
				}
				if p, err := r.Next(); err == nil {
					t.Errorf("a third puzzle %v\n%s", p.Givens, text)
				}
			}
		}
	}
}

// TestSheetAddresses reads A2 as column A, row 2 below the header of a spreadsheet, and says how it was read in all lists.
func TestSheetAddresses(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	list := func(sheet bool, before, between, end string) string {
		return cellsBy(func(r, c int, d string) string {
			if sheet {
				r, c = c, r
			}
			return before + "ABCDEFGHI"[r:r+1] + digit(c+1) + between + d + end
		})
	}
	for text, note := range map[string]string{
		"Cell,Value\n" + list(true, "", ",", "\n"):    "read A2 as column 1, row 2, as in a spreadsheet",
		"address,digit\n" + list(true, "", ",", "\n"): "read A2 as column 1, row 2, as in a spreadsheet",
		list(false, "", ",", "\n"):                    "read A2 as row 1, column 2",
		list(false, "", " = ", "\n"):                  "read A2 as row 1, column 2",
		"{" + list(false, "\"", "\": ", ",\n") + "}":  "read A2 as row 1, column 2",
	} {
		p, err := NewReader(strings.NewReader(text), "").Next()
		if got := p.Givens.String(); err != nil || got != want || !strings.Contains(strings.Join(p.Notes, "; "), note) {
			t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
		}
	}
}
