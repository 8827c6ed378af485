package format

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/puzzle"
)

// progress is the sample with work in progress: r4c8 and r5c2 are placed, 6 is eliminated from r1c3.
func progress(t testing.TB) board.Board {
	b := board.Of(gridOf(t, sample))
	b.Place(board.CellAt(3, 7), 1)
	b.Place(board.CellAt(4, 1), 9)
	b.Eliminate(board.CellAt(0, 2), 6)
	return b
}

// writtenBoard is a position in a format that can be written.
func writtenBoard(t testing.TB, name string, b board.Board) string {
	t.Helper()
	var out strings.Builder
	p := puzzle.Of(&b)
	if err := Write(&out, name, &p); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func sukakuOf(t testing.TB) string { return writtenBoard(t, "sukaku", board.Of(gridOf(t, sample))) }

// marked is the position of progress as groups with a space between them; a digit that was placed is put into the form.
func marked(t testing.TB, form string) string {
	b := progress(t)
	var out strings.Builder
	for c := range board.Cell(board.Cells) {
		d := b.Digit(c)
		switch {
		case d != 0 && !b.Givens().Has(c):
			out.WriteString(strings.ReplaceAll(form, "5", d.String()))
		case d != 0:
			out.WriteString(d.String())
		default:
			for d := range b.Candidates(c).All() {
				out.WriteString(d.String())
			}
		}
		out.WriteString(map[bool]string{true: "\n", false: " "}[c.Col() == 8])
	}
	return out.String()
}

// positions are ways to write the position of progress.
func positions(t testing.TB) map[string]string {
	rows := marked(t, "*5*")
	line := strings.TrimSpace(writtenBoard(t, "hodoku", progress(t)))
	short := strings.SplitN(line, ":", 4)[3]
	return map[string]string{
		"hodoku":                line + "\n",
		"hodoku, short":         strings.TrimSuffix(short, "::"),
		"hodoku, rows":          commaRows(short),
		"hodoku, extra":         ":0601-1:25:" + short + ":12",
		"marks, stars":          rows,
		"marks, u":              marked(t, "u5"),
		"marks on a line":       strings.ReplaceAll(rows, "\n", " "),
		"marks, boxes apart":    apart(rows),
		"marks, frame and line": sample + "\n\n" + writtenBoard(t, "pm", progress(t)),
		"marks over the line":   rows + sample + "\n",
		"three grids":           written(t, "grid") + "\n" + writtenBoard(t, "grid", progress(t)) + "\n" + writtenBoard(t, "pm", progress(t)),
		"two grids":             written(t, "unicode") + "\n" + rows,
	}
}

// commaRows is the short form with a comma between rows.
func commaRows(short string) string {
	grid, rest, _ := strings.Cut(short, ":")
	var out []string
	at, n := 0, 0
	for i, r := range grid {
		if r != '+' {
			n++
		}
		if r != '+' && n%9 == 0 {
			row := strings.TrimRight(grid[at:i+1], ".")
			if row == "" {
				row = "*"
			}
			out = append(out, row)
			at = i + 1
		}
	}
	return strings.Join(out, ",") + ":" + strings.TrimRight(rest, ":")
}

// apart has an empty line behind each third line.
func apart(rows string) string {
	l := strings.SplitAfter(rows, "\n")
	return strings.Join(l[:3], "") + "\n" + strings.Join(l[3:6], "") + "\n" + strings.Join(l[6:], "")
}

func checkProgress(t *testing.T, text string) {
	t.Helper()
	p, err := Parse(text)
	if want := progress(t); err != nil || p.Board() != want || len(p.Eliminated) != 1 {
		t.Errorf("got %v, placed %v, eliminated %v, notes %q, %v\nfrom\n%s", p.Givens, p.Placed, p.Eliminated, p.Notes, err, text)
	}
}

func TestPositions(t *testing.T) {
	for name, text := range positions(t) {
		t.Run(name, func(t *testing.T) { checkProgress(t, text) })
	}
}

// TestMarks reads drawings in which it is not plain what a group means.
func TestMarks(t *testing.T) {
	drawn := written(t, "pm")
	rows := marked(t, "*5*")
	const naked = `[read r4c8 "1" as a candidate, not a digit: r4c4 still lists 1 ` +
		`read r5c2 "9" as a candidate, not a digit: r5c4 still lists 9 ` +
		`read r5c8 "4" as a candidate, not a digit: r5c4 still lists 4 ` +
		`read r7c3 "1" as a candidate, not a digit: r7c4 still lists 1]`
	const later = `read r4c7 "2" as a candidate, not a digit: r4c3 still lists 2 ` +
		`read r5c8 "4" as a candidate, not a digit: r5c4 still lists 4 ` +
		`read r7c3 "1" as a candidate, not a digit: r7c4 still lists 1]`
	plain := strings.NewReplacer(" 9 8 ", " *9* 8 ").Replace
	for _, test := range []struct {
		name, text                 string
		givens, placed, eliminated int
		notes                      string
	}{
		{"natural candidates", drawn, 29, 0, 0, naked},
		{"a digit placed by hand, unmarked", strings.ReplaceAll(rows, "*", ""), 31, 0, 1,
			"[" + later},
		{"its givens above it", sample + "\n" + strings.ReplaceAll(rows, "*", ""), 29, 2, 1, "[" + later},
		{"stars point at a step, too", strings.NewReplacer(" 6789 ", " *6789 ", "49 ", "4*9 ").Replace(rows), 29, 2, 1, "[left out * beside candidates, which points at a step " + later},
		{"letters and signs", strings.NewReplacer("69 ", "A6-9 ", "1569\n", "1569#\n").Replace(rows), 29, 2, 1, "[left out A - # beside candidates, which points at a step " + later},
		{"braces", strings.NewReplacer("1569", "{1,5,9, 6}", "158", "(158)", "12789", "[1 2 7 8 9]").Replace(rows), 29, 2, 1, "[" + later},
		{"given in angles", strings.Replace(rows, " 4 ", " <4> ", 1), 1, 30, 1, "[" + later},
		{"a row of givens", strings.Replace(plain(rows), "\n2 3 1 ", "\nu2 3 1 ", 1), 28, 3, 1, "[" + later},
		{"a candidate that the rules forbid", sample + "\n" + strings.Replace(drawn, "| 69    169", "| 469   169", 1), 29, 0, 0,
			"[" + naked[1:len(naked)-1] + " eliminated 4 from r1c1: the digits on the board rule out what is listed there]"},
		{"a cell without candidates", strings.Replace(drawn, "| 69    169", "| {}    169", 1), 29, 0, 2, naked},
		{"a title", "After some thought:\n" + drawn, 29, 0, 0, naked},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if err != nil || p.Format == "rows" || p.Givens.Len() != test.givens || p.Placed.Len() != test.placed ||
				len(p.Eliminated) != test.eliminated || fmt.Sprint(p.Notes) != test.notes {
				t.Errorf("got %d givens, %d placed, %d eliminated, %q, %v\nwant %d, %d, %d, %q\nfrom\n%s", p.Givens.Len(), p.Placed.Len(),
					len(p.Eliminated), fmt.Sprint(p.Notes), err, test.givens, test.placed, test.eliminated, test.notes, test.text)
			}
		})
	}
}

