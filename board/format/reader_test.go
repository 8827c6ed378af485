package format

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"

	"deduku/board"
	"deduku/board/format/grids"
	"deduku/board/puzzle"
)

// events are what a Reader of the text says, one thing after the other: P for the sample, S for its solution,
// P+S for both, the number of digits for another grid; a title in quotes; errors in full.
func events(text string) []string {
	var out []string
	r := NewReader(strings.NewReader(text), "f")
	for {
		p, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			out = append(out, err.Error())
			continue
		}
		out = append(out, puzzleName(p))
	}
}

func puzzleName(p puzzle.Puzzle) string {
	name := map[string]string{sample: "P", solution: "S"}[p.Givens.String()]
	if name == "" {
		name = p.Givens.String()
	}
	if n := p.Placed.Len(); n > 0 {
		name += "+" + string(rune('0'+n)) + " placed"
	}
	if p.HasSolution() {
		name += "+S"
	}
	if v := p.Value("title"); v != "" {
		name += " " + `"` + v + `"`
	}
	return name
}

func TestReader(t *testing.T) {
	rows, grid, python := written(t, "rows"), written(t, "grid"), written(t, "python")
	solved := string(grids.AppendRows(nil, &puzzle.Puzzle{Givens: gridOf(t, solution)}))
	line := sample + "\n"
	eight := rows[:len(rows)-10]
	more := strings.Replace(grid, "| 5 4 . |", "| 5 4 6 |", 1)
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"empty", "", nil},
		{"only comments", "# nothing\n\n", nil},
		{"lines", line + line + line, []string{"P", "P", "P"}},
		{"no line end behind the last", line + sample, []string{"P", "P"}},
		{"comments between lines", "# a\n\n" + line + "# b\n" + line, []string{"P", "P"}},
		{"a bad line takes no neighbour", line + sample[:80] + "\n" + line,
			[]string{"P", "f:2:81: 80 cells, expected 81", "P"}},
		{"a line far too short", line + sample[:30] + "\n" + line,
			[]string{"P", "f:2:31: 30 cells, expected 81", "P"}},
		{"the first line is bad", sample[:80] + "\n" + line, []string{"f:1:81: 80 cells, expected 81", "P"}},
		{"text between lines", line + "what is this\n" + line,
			[]string{"P", `f:2:1: no puzzle in "what is this": expected 81 cells, nine rows, a list of numbers or r1c1=5`, "P"}},
		{"text above lines", "my puzzles\n" + line,
			[]string{`f:1:1: no puzzle in "my puzzles": expected 81 cells, nine rows, a list of numbers or r1c1=5`, "P"}},
		{"a control byte in a comment", line + sample + " \x01\n" + line, []string{"P", "f:2:83: control byte 0x01", "P"}},
		{"not UTF-8", line + "\xff\xfe\xfd\n" + line, []string{"P", "f:2:1: a byte that is not UTF-8", "P"}},
		{"lines of other kinds", line + ":0000:x:" + sample + ":613::\n" + sukakuOf(t) + line, []string{"P",
			"P", strings.Repeat(".", 81), "P"}},
		{"a line of gsf among others", line + "12,3,5,29," + sample + ",sample,0.01s\n" + line, []string{"P", "P", "P"}},

		{"grids of rows", rows + "\n" + rows + "\n\n" + rows, []string{"P", "P", "P"}},
		{"grids of rows without a gap", rows + rows + rows, []string{"P", "P", "P"}},
		{"grids of rows with titles", "Grid 01\n" + rows + "Grid 02\n" + rows, []string{`P "Grid 01"`, `P "Grid 02"`}},
		{"a row is missing in one grid", rows + "\n" + eight + "\n" + rows,
			[]string{"P", "f:18:10: 8 rows, expected 9", "P"}},
		{"a row is missing in the first grid", eight + "\n" + rows, []string{"f:8:10: 8 rows, expected 9", "P"}},
		{"one error for many bad rows", rows + "\n" + strings.ReplaceAll(rows, "9", "q") + "\n" + rows,
			[]string{"P", `f:16:8: row 6: "q" is neither a digit nor a blank symbol (one of .0-*_xX?)`, "P"}},
		{"one error for a row of nonsense", strings.Replace(rows, "1.8.5.6.7", "1.8(5,6)ab7", 1) + "\n" + rows,
			[]string{`f:5:4: row 5: "(" is neither a digit nor a blank symbol (one of .0-*_xX?)`, "P"}},
		{"empty lines between boxes", byBoxes(t, " ", "\n") + "\n" + byBoxes(t, " ", "\n"), []string{"P", "P"}},
		{"rows, then lines", rows + "\n" + line + line, []string{"P", "P", "P"}},
		{"lines, then rows", line + line + "\n" + rows, []string{"P", "P", "P"}},
		{"the solution below", rows + "\n" + solved, []string{"P+S"}},

		{"drawings", grid + grid + "\n" + grid, []string{"P", "P", "P"}},
		{"text below a drawing", grid + "Simple Sudoku 4.2\n\n" + grid, []string{"P", `P`}},
		{"givens and placed digits", grid + "\n" + more, []string{"P+1 placed"}},
		{"the line on top is the givens", line + more, []string{"P+1 placed"}},
		{"the line below is the givens", more + line, []string{"P+1 placed"}},
		{"a line of another puzzle on top", solution + "\n" + grid, []string{"S", "P"}},
		{"all four in one", grid + "\n" + more + "\n" + solved, []string{"P+1 placed", "S"}},

		{"lists", python + python, []string{`P "grid"`, `P "grid"`}},
		{"a list in prose", "Look (at this):\n\n```python\n" + python + "```\nor [not], [...].\n", []string{`P "grid"`}},
		{"lists in a list", "all = [" + strings.TrimPrefix(python, "grid = ") + ", " + strings.TrimPrefix(python, "grid = ") + "]",
			[]string{`P "all"`, "P"}},
		{"strings in a list", `["` + sample + `", "` + sample + `"]`, []string{"P", "P"}},
		{"JSON lines", strings.Repeat(`{"puzzle": "`+sample+`", "solution": "`+solution+`"}`+"\n", 2),
			[]string{`P+S "puzzle"`, `P+S "puzzle"`}},
		{"a list and its solution", python + "solved = [" + quoted(solution) + "]\n", []string{`P+S "grid"`}},
		{"a bad list takes no neighbour", strings.Replace(python, "5, 4, 0", "5, 4", 1) + python,
			[]string{"f:5:5: row 4 has 8 cells, expected 9", `P "grid"`}},
		{"a list that is not closed", strings.TrimSuffix(python, "]\n") + "\n" + python, []string{`P "grid"`, `P "grid"`}},
		{"other lists", "moves = [(0, 1), (0, -1), (1, 0), (-1, 0)]\n" + python, []string{`P "grid"`}},

		{"coordinates", "r1c1=5 r1c2<>3\nr9c9 1\n\n4 7 5\n", []string{
			"5" + strings.Repeat(".", 79) + "1", strings.Repeat(".", 57) + "5" + strings.Repeat(".", 23)}},
		{"a fault in coordinates", "r1c1=5\nr0c4=3\nr2c2=1\n\nr1c1=5", []string{
			"f:2:1: row 0: rows are 1 to 9", "5" + strings.Repeat(".", 80)}},
		{"one cell, two digits", "r1c1=5,\n  r1c1=6", []string{"f:2:3: r1c1 is set to 6 here and to 5 at f:1:1"}},
		{"placed and eliminated", "r1c1=5\nr1c1<>5", []string{"f:2:1: r1c1=5 is both placed and eliminated"}},

		{"compressed and damaged", "\x1f\x8b\x99\x00\n" + line, []string{
			"f:1:1: this begins as gzip does, and cannot be unpacked: gzip: invalid header"}},
		{"sections", "[Puzzle]\n" + rows + "[State]\n" + rows + "\n" + line, []string{"P", "P"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, ends := range []string{"\n", "\r\n", "\r"} {
				got := events(strings.ReplaceAll(test.text, "\n", ends))
				if strings.Join(got, "\n") != strings.Join(test.want, "\n") {
					t.Errorf("with line end %q\n got %q\nwant %q\nfrom\n%s", ends, got, test.want, test.text)
				}
			}
		})
	}
}

