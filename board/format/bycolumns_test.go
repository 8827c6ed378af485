package format

import (
	"strings"
	"testing"
)

// TestByColumns reads calls that fill a grid column by column, and some that fill it row by row.
func TestByColumns(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	list := func(cellAt func(i int) int, blank, between string) string {
		var cells []string
		for i := range 81 {
			cell := fieldPuzzle[cellAt(i) : cellAt(i)+1]
			if cell == "0" {
				cell = blank
			}
			cells = append(cells, cell)
		}
		return strings.Join(cells, between)
	}
	groups := func(line, before, between, after string) string {
		var rows []string
		for at := range strings.SplitSeq(strings.TrimSpace(line), "\n") {
			rows = append(rows, before+at+after)
		}
		return strings.Join(rows, between)
	}
	columns := func(blank, between string) string {
		return list(func(i int) int { return i%9*9 + i/9 }, blank, between)
	}
	rows := func(blank, between string) string { return list(func(i int) int { return i }, blank, between) }
	nine := func(cells string) string {
		var out strings.Builder
		for i, cell := range strings.Split(cells, " ") {
			out.WriteString(cell + map[bool]string{true: "\n", false: ", "}[i%9 == 8])
		}
		return strings.ReplaceAll(out.String(), ", \n", "\n")
	}
	for text, columnwise := range map[string]bool{
		"m <- matrix(c(" + columns("NA", ", ") + "), nrow=9)":                                     true,
		"m <- matrix(c(" + columns("0", ", ") + "), 9, 9) # by columns":                           true,
		"v <- c(" + columns("0", ",") + ")\nm <- matrix(v, ncol = 9)":                             true,
		"m = array(c(" + columns("0", ",") + "), dim=c(9,9))":                                     true,
		"m <- matrix(scan(text=\"" + columns("0", " ") + "\"), 9)":                                true,
		"m <- matrix(as.integer(strsplit(\"" + columns("0", "") + "\", \"\")[[1]]), 9, 9)":        true,
		"m <- matrix(scan(text=\"" + rows("0", " ") + "\"), 9, byrow=TRUE)":                       false,
		"x <- c(" + columns("0", ",") + ")\ndim(x) <- c(9, 9)\n":                                  true,
		"m <- matrix(nrow = 9, data = c(" + columns("0", ",") + "))":                              true,
		"A = reshape(parse.(Int, collect(\"" + columns("0", "") + "\")), 9, 9)":                   true,
		"A = reshape('" + columns(".", "") + "', 9, 9)":                                           true,
		"d <- data.frame(" + groups(nine(columns("0", " ")), "V=c(", ",\n  ", ")") + ")":          true,
		"d = pd.DataFrame({" + groups(nine(columns("0", " ")), "\"A\": [", ",\n  ", "]") + "})":   true,
		"d = pd.DataFrame([" + groups(nine(rows("0", " ")), "[", ",\n  ", "]") + "])":             false,
		"columns = [" + groups(nine(columns("0", " ")), "[", ",\n  ", "]") + "]":                  true,
		groups(nine(columns("0", " ")), "m[,1] <- c(", "\n", ")"):                                 true,
		groups(nine(rows("0", " ")), "m[1,] <- c(", "\n", ")"):                                    false,
		"m <- matrix(c(" + rows("NA", ",\n") + "), nrow=9, byrow=TRUE)":                           false,
		"m <- matrix(c(" + rows("0", ",") + "), 9, 9, T)":                                         false,
		"m <- t(matrix(c(" + rows("0", ",") + "), nrow=9))":                                       false,
		"m <- cbind(" + groups(nine(columns("0", " ")), "c(", ",\n  ", ")") + ")":                 true,
		"m <- rbind(" + groups(nine(rows("0", " ")), "c(", ",\n  ", ")") + ")":                    false,
		"g = reshape([ &\n" + groups(nine(columns("0", " ")), "", ", &\n", "") + " ], [9,9])":     true,
		"g = RESHAPE((/ " + columns("0", ",") + " /), (/9,9/))":                                   true,
		"g = reshape([" + rows("0", ",") + "], [9,9], order=[2,1])":                               false,
		"g = reshape([" + columns("missing", ", ") + "], 9, 9)":                                   true,
		"A = reshape([" + columns("0", " ") + "], 9, 9);":                                         true,
		"A = reshape([" + rows("0", " ") + "], 9, 9)';":                                           false,
		"g = np.array([" + rows("0", ", ") + "]).reshape(9, 9)":                                   false,
		"g = np.reshape([" + rows("0", ", ") + "], (9, 9))":                                       false,
		"g = np.array([" + columns("0", ", ") + "]).reshape((9, 9), order='F')":                   true,
		"g = np.reshape([" + columns("0", ", ") + "], (9, 9), order='F')":                         true,
		"g = np.array([" + groups(nine(columns("0", " ")), "[", ",", "]") + "]).transpose()":      true,
		"g = np.array([" + groups(nine(columns("0", " ")), "[", ",\n", "]") + "], dtype=int).T":   true,
		"g = np.array([" + columns("0", ", ") + "]).reshape(9, 9).T":                              true,
		"g = np.transpose([" + groups(nine(columns("0", " ")), "[", ",", "]") + "])":              true,
		"g = list(zip(*[" + groups(nine(columns("0", " ")), "[", ",", "]") + "]))":                true,
		"g = np.swapaxes(np.array([" + groups(nine(columns("0", " ")), "[", ",", "]") + "]),0,1)": true,
		"g = np.array([" + groups(nine(columns("0", " ")), "[", ",", "]") + "]).swapaxes(0, 1)":   true,
		"g = np.array([" + groups(nine(rows("0", " ")), "[", ",", "]") + "])\nprint(g.T)":         false,
		"M = matrix([" + groups(nine(rows("0", " ")), "[", ",", "]") + "])\nprint(M.reshape(81))": false,
	} {
		p, err := Parse(text)
		if got := p.Givens.String(); err != nil || got != want || strings.Contains(strings.Join(p.Notes, " "), "column") != columnwise {
			t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
		}
	}
}

// TestSolutionFirst reads a solution and its puzzle in one tuple, as rows of SQL have them, and in
// columns of a table.
func TestSolutionFirst(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	for _, text := range []string{
		"INSERT INTO t (solution, puzzle) VALUES ('" + fieldSolution + "', '" + fieldPuzzle + "');",
		"INSERT INTO t VALUES (7, '" + fieldSolution + "', 'easy', '" + fieldPuzzle + "'),\n(8, '" + fieldSolution + "', 'easy', '" + fieldPuzzle + "');",
		"pairs = [(\"" + fieldSolution + "\", \"" + fieldPuzzle + "\")]",
		"solved,unsolved\n" + fieldSolution + "," + fieldPuzzle + "\n",
		"id,expected_output,input\n1," + fieldSolution + "," + fieldPuzzle + "\n",
	} {
		p, err := Parse(text)
		if got := p.Givens.String(); err != nil || got != want || p.Solution.String() != fieldSolution {
			t.Errorf("got %s, %v, solution %v\n%s", got, err, p.Solution, text)
		}
	}
	if p, err := Parse("id,target\n1," + fieldSolution + "\n"); err != nil || p.Givens.String() != fieldSolution {
		t.Errorf("the only grid: got %v, %v", p.Givens, err)
	}
}
