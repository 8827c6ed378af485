package format

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/grids"
	"deduku/board/puzzle"
	"deduku/internal/testutil/boardtest"
)

func TestHodokuErrors(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"80 cells", ":0000:x:" + sample[:80] + ":613::", "1:89: 80 cells, expected 81"},
		{"82 cells", ":0000:x:" + sample + "1:613::", "1:90: more than 81 cells"},
		{"a letter", ":0000:x:" + sample[:40] + "a" + sample[41:] + ":613::", `1:49: "a" is neither a digit nor a blank symbol (one of .0-*_xX?)`},
		{"a plus and no digit", ":0000:x:" + sample[:40] + "+." + sample[41:] + ":613::", `1:49: "+" before a blank; it marks a digit as placed`},
		{"a triple of two", "  :0000:x:" + sample + ":613 51::", `1:97: "51" is no candidate; one is written as digit, row, column: 613`},
		{"row 0", sample + ":603", `1:83: "603" is no candidate; one is written as digit, row, column: 613`},
		{"deleted from a given", sample + ":416", "1:83: r1c6=4 is both on the board and deleted"},
		{"digits", ":0000:a:" + sample + ":613::", `1:7: "a" among the digits of the step, which are 1 to 9 or x`},
		{"a long row", ".....4.3..,.236..7,.87....24,54,1.8.5.6.7,.......98,23....96,..4..937,.5.3", `1:10: row 1 has more than 9 cells`},
		{"too few colons", ":0000:x:" + sample, "1:1: 3 colons; a HoDoKu line is :code:digits:grid:deleted:eliminations:placements:extra"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if p, err := Parse(test.text); err == nil || err.Error() != test.want {
				t.Errorf("\n got %v, %v\nwant %s", p.Givens, err, test.want)
			}
		})
	}
}

// TestNoHodoku reads lines that are like short forms and are none.
func TestNoHodoku(t *testing.T) {
	for name, text := range map[string]string{
		"coordinates":    "614,813,222,323,426,727,238,337,832",
		"row of a table": "5,3,.,.,7,.,.,.,.",
	} {
		if p, err := Parse(text); p.Format == "hodoku" {
			t.Errorf("%s: %v, %v", name, p.Givens, err)
		}
	}
}

// TestHodokuLibraries reads the shared libraries: all lines, as the line itself says.
func TestHodokuLibraries(t *testing.T) {
	for name, count := range map[string]int{"hodoku-reglib-1.4.txt": 1112, "hodoku-enhanced-fixtures.txt": 82} {
		t.Run(name, func(t *testing.T) {
			path := boardtest.Path(t, name)
			file, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			text, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			defer text.Close()
			lines := bufio.NewScanner(text)
			r := NewReader(file, name)
			n := 0
			for lines.Scan() {
				line := strings.TrimSpace(lines.Text())
				if line == "" || line[0] == '#' {
					continue
				}
				p, err := r.Next()
				if err != nil || p.Format != "hodoku" {
					t.Fatalf("%v, read as %s: %s", err, p.Format, line)
				}
				checkCase(t, line, &p)
				n++
			}
			if _, err := r.Next(); err != io.EOF || n != count {
				t.Errorf("%d lines, want %d; then %v", n, count, err)
			}
		})
	}
}

// checkCase compares a case with its line, read in a plainer way.
func checkCase(t *testing.T, line string, p *puzzle.Puzzle) {
	t.Helper()
	f := strings.Split(line, ":")
	cell := 0
	for i, r := range f[3] {
		if r == '+' {
			continue
		}
		d, given := board.Digit(0), i == 0 || f[3][i-1] != '+'
		if r != '.' && r != '0' {
			d = board.Digit(r - '0')
		}
		if got := p.Digits()[cell]; got != d || d != 0 && given != (p.Givens[cell] == d) {
			t.Fatalf("%v is %v, given %v: %s", board.Cell(cell), got, p.Givens[cell], line)
		}
		cell++
	}
	c, err := grids.ParseHodokuCase(line)
	if err != nil {
		t.Fatal(err)
	}
	for i, list := range [][]board.Candidate{c.Deleted, c.Eliminations, c.Placements} {
		var triples []string
		for _, x := range list {
			triples = append(triples, fmt.Sprint(100*int(x.Digit)+10*x.Cell.Row()+x.Cell.Col()+11))
		}
		if got, want := strings.Join(triples, " "), strings.Join(strings.Fields(f[4+i]), " "); got != want {
			t.Fatalf("field %d is %q, want %q: %s", 4+i, got, want, line)
		}
	}
	if name := strings.TrimSuffix(c.Code+"-"+c.Variant, "-"); name != f[1] || p.Value("technique") != name {
		t.Fatalf("technique %s: %s", name, line)
	}
	b := p.Board()
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
}