// quoted is the rows of a grid as strings in a list.
func quoted(line string) string {
	var rows []string
	for r := 0; r < board.Cells; r += 9 {
		rows = append(rows, "'"+line[r:r+9]+"'")
	}
	return strings.Join(rows, ", ")
}

// TestOffset counts the bytes of each puzzle, however much has been read ahead.
func TestOffset(t *testing.T) {
	line := "1" + strings.Repeat(".", 80) + "\n"
	r := NewReader(strings.NewReader(strings.Repeat(line, 5000)), "")
	for n := 1; n <= 5000; n++ {
		if _, err := r.Next(); err != nil {
			t.Fatal(err)
		}
		if got, want := r.Offset(), int64(n*len(line)); got != want {
			t.Fatalf("behind puzzle %d: %d, want %d", n, got, want)
		}
	}
}

func TestFormatName(t *testing.T) {
	text := sample + "\n" + sample + "\n" + sample + " a\n\n" + written(t, "rows") + "\n" + written(t, "python") + "r1c1=5"
	r := NewReader(strings.NewReader(text), "")
	for _, want := range strings.Fields("line line line rows python coordinates") {
		if p, err := r.Next(); err != nil || p.Format != want {
			t.Errorf("got %q, %v, want %q", p.Format, err, want)
		}
	}
}

