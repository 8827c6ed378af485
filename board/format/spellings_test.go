package format

import (
	"regexp"
	"strings"
	"testing"
)

// TestSpellings reads one puzzle in many spellings.
func TestSpellings(t *testing.T) {
	t.Parallel()
	rows := spacedRows(".", "")
	list := func(blank string) string {
		return "[[" + strings.ReplaceAll(strings.TrimSpace(spacedRows(blank, ", ")), "\n", "],\n [") + "]]\n"
	}
	mask := nestedRows(fieldPuzzle)
	flags := make([][]bool, 9)
	for i, row := range mask {
		for j, d := range row {
			mask[i][j] = min(d, 1)
			flags[i] = append(flags[i], d > 0)
		}
	}
	numbered := ""
	for i, row := range strings.Split(strings.TrimSpace(spacedRows(".", " ")), "\n") {
		numbered += string(rune('A'+i)) + " | " + row + "\n"
	}
	latex := strings.ReplaceAll(spacedRows("", " & "), "\n", ` \\ \hline`+"\n")
	named := func(blank, between string, name func(row int) string) string {
		out := ""
		for i, row := range strings.Split(strings.TrimSpace(spacedRows(blank, between)), "\n") {
			out += name(i) + between + row + "\n"
		}
		return out
	}
	counted := func(row int) string { return digit(row) }
	printed := func(row int) string { return " [" + digit(row+1) + ",]" }
	pandas := regexp.MustCompile(` ([1-9])\b`)
	const columns = "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n"
	for name, text := range map[string]string{
		"rows joined with slashes":     strings.ReplaceAll(strings.TrimSpace(rows), "\n", "/") + "\n",
		"slashes in a sentence":        "Solve " + strings.ReplaceAll(strings.TrimSpace(rows), "\n", "/") + " for me\n",
		"a matrix printed by R":        columns + named("0", "    ", printed),
		"a matrix by R, NA":            "> m\n" + columns + named("NA", "   ", printed),
		"a frame printed by pandas":    "   0  1  2  3  4  5  6  7  8\n" + named("0", "  ", counted),
		"a frame by pandas, NaN":       "     0    1    2    3    4    5    6    7    8\n" + pandas.ReplaceAllString(named("NaN", "  ", counted), " $1.0"),
		"CSV with names of rows":       named("", ",", func(row int) string { return "r" + digit(row+1) }),
		"CSV with letters for rows":    named("", ",", func(row int) string { return string(rune('A' + row)) }),
		"CSV with numbers for rows":    ",0,1,2,3,4,5,6,7,8\n" + named("", ",", counted),
		"CSV with names around":        ",c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + named("", ";", func(row int) string { return "row " + digit(row+1) }),
		"r1c1 = 5, in one line":        cellsBy(func(r, c int, d string) string { return "R" + digit(r+1) + "C" + digit(c+1) + ": " + d + ", " }),
		"quoted names":                 "{" + cellsBy(func(r, c int, d string) string { return `"` + string(rune('A'+r)) + digit(c+1) + `": "` + d + `", ` }) + "}",
		"pairs from 0":                 "board = {\n" + cellsBy(func(r, c int, d string) string { return "  (" + digit(r) + "," + digit(c) + "):'" + d + "',\n" }) + "}",
		"indexes":                      cellsBy(func(r, c int, d string) string { return "grid[" + digit(r) + "][" + digit(c) + "] = " + d + ";\n" }),
		"names of columns":             "col,row,val\n" + cellsBy(func(r, c int, d string) string { return digit(c+1) + "," + digit(r+1) + "," + d + "\n" }),
		"names of columns, tabs":       "Row\tColumn\tValue\n" + cellsBy(func(r, c int, d string) string { return digit(r) + "\t" + digit(c) + "\t" + d + "\n" }),
		"rows of SQL":                  "INSERT INTO s (row, col, value) VALUES\n" + cellsBy(func(r, c int, d string) string { return "(" + digit(r+1) + ", " + digit(c+1) + ", " + d + "),\n" }),
		"NULL":                         "let b = " + list("NULL"),
		"Nothing":                      "b = " + list("Nothing"),
		"undefined":                    "const b = " + list("undefined"),
		"-1":                           list("-1"),
		"#f":                           strings.NewReplacer("[", "(", "]", ")").Replace(list("#f")),
		"×":                            spacedRows("×", " "),
		"~":                            spacedRows("~", " "),
		"▒, tight":                     spacedRows("▒", ""),
		"no-break spaces":              spacedRows(".", "\u00a0"),
		"figure spaces":                spacedRows("0", "\u2007"),
		"narrow spaces as blanks":      spacedRows("\u202f", ""),
		"colors":                       "\x1b[1m" + strings.ReplaceAll(rows, "5", "\x1b[38;5;12m5\x1b[0m"),
		"Latin-1":                      "R\xe9sum\xe9\n" + spacedRows("\xb7", " "),
		"a number above and one below": "17\n" + rows + "30\n",
		"letters and numbers":          "    1 2 3 4 5 6 7 8 9\n" + numbered,
		"a LaTeX array":                `\begin{array}{|c|c|c|}` + "\n" + latex + `\end{array}`,
		"a comment block":              "/**\n * The puzzle:\n * " + strings.ReplaceAll(strings.TrimSpace(rows), "\n", "\n * ") + "\n */\nint main() {}\n",
		"backticks in a sentence":      "Solving `" + fieldPuzzle + "` takes forever, see also #12.\n",
		"a JSON text in a list":        asJSON(t, map[string]any{"messages": []string{"Solve this:", "Here:\n" + rows + "Thanks."}}),
		"solution before the puzzle":   asJSON(t, map[string]any{"a_solution": nestedRows(fieldSolution), "puzzle": nestedRows(fieldPuzzle)}),
		"answer as text":               asJSON(t, map[string]any{"answer": fieldSolution, "quiz": fieldPuzzle}),
		"a mask of the givens":         asJSON(t, map[string]any{"board": nestedRows(fieldSolution), "fixed": mask}),
		"a mask of flags":              asJSON(t, map[string]any{"grid": nestedRows(fieldSolution), "a_given": flags}),
		"RTF":                          `{\rtf1\ansi{\fonttbl\f0\fmodern Courier;}\f0\fs24 ` + strings.ReplaceAll(spacedRows(".", " "), "\n", "\\par\n") + "}",
		"escapes in quotes":            `puzzle = '` + strings.ReplaceAll(strings.TrimSpace(rows), "\n", `\n`) + `'`,
		"lines that go on":             "GRID=\"\\\n" + strings.ReplaceAll(rows, "\n", "\\\n") + "\"\n",
		"HTML line breaks":             strings.ReplaceAll(spacedRows(".", " "), "\n", "<BR>\n"),
	} {
		p, err := NewReader(strings.NewReader(text), "").Next()
		if got := strings.ReplaceAll(p.Givens.String(), ".", "0"); err != nil || got != fieldPuzzle {
			t.Errorf("%s: got %s, %v\n%s", name, got, err, text)
		}
	}
}

