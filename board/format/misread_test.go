package format

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board/format/data"
	"deduku/board/format/grids"
)

// all are the givens and errors of a text, in order.
func all(text string) (out []string) {
	r := NewReader(strings.NewReader(text), "")
	for range len(text) + 2 {
		p, err := r.Next()
		switch {
		case err == nil:
			out = append(out, p.Givens.String()+" "+fmt.Sprint(p.Placed.Len()))
		case isSyntax(err):
			out = append(out, err.Error())
		default:
			return out
		}
	}
	return out
}

// TestMisread has texts with a fault, or with more than a puzzle, of which a part could be taken for another puzzle.
func TestMisread(t *testing.T) {
	begun := strings.Replace(grids.SdkExample, "#L Easy", "#C see http://example.org/a?id=5", 1)
	flat := "[" + strings.Join(strings.Split(strings.ReplaceAll(sample, ".", "0"), ""), ",") + "]"
	object := `{"id":1406,"values":` + flat + `,"info":{"seed":123456781234567812345678123456781234567812345678,"steps":[1,2,3],` +
		`"counts":[` + strings.Repeat("3,", 79) + `3],"uuid":"123456781234567812345678123456781234567812345"}}`
	pretty := strings.NewReplacer(",\"", ",\n  \"", "{", "{\n  ", "}", "\n}").Replace(object)
	one, two := sample+" 0", sample+" 2"
	rows := asJSON(t, nestedRows(strings.ReplaceAll(sample, ".", "0")))
	ragged := "[[5,3,0,0,7],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6]]"
	listed := func(boards ...string) string { return `["` + strings.Join(boards, `", "`) + `"]` + "\n" }
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"a misspelt key", strings.Replace(data.JSONExample, "givens", "givns", 1), []string{`1:1: this board has no "givens", but "givns", "placed"`}},
		{"another misspelt key", strings.Replace(data.JSONExample, "placed", "plced", 1),
			[]string{`1:1: "plced" is no key of a board, and has 81 cells; the keys are givens, placed, candidates, solution, meta`}},
		{"a section misspelt", strings.Replace(grids.SdkExample, "[Puzzle]", "[Puzle]", 1),
			[]string{`4:1: "[Puzle]" is no section of sdk; [Puzzle], [State], [PencilMarks] and [Colours] are`}},
		{"a section misspelt, another puzzle", strings.Replace(grids.SdkExample, "[Puzzle]", "[uzzle]", 1) + "\n" + grids.SdkExample,
			[]string{`4:1: "[uzzle]" is no section of sdk; [Puzzle], [State], [PencilMarks] and [Colours] are`, two}},
		{"no head", grids.SdkExample[strings.Index(grids.SdkExample, "\n.....")+1:], []string{two}},
		{"an address in a comment", begun, []string{two}},
		{"an address in the first line", strings.Replace(begun, "#A deduku", "#U https://www.sudokuwiki.org/sudoku.htm", 1), []string{two}},
		{"a list in JSON", "[" + object + "," + object + "]\n", []string{one, one}},
		{"a list in JSON, in lines", "[" + pretty + ",\n" + pretty + "\n]\n", []string{one, one}},
		{"a fault in the second board", "[" + object + "," + strings.Replace(object, "[0,", "[", 1) + "]", []string{one, "80 cells in this list, expected 81"}},
		{"a list of boards", listed(sample, sample, sample), []string{one, one, one}},
		{"a list, the first too short", listed(sample[1:], sample), []string{"1:3: 80 cells in this text, expected 81", one}},
		{"a list, the first too long", listed(sample+"5", sample), []string{"1:3: 82 cells in this text, expected 81", one}},
		{"a list, the first much too short", listed(sample[11:], sample), []string{"1:3: 70 cells in this text, expected 81", one}},
		{"a list, the second too short", listed(sample, sample[1:], sample), []string{one, "1:88: 80 cells in this text, expected 81", one}},
		{"a list in Python, the first too short", "puzzles = " + strings.ReplaceAll(listed(sample[1:], sample, sample), `"`, "'"),
			[]string{"1:13: 80 cells in this text, expected 81", one, one}},
		{"few ragged rows on the first line", ragged + "\n" + rows + "\n" + rows + "\n", []string{"1:1: 5 cells in row 1, expected 9", one, one}},
		{"few ragged rows on the last line", rows + "\n" + rows + "\n" + ragged, []string{one, one, "3:1: 5 cells in row 1, expected 9"}},
		{"few ragged rows in a record", `{"grid":` + ragged + "}\n" + `{"grid":` + rows + "}\n" + `{"grid":` + ragged + "}\n",
			[]string{`1:1: "grid" has 5 cells in row 1, expected 9`, one, `3:1: "grid" has 5 cells in row 1, expected 9`}},
		{"a small grid in a record", `{"grid":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,0]]}` + "\n" + `{"grid":` + rows + "}\n",
			[]string{`1:1: "grid" has 4 rows of 4 cells, expected 9 of 9 cells`, one}},
		{"JSON, then lines", object + "\n" + sample + "\n", []string{one, one}},
		{"X-Sudoku above", "X-Sudoku\n\n" + grids.RowsExample, []string{"3:1: the text says that this puzzle has digits that differ on the diagonals; deduku solves classic Sudoku"}},
		{"a file of windoku", "# Windoku no. 1 to 3\n" + lineExample + lineExample, []string{
			"2:1: the text says that this puzzle has four more boxes; deduku solves classic Sudoku",
			"3:1: the text says that this puzzle has four more boxes; deduku solves classic Sudoku"}},
		{"in the head of sdk", "#D Killer Sudoku 7\n" + grids.RowsExample, []string{"1:1: the text says that this puzzle has cages with sums; deduku solves classic Sudoku"}},
		{"in a column", "puzzle,type\n" + sample + ",Sudoku-X\n" + sample + ",classic\n",
			[]string{"2:1: the text says that this puzzle has digits that differ on the diagonals; deduku solves classic Sudoku", one}},
		{"not in a technique", sample + " a Sudoku X-Wing\n" + sample + " Max Sudoku 5\n", []string{one, one}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := all(test.text)
			ok := len(got) == len(test.want)
			for i := range test.want {
				ok = ok && strings.HasSuffix(got[i], test.want[i])
			}
			if !ok {
				t.Errorf("got\n%s\nwant\n%s\nfrom\n%s", strings.Join(got, "\n"), strings.Join(test.want, "\n"), test.text)
			}
		})
	}
}