// TestSharedFiles reads the shared collections, which say themselves how many puzzles they have.
func TestSharedFiles(t *testing.T) {
	for _, name := range []string{"17-clue.txt", "hardest-1106.txt", "hardest-11plus.txt", "serg.txt", "top1465.txt"} {
		text := shared(t, "data/"+name)
		_, count, _ := strings.Cut(text, "# count: ")
		count, _, _ = strings.Cut(count, "\n")
		r := NewReader(strings.NewReader(text), name)
		n := 0
		for _, err := r.Next(); err != io.EOF; _, err = r.Next() {
			if err != nil {
				t.Fatal(err)
			}
			n++
		}
		if fmt.Sprint(n) != count {
			t.Errorf("%s: %d puzzles, want %s", name, n, count)
		}
	}
}

func TestReadErrors(t *testing.T) {
	broken := errors.New("the disk is gone")
	for _, text := range []string{"", sample + "\n" + sample[:40], "[[1, 2", written(t, "rows")[:50]} {
		r := NewReader(io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken)), "f")
		for i := 0; ; i++ {
			_, err := r.Next()
			if err == broken {
				break
			}
			if err != nil || i > 2 {
				t.Fatalf("after %q: got %v, want %v", text, err, broken)
			}
		}
		if _, err := r.Next(); err != broken {
			t.Errorf("the second time: got %v, want %v", err, broken)
		}
	}
}

// TestLimits reads texts that are too long for what they are, and a puzzle behind each of them.
func TestLimits(t *testing.T) {
	const mega = 1 << 20
	for _, test := range []struct{ name, text, want string }{
		{"a long line", strings.Repeat(".", 100_000), "64 KiB"},
		{"a long comment on a line", sample + strings.Repeat(" ha", 100_000), "64 KiB"},
		{"a very long line", strings.Repeat("1", 3*mega), "64 KiB"},
		{"a very long line of text", strings.Repeat("lorem ipsum ", mega/4), "64 KiB"},
		{"many rows", strings.Repeat("12345678\n", mega/4), "rows, expected 9"},
		{"many assignments", strings.Repeat("r1c1=5\n", mega/6), "1 MiB"},
		{"a long bracket", "[" + strings.Repeat("1, ", mega), "64 KiB"},
		{"brackets all the way down", strings.Repeat("[", 2*mega), "64 KiB"},
		{"brackets on lines of their own", strings.Repeat("(a\n", mega/20), "no puzzle"},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := NewReader(strings.NewReader(test.text+"\n\n"+sample+"\n"), "")
			p, err := r.Next()
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("got %v, %v, want an error with %q", p.Givens, err, test.want)
			}
			for range 100 {
				if p, err = r.Next(); err == nil && p.Givens.String() == sample {
					return
				}
			}
			t.Errorf("the puzzle behind it is lost: %v", err)
		})
	}
}

