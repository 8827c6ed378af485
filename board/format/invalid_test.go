package format

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
)

func TestInvalid(t *testing.T) {
	for line := range strings.Lines(shared(t, "data/invalid.txt")) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(f) != 3 {
			continue
		}
		if f[0] == "fullwidth-digits" {
			continue // they are digits since that file was written: see TestSpelled
		}
		t.Run(f[0], func(t *testing.T) {
			text, err := strconv.Unquote(`"` + strings.ReplaceAll(f[1], `"`, `\"`) + `"`)
			if err != nil {
				t.Fatal(err)
			}
			p, err := Parse(text)
			switch {
			case strings.HasPrefix(f[2], "error: ") && !strings.Contains(f[2], "or loads"):
				checkError(t, f[2], err)
			case err != nil:
				t.Errorf("got %v\nwant %s", err, f[2])
			default:
				checkLoaded(t, f[2], p)
			}
		})
	}
}

var facts = regexp.MustCompile(`U\+[0-9A-F]+|0x[0-9a-f]+|[0-9]+`)

// checkError compares what both messages say by their numbers and code points.
func checkError(t *testing.T, want string, err error) {
	t.Helper()
	if err == nil {
		t.Fatalf("loads, want %s", want)
	}
	for _, f := range facts.FindAllString(want, -1) {
		if !strings.Contains(err.Error(), f) {
			t.Errorf("got %v\nwant %s", err, want)
		}
	}
}

// unplaced are the cells that are told to be naked singles on the board.
var unplaced = regexp.MustCompile(`((?:r[1-9]c[1-9],? )+)are unplaced naked singles`)

var wants = regexp.MustCompile(`(givens|puzzle)=([0-9.]+)`)

func checkLoaded(t *testing.T, want string, p puzzle.Puzzle) {
	t.Helper()
	for _, w := range wants.FindAllStringSubmatch(want, -1) {
		got := p.Givens.String()
		if w[1] == "givens" {
			got = strconv.Itoa(p.Givens.Len())
		}
		if got != w[2] {
			t.Errorf("%s is %s, want %s", w[1], got, w[2])
		}
	}
	if strings.Contains(want, "solution attached") && p.Solution.String() != solution {
		t.Errorf("solution is %v", p.Solution)
	}
	b := p.Board()
	for _, m := range unplaced.FindAllStringSubmatch(want, -1) {
		for name := range strings.FieldsSeq(strings.ReplaceAll(m[1], ",", "")) {
			c, err := coords.ParseCell(name, board.RC)
			if err != nil || b.Digit(c) != 0 || !b.Candidates(c).Single() {
				t.Errorf("%v holds %v, %v", c, b.Digit(c), err)
			}
		}
	}
	if strings.Contains(want, "note: ") && len(p.Notes) == 0 {
		t.Errorf("no note, want %s", want)
	}
	clashes := clashText(p.Givens)
	if _, text, ok := strings.Cut(want, "invalid: "); ok != (clashes != "") || ok && !strings.HasPrefix(text, clashes+"; solutions") {
		t.Errorf("clashes %s\nwant %s", clashes, want)
	}
}

// clashText is the clashes in the words of invalid.txt.
func clashText(g board.Grid) string {
	kinds := map[byte]string{'r': "row", 'c': "column", 'b': "box"}
	var out []string
	for _, c := range g.Clashes() {
		var cells []string
		for x := range c.Cells.All() {
			cells = append(cells, x.String())
		}
		out = append(out, fmt.Sprintf("%d times %v in %s %d (%s)", len(cells), c.Digit, kinds[c.Unit.Kind()],
			c.Unit.Index()+1, strings.Join(cells, ", ")))
	}
	return strings.Join(out, "; ")
}
