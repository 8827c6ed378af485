package format

import (
	"strings"
	"testing"
)

// TestHeadedList reads lists of cells in the order that a comment or a line of text above them names.
func TestHeadedList(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	list := func(columnFirst bool, first int, before, between, after, end string) string {
		return cellsBy(func(r, c int, d string) string {
			if columnFirst {
				r, c = c, r
			}
			return before + digit(r+first) + between + digit(c+first) + after + d + end
		})
	}
	for _, text := range []string{
		"# row col val\n" + list(false, 1, "", " ", " ", "\n"),
		"# col row val\n" + list(true, 1, "", " ", " ", "\n"),
		"// row, column, value\n" + list(false, 1, "", " ", " ", "\n"),
		"Format: row column value\n30\n" + list(false, 1, "", " ", " ", "\n"),
		"(col,row) digit\n" + list(true, 1, "(", ",", ") ", "\n"),
		"(row,col) digit\n" + list(false, 1, "(", ",", ") ", "\n"),
		"# (x, y): value\nclues = {\n" + list(true, 0, "(", ", ", "): ", ",\n") + "}\n",
		"# (row, col): value\nclues = {\n" + list(false, 0, "(", ", ", "): ", ",\n") + "}\n",
		"INSERT INTO t (col_idx, row_idx, digit) VALUES\n" + list(true, 1, "(", ", ", ", ", "),\n"),
		"INSERT INTO t (row_idx, col_idx, digit) VALUES\n" + list(false, 1, "(", ", ", ", ", "),\n"),
	} {
		p, err := NewReader(strings.NewReader(text), "").Next()
		if got := p.Givens.String(); err != nil || got != want {
			t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
		}
	}
}
