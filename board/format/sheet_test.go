package format

import (
	"strings"
	"testing"
)

// tsv is the sample as a spreadsheet puts it on the clipboard: a tab between cells, nothing in empty ones.
func tsv(t testing.TB) string {
	var out []string
	for row := range strings.Lines(written(t, "rows")) {
		out = append(out, strings.Join(strings.Split(strings.ReplaceAll(strings.TrimSuffix(row, "\n"), ".", " "), ""), "\t"))
	}
	return strings.ReplaceAll(strings.Join(out, "\n"), " ", "") + "\n"
}

// TestSheets reads grids as spreadsheets, wikis and people with a space bar write them. None of them is a list of
// coordinates.
func TestSheets(t *testing.T) {
	rows := written(t, "rows")
	table := func(head string) string {
		out := head + strings.Repeat("|---", 9) + "|\n"
		for row := range strings.Lines(rows) {
			cells := strings.Split(strings.ReplaceAll(strings.TrimSuffix(row, "\n"), ".", " "), "")
			out += "| " + strings.Join(cells, " | ") + " |\n"
		}
		return out
	}
	spaces := strings.ReplaceAll(rows, ".", " ")
	lines := strings.SplitAfter(table(""), "\n")
	for _, test := range []struct{ name, text string }{
		{"tabs", tsv(t)},
		{"tabs, those at the end cut off", cutRight(tsv(t), "\t")},
		{"semicolons, empty fields in front", strings.ReplaceAll(tsv(t), "\t", ";")},
		{"commas, empty fields in front", strings.ReplaceAll(tsv(t), "\t", ",")},
		{"a string each row", "\"" + strings.ReplaceAll(strings.TrimSpace(rows), "\n", "\",\n\"") + "\""},
		{"a string each row, quotes above", "'" + strings.ReplaceAll(strings.TrimSpace(rows), "\n", "',\n'") + "',\n"},
		{"a string each cell", stringsOf(rows)},
		{"spaces for blanks", spaces},
		{"spaces for blanks, those at the end cut off", cutRight(spaces, " ")},
		{"a Markdown table without a head", table("")},
		{"with an empty head", table(strings.Repeat("|   ", 9) + "|\n")},
		{"with letters above", table("| A | B | C | D | E | F | G | H | I |\n")},
		{"with numbers above", table("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n")},
		{"the first row as the head", strings.Join(append([]string{lines[1], lines[0]}, lines[2:]...), "")},
		{"aligned", strings.ReplaceAll(table("| A | B | C | D | E | F | G | H | I |\n"), "|---", "|:-:")},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if err != nil || p.Givens.String() != sample {
				t.Errorf("got %v as %s, %v from\n%s", p.Givens, p.Format, err, test.text)
			}
		})
	}
}

// stringsOf is rows with each cell as a string: "5","3",".",
func stringsOf(rows string) string {
	var out string
	for _, c := range rows {
		if c == '\n' {
			out += "\n"
			continue
		}
		out += "\"" + string(c) + "\","
	}
	return out
}

// TestEmptyRow reads tables with rows in which nothing stands between the separators.
func TestEmptyRow(t *testing.T) {
	for _, separator := range []string{"\t", ",", ";"} {
		blank := strings.Repeat(separator, 8) + "\n"
		text := "1" + blank + strings.Repeat(blank, 4) + strings.Repeat(separator, 4) + "2" + strings.Repeat(separator, 4) + "\n" +
			strings.Repeat(blank, 2) + strings.Repeat(separator, 8) + "3\n"
		want := "1" + strings.Repeat(".", 48) + "2" + strings.Repeat(".", 30) + "3"
		if p, err := Parse(text); err != nil || p.Givens.String() != want {
			t.Errorf("%q:\n got %v, %v\nwant %s", text, p.Givens, err, want)
		}
	}
}

func cutRight(text, blank string) string {
	var out string
	for line := range strings.Lines(text) {
		out += strings.TrimRight(line, blank+"\n") + "\n"
	}
	return out
}

// TestNoCoordinates reads blocks that have lines like triples among others: a grid, or an error, but no list of
// coordinates. Triples alone are one.
func TestNoCoordinates(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"a grid of tabs", "5\t3\t\t\t7\t\t\t\t\n6\t\t\t1\t9\t5\t\t\t\n\t9\t8\t\t\t\t\t6\t\n8\t\t\t\t6\t\t\t\t3\n4\t\t\t8\t\t3\t\t\t1\n7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\t\n\t\t\t4\t1\t9\t\t\t5\n\t\t\t\t8\t\t\t7\t9\n", "rows"},
		{"eight rows of it", "5\t3\t\t\t7\t\t\t\t\n6\t\t\t1\t9\t5\t\t\t\n\t9\t8\t\t\t\t\t6\t\n8\t\t\t\t6\t\t\t\t3\n4\t\t\t8\t\t3\t\t\t1\n7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\t\n\t\t\t4\t1\t9\t\t\t5\n", "error"},
		{"one row of it", "5\t3\t\t\t7\t\t\t\t", "error"},
		{"eight rows of spaces", "5 3    7 \n6  1 9 5 \n 9 8    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    2 8\n  4 1 9 5\n", "error"},
		{"two such rows", "5 3    7\n6  1 9 5", "error"},
		{"nine rows of three digits each", "5 3    7\n6  1   5\n 9 8   6\n8   6   3\n4  8   1\n7   2   6\n 6   2 8\n  4 1 9\n   8   79\n", "rows"},
		{"a triple with many spaces", "5 3  7", "coordinates"},
		{"a grid of spaces", "53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n   419  5\n    8  79\n", "rows"},
		{"single spaces", "5 3    7 \n6  1 9 5 \n 9 8    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    2 8\n  4 1 9 5\n    8  79\n", "rows"},
		{"triples", "5 3 7\n6 1 9\n", "coordinates"},
		{"triples with tabs", "5\t3\t7\n6\t1\t9\n", "coordinates"},
		{"nine triples", strings.Repeat("5 3 7\n", 9), "coordinates"},
		{"a triple", "5 3 7", "coordinates"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if sheet := test.want != "coordinates"; IsSheet("\n"+test.text) != sheet {
				t.Errorf("a sheet: %v", !sheet)
			}
			if got := p.Format; err != nil && test.want != "error" || err == nil && got != test.want {
				t.Errorf("read as %q, %v, %v", got, p.Givens, err)
			}
		})
	}
}