// TestMemory reads streams that are much longer than the buffer.
func TestMemory(t *testing.T) {
	for name, text := range forms(t) {
		r := NewReader(&repeated{text: text + "\n\n", left: 1 << 18}, "")
		var before, now runtime.MemStats
		runtime.ReadMemStats(&before)
		n := 0
		for _, err := r.Next(); err != io.EOF; _, err = r.Next() {
			if err != nil {
				t.Fatalf("%s: puzzle %d: %v", name, n, err)
			}
			if n++; n%500 == 0 {
				runtime.GC()
				runtime.ReadMemStats(&now)
				if grown := int64(now.HeapAlloc) - int64(before.HeapAlloc); grown > 2<<20 {
					t.Fatalf("%s: %d bytes in use after %d puzzles", name, grown, n)
				}
			}
		}
	}
}

// repeated is a text over and over again.
type repeated struct {
	text     string
	at, left int
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.at == 0 && r.left <= 0 {
		return 0, io.EOF
	}
	n := copy(p, r.text[r.at:])
	r.left -= n
	r.at = (r.at + n) % len(r.text)
	return n, nil
}

func TestNoAllocations(t *testing.T) {
	r := NewReader(&repeated{text: sample + "\n", left: 1 << 30}, "")
	r.Next() // makes the buffer
	sum := 0
	if n := testing.AllocsPerRun(10_000, func() {
		p, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		sum += int(p.Givens[5])
	}); n != 0 {
		t.Errorf("%v allocations for each puzzle, want 0", n)
	}
}

// TestEndlessLine ends the reading of a line that is too long for any text, with one error that stays.
func TestEndlessLine(t *testing.T) {
	for _, c := range []string{"\x00", "1", ".", "{", " ", "#", "a b "} {
		in := io.MultiReader(strings.NewReader(sample+"\n"), strings.NewReader(strings.Repeat(c, 17<<20/len(c))), strings.NewReader("\n"+sample+"\n"))
		r := NewReader(in, "f")
		if p, err := r.Next(); err != nil || p.Givens.String() != sample {
			t.Fatalf("%q: %v, %v", c, p.Givens, err)
		}
		for range 2 {
			if _, err := r.Next(); fmt.Sprint(err) != "read f: line 2, from byte 82 on, is longer than 16 MiB" {
				t.Errorf("%q: %v", c, err)
			}
		}
	}
}

// TestReadRemovalsOfSeveralCells reads lines that remove a digit from several cells, as logs print them, and checks that none is dropped.
func TestReadRemovalsOfSeveralCells(t *testing.T) {
	for text, want := range map[string]int{
		"r1c4=5\nr1c123 <> 6\n": 3, "r1c4=5\nr1c1, r1c2 <> 6\n": 2, "r1c1, r1c2 <> 6\n": 2, "r1c4=5\nA1, A2 <> 67\n": 4, "r1c4=5\n(1,1), (1,2) <> 6\n": 2,
	} {
		if p, err := Parse(text); err != nil || len(p.Eliminated) != want {
			t.Errorf("%q removes %v (%v), want %d candidates", text, p.Eliminated, err, want)
		}
	}
	for _, text := range []string{"A1, B2 are cells\n", "r1c1, r1c2\n"} {
		if p, err := Parse(text); err == nil {
			t.Errorf("%q is read as %s", text, p.Format)
		}
	}
}
