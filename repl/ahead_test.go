package repl

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
)

// nineLines is the board of sevenNine in rows, with a sign for blanks and another between cells.
func nineLines(blank, between string) string {
	var out strings.Builder
	for row := range 9 {
		cells := strings.Split(sevenNine[9*row:9*row+9], "")
		out.WriteString(strings.ReplaceAll(strings.Join(cells, between), ".", blank) + "\n")
	}
	return out.String()
}

// TestBoardInScript pipes boards of several lines, which each would be refused or mean something
// else, and a command after them. Pasted in one piece, they are the same boards.
func TestBoardInScript(t *testing.T) {
	t.Parallel()
	list := func(open, closing string) string {
		return open + strings.ReplaceAll(strings.TrimSpace(nineLines("0", ", ")), "\n", closing+",\n"+open) + closing
	}
	labeled, triples, tuples := "", "", ""
	for i, row := range strings.Split(strings.TrimSpace(nineLines(".", " ")), "\n") {
		labeled += string(rune('A'+i)) + " | " + row + "\n"
	}
	for i, c := range sevenNine {
		if c != '.' {
			row, col := string(rune('1'+i/9)), string(rune('1'+i%9))
			triples += row + " " + col + " " + string(c) + "\n"
			tuples += "(" + row + ", " + col + ", " + string(c) + "),\n"
		}
	}
	for name, text := range map[string]string{
		"Go":                        "var b = [9][9]int{" + list("{", "}") + "}\n",
		"Java":                      "int[][] g = {" + list("{", "}") + "};\n",
		"MATLAB":                    "A = [" + strings.ReplaceAll(strings.TrimSpace(nineLines("0", " ")), "\n", ";\n") + "];\n",
		"R":                         "m <- matrix(c(" + strings.ReplaceAll(strings.TrimSpace(nineLines("NA", ", ")), "\n", ",\n") + "), nrow=9, byrow=TRUE)\n",
		"labels":                    "    1 2 3 4 5 6 7 8 9\n" + labeled,
		"letters above":             "    a b c d e f g h i\n" + strings.ToLower(labeled),
		"a sentence":                "Can you solve this?\n" + nineLines(".", ""),
		"a sentence and a gap":      "I found this one in the paper:\n\n" + nineLines(".", " "),
		"row, column, value":        "row col value\n" + triples,
		"CSV":                       "row,col,val\n" + strings.ReplaceAll(triples, " ", ","),
		"SQL":                       "INSERT INTO s (row, col, val) VALUES\n" + tuples,
		"equal signs":               nineLines("=", ""),
		"tildes and spaces":         nineLines("~", " "),
		"a size":                    "9 9\n" + nineLines("0", " "),
		"BASIC":                     "100 DATA " + strings.ReplaceAll(strings.TrimSpace(nineLines("0", ",")), "\n", "\n110 DATA ") + "\n",
		"a comment in C":            "/*\n * " + strings.ReplaceAll(strings.TrimSpace(nineLines(".", "")), "\n", "\n * ") + "\n */\n",
		"strings that are joined":   "const b = [\n" + "'" + strings.ReplaceAll(strings.TrimSpace(nineLines(".", "")), "\n", "',\n'") + "'" + "\n].join('');\n",
		"a sentence with backticks": "The puzzle `" + sevenNine + "` is hard.\n",
	} {
		for _, keepGoing := range []bool{false, true} {
			var out bytes.Buffer
			s := newSession(&out)
			s.KeepGoing = keepGoing
			err := s.Script(context.Background(), strings.NewReader(text+"amount\n"), "stdin")
			if got := s.Solver.Board().Grid(); got.String() != sevenNine || err != nil || !strings.Contains(out.String(), "30 of 81 cells") {
				t.Errorf("%s, piped: got %s, %v\n%s", name, got, err, out.String())
			}
		}
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.paste(context.Background(), text); err != nil || s.Solver.Board().Grid().String() != sevenNine {
			t.Errorf("%s, pasted: got %v, %v\n%s", name, s.Solver.Board().Grid(), err, out.String())
		}
	}
}