// TestVariantAbove refuses puzzles on a line and in rows if the line above them names a variant.
func TestVariantAbove(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"Jigsaw Sudoku", "Windoku", "Anti-knight", "digits on the diagonals do not repeat", "ANTI KING sudoku",
		"Killer", "Irregular:", "Thermo", "Even/odd", "Non-consecutive", "Chaos construction", "Disjoint groups", "4. Diagonal", "Kropki dots",
		"Squiggly Sudoku", "Argyle Sudoku", "Adjacent cells may not contain consecutive digits", "No consecutive digits in neighboring cells"} {
		for _, text := range []string{fieldPuzzle + "\n", spacedRows("0", "")} {
			r := NewReader(strings.NewReader(name+"\n"+text), "")
			p, err := r.Next()
			if err == nil || !strings.Contains(err.Error(), "deduku solves classic Sudoku") {
				t.Errorf("%s: loads %v, %v", name, p.Givens, err)
			}
		}
	}
	r := NewReader(strings.NewReader("Windoku\n"+fieldPuzzle+"\n"+fieldPuzzle+"\n"), "")
	if _, err := r.Next(); err == nil {
		t.Error("the variant loads")
	}
	if _, err := r.Next(); err != nil {
		t.Errorf("the puzzle after it: %v", err)
	}
}

// TestNoVariant reads puzzles below lines that have a word of a variant, but name none.
func TestNoVariant(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"A killer of a puzzle:", "An irregular solving path", "Sudoku X-Wing practice", "Follow the arrow", "Extreme", "# jigsaw-like"} {
		r := NewReader(strings.NewReader(line+"\n"+spacedRows("0", "")), "")
		r.lenient = true
		if p, err := r.Next(); err != nil {
			t.Errorf("%s: %v, %v", line, p.Givens, err)
		}
	}
}