func TestMarksErrors(t *testing.T) {
	rows := marked(t, "*5*")
	drawn := written(t, "pm")
	for _, test := range []struct{ name, text, want string }{
		{"a group is missing", strings.Replace(drawn, "| 49    2    3    |", "| 49    2         |", 1),
			"3:1: pencil marks: row 2 has 8 cells, expected 9"},
		{"a digit twice", strings.Replace(drawn, "| 49 ", "| 494", 1), "3:3: pencil marks: row 2: 4 stands twice in 494"},
		{"a zero", strings.Replace(drawn, "| 49 ", "| 409", 1), `3:3: pencil marks: row 2: "0" in 409 is no candidate`},
		{"a row is missing", strings.Join(strings.Split(drawn, "\n")[:9], "\n"), "2:1: pencil marks: 6 rows, expected 9"},
		{"no candidates in a group", strings.Replace(rows, "49 ", "- ", 1), "2:1: pencil marks: row 2: - has no digit"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if p, err := Parse(test.text); err == nil || err.Error() != test.want {
				t.Errorf("\n got %v, %v\nwant %s\nfrom\n%s", p.Givens, err, test.want, test.text)
			}
		})
	}
}

func TestSukaku(t *testing.T) {
	text := sukakuOf(t)
	if want := ".....6..91....6..91...56..912..5.78912....789...4.....1...5..8...3......1...56..9"; text[:81] != want {
		t.Errorf("the first row is\n%s, want\n%s", text[:81], want)
	}
	natural := board.Of(gridOf(t, sample))
	for name, text := range map[string]string{"dots": text, "zeros": strings.ReplaceAll(text, ".", "0"),
		"a comment": strings.TrimSpace(text) + " # from our own generator"} {
		p, err := Parse(text)
		b := p.Board()
		if err != nil || p.Givens.Len() > 0 || p.Format != "sukaku" || strings.Contains(name, "comment") != (p.Value("comment") != "") {
			t.Errorf("%s: got %v, %v, format %s, %v", name, p.Givens, err, p.Format, p.Meta)
		}
		for c := range board.Cell(board.Cells) {
			if b.Candidates(c) != natural.Candidates(c) {
				t.Errorf("%s: %v has %b", name, c, b.Candidates(c))
			}
		}
	}
	wrong := "2" + text[1:]
	want := "1:1: 2 at the place of 1 in r1c1; a sukaku has there 1 or a blank"
	if _, err := Parse(wrong); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// randomPosition has some digits of a solution as givens, some placed, and some of the other candidates eliminated.
func randomPosition(random *rand.Rand) board.Board {
	b := board.New()
	full := [board.Cells]board.Digit{}
	for c, r := range solution {
		full[c] = board.Digit(r - '0')
	}
	givens, placed, eliminated := random.IntN(60), random.IntN(20), random.IntN(40)
	for _, c := range random.Perm(board.Cells) {
		switch n := random.IntN(100); {
		case n < givens:
			b.Give(board.Cell(c), full[c])
		case n < givens+placed:
			b.Place(board.Cell(c), full[c])
		}
	}
	for range eliminated * 10 {
		if c, d := board.Cell(random.IntN(board.Cells)), board.Digit(1+random.IntN(9)); d != full[c] {
			b.Eliminate(c, d)
		}
	}
	return b
}

func sameCandidates(a, b *board.Board) bool {
	for c := range board.Cell(board.Cells) {
		if a.Candidates(c) != b.Candidates(c) {
			return false
		}
	}
	return true
}