// TestNoBoardInScript pipes lines that are refused and a board after them: each of them is
// reported, and nothing is left out.
func TestNoBoardInScript(t *testing.T) {
	t.Parallel()
	const other = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.\n"
	for name, test := range map[string]struct{ text, fails string }{
		"a mistyped command":           {"bord\n" + other, `there is no command "bord"`},
		"two mistyped words":           {"sovle logic\n" + nineLines(".", ""), "sovle"},
		"a damaged board":              {other[1:] + other, "80 cells"},
		"damaged rows":                 {nineLines(".", "")[1:] + nineLines(".", ""), "8 cells"},
		"a mistyped command after it":  {"Can you solve this?\n" + nineLines(".", "") + "sovle\n", "sovle"},
		"a mistyped cell after it":     {"Can you solve this?\n" + nineLines(".", "") + "r1c10=4\n", "r1c10"},
		"two lists with the same name": {"possible(0,2)\n" + other, "possible takes"},
	} {
		var out bytes.Buffer
		err := newSession(&out).Script(context.Background(), strings.NewReader(test.text), "stdin")
		if err == nil || !strings.Contains(err.Error(), test.fails) {
			t.Errorf("%s: got %v, want %q\n%s", name, err, test.fails, out.String())
		}
	}
}

// TestVariantAbove types the name of a variant and a board after it, in one line or in rows: the board is refused, and the
// commands after it have none. A mistyped command above a board changes nothing.
func TestVariantAbove(t *testing.T) {
	t.Parallel()
	const other = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.\n"
	for _, test := range []struct {
		above, board string
		refused      bool
	}{
		{"Windoku\n", other, true},
		{"Killer Sudoku\n\n", other, true},
		{"Jigsaw\n", nineLines(".", ""), true},
		{"Windoku\namount\n", other, false},
		{"bord\n", other, false},
		{"sovle it\n", other, false},
	} {
		for _, keepGoing := range []bool{true, false} {
			var out bytes.Buffer
			s := newSession(&out)
			before := s.Solver.Board().Grid()
			s.KeepGoing = keepGoing
			if keepGoing {
				_ = s.Script(context.Background(), strings.NewReader(test.above+test.board), "stdin")
			} else {
				for line := range strings.Lines(test.above + test.board) {
					s.Do(context.Background(), strings.TrimSpace(line))
				}
			}
			if refused := s.Solver.Board().Grid() == before; refused != test.refused {
				t.Errorf("%q, in a script %t: the board was refused %t\n%s", test.above, keepGoing, refused, out.String())
			}
			if keepGoing && test.refused && (!strings.Contains(out.String(), "classic Sudoku") || s.NoBoard == "") {
				t.Errorf("%q: got %q, and no board because of %q", test.above, out.String(), s.NoBoard)
			}
		}
	}
}

// TestScriptAnswersAtOnce reads a script from a program that sends a line only after the answer to
// the one before: no line waits for the next one.
func TestScriptAnswersAtOnce(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.KeepGoing = true
	in := &oneByOne{t: t, lines: []string{"amount", "Amount now", "What is this?", "INSERT INTO s VALUES", "grid[0][0]", "amount"}, out: &out}
	if err := s.Script(context.Background(), in, "stdin"); err == nil || len(in.lines) > 0 {
		t.Errorf("got %v with %d lines left", err, len(in.lines))
	}
}

// oneByOne is a reader of lines that checks that each has its answer before the next is read.
type oneByOne struct {
	t        *testing.T
	lines    []string
	out      *bytes.Buffer
	answered int
	sent     string
}

func (r *oneByOne) Read(p []byte) (int, error) {
	if r.sent != "" && r.out.Len() == r.answered {
		r.t.Errorf("no answer to %q", r.sent)
	}
	if len(r.lines) == 0 {
		return 0, io.EOF
	}
	r.answered, r.sent, r.lines = r.out.Len(), r.lines[0], r.lines[1:]
	return copy(p, r.sent+"\n"), nil
}