// TestNotAPuzzle reads texts with numbers that mean something else, or with a grid that can't be told from its solution.
func TestNotAPuzzle(t *testing.T) {
	t.Parallel()
	turned := nestedRows(fieldSolution)
	for i := range turned {
		for j := range i {
			turned[i][j], turned[j][i] = turned[j][i], turned[i][j]
		}
	}
	for name, text := range map[string]string{
		"one call":         "possible(0,2,2)\n",
		"two calls":        "possible(0,2,2)\nsolve()\npossible(4,4,3)\n",
		"a list to reveal": asJSON(t, map[string]any{"box": turned, "reveal": [][]int{{0, 1}, {3, 4}}}),
		"an unknown mask":  asJSON(t, map[string]any{"board": nestedRows(fieldSolution), "zz": strings.Repeat("1", 40) + strings.Repeat("0", 41)}),
	} {
		if p, err := NewReader(strings.NewReader(text), "").Next(); err == nil {
			t.Errorf("%s: loads %v", name, p.Givens)
		}
	}
}

// TestPuzzleAndSolution reads objects in JSON that have the puzzle and its solution, or the solution and which cells are given, under
// keys that don't say it: the puzzle loads. Cells may be written as in Haskell and Rust.
func TestPuzzleAndSolution(t *testing.T) {
	t.Parallel()
	puzzle, solution := asJSON(t, nestedRows(strings.ReplaceAll(fieldPuzzle, ".", "0"))), asJSON(t, nestedRows(fieldSolution))
	var mask [9][9]bool
	var just, some [9]string
	for c, digit := range strings.ReplaceAll(fieldPuzzle, ".", "0") {
		mask[c/9][c%9] = digit != '0'
		haskell, rust := "Just "+string(digit), "Some("+string(digit)+")"
		if digit == '0' {
			haskell, rust = "Nothing", "None"
		}
		just[c/9] += ", " + haskell
		some[c/9] += ", " + rust
	}
	list := func(rows [9]string) string {
		for i := range rows {
			rows[i] = "[" + rows[i][2:] + "]"
		}
		return "[" + strings.Join(rows[:], ",\n") + "]"
	}
	for _, text := range []string{
		`{"completed": ` + solution + `, "start": ` + puzzle + `}`,
		`{"solved": "` + fieldSolution + `", "unsolved": "` + fieldPuzzle + `"}`,
		`{"full": ` + solution + `, "grid": ` + puzzle + `}`,
		`{"data": {"solution": {"grid": ` + solution + `}, "puzzle": {"grid": ` + puzzle + `, "level": "easy"}}}`,
		`{"board": ` + solution + `, "givens": ` + asJSON(t, mask) + `}`,
		"board = " + list(just),
		"let board = " + list(some) + ";",
	} {
		p, err := Parse(text)
		if got := p.Givens.String(); err != nil || got != strings.ReplaceAll(fieldPuzzle, "0", ".") {
			t.Errorf("got %s, %v\n%s", got, err, text)
		}
	}
}

// TestListsOfColumns reads grids in JSON whose lists are columns or boxes.
func TestListsOfColumns(t *testing.T) {
	t.Parallel()
	rows := nestedRows(strings.ReplaceAll(fieldPuzzle, ".", "0"))
	var columns, boxes [9][9]int
	for r, row := range rows {
		for c, digit := range row {
			columns[c][r], boxes[r/3*3+c/3][r%3*3+c%3] = digit, digit
		}
	}
	for key, value := range map[string]any{"columns": columns, "boxes": boxes, "rows": rows} {
		p, err := Parse(`{"` + key + `": ` + asJSON(t, value) + `}`)
		if got := p.Givens.String(); err != nil || got != strings.ReplaceAll(fieldPuzzle, "0", ".") || (len(p.Notes) > 0) != (key != "rows") {
			t.Errorf("%s: got %s, %v, %q", key, got, err, p.Notes)
		}
	}
}

// TestForeignHeader reads cells below a header in German and French.
func TestForeignHeader(t *testing.T) {
	t.Parallel()
	for _, header := range []string{"Zeile Spalte Wert", "ligne colonne chiffre"} {
		p, err := Parse(header + "\n1 2 5\n9 1 3\n4 7 8\n")
		if err != nil || p.Givens[1] != 5 || p.Givens[72] != 3 || p.Givens[33] != 8 {
			t.Errorf("%s: got %v, %v", header, p.Givens, err)
		}
	}
}

// TestNumbersForBlanks reads rows of numbers with -1, -0, or 0.0 for blanks, which are not rows of a HoDoKu library.
func TestNumbersForBlanks(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	for _, blank := range []string{"-1", "-0", "0.0"} {
		var rows []string
		for r := range 9 {
			rows = append(rows, strings.ReplaceAll(strings.Join(strings.Split(want[9*r:9*r+9], ""), ","), ".", blank))
		}
		if p, err := Parse(strings.Join(rows, "\n") + "\n"); err != nil || p.Givens.String() != want {
			t.Errorf("%s: got %v, %v", blank, p.Givens, err)
		}
	}
}
