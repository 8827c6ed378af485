package format

import (
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"deduku/board"
	"deduku/board/format/source"
)

// TestSameMeaning changes the forms of the sample and of a position in ways that must not change what is read.
func TestSameMeaning(t *testing.T) {
	lines := func(old, new string) func(string) string {
		return func(text string) string { return strings.ReplaceAll(text, old, new) }
	}
	for name, change := range map[string]func(text string) string{
		"CRLF":            lines("\n", "\r\n"),
		"CR":              lines("\n", "\r"),
		"trailing blanks": func(text string) string { return strings.ReplaceAll(text, "\n", " \t \n") + "  " },
		"tabs":            lines(" ", "\t"),
		"no-break spaces": lines(" ", "\u00a0"),
		"BOM":             func(text string) string { return "\ufeff" + text },
		"empty lines":     func(text string) string { return "\n \n\t\n" + text + "\n\n" },
		"comments above":  func(text string) string { return "# one\n// two\n; three\n\n" + text },
		"UTF-16LE":        func(text string) string { return utf16Text(text, false) },
		"UTF-16BE":        func(text string) string { return utf16Text(text, true) },
	} {
		t.Run(name, func(t *testing.T) {
			for form, text := range forms(t) {
				t.Run(form, func(t *testing.T) { checkForm(t, form, change(text)) })
			}
			for form, text := range positions(t) {
				t.Run(form, func(t *testing.T) { checkProgress(t, change(text)) })
			}
		})
	}
}

// TestExamplesUnderNoise changes the example of each format in ways that must not change what is read. A space within a
// string of JSON or XML is none that may be changed.
func TestExamplesUnderNoise(t *testing.T) {
	quoted := []string{"notebook", "json", "log", "opensudoku", "ksudoku", "hsol"}
	for i := range formats {
		f := &formats[i]
		if f.Name == "msk" {
			continue
		}
		want, err := Parse(f.Example)
		if err != nil {
			t.Fatal(err)
		}
		for _, change := range []struct{ name, old, new string }{
			{"CRLF", "\n", "\r\n"}, {"CR", "\n", "\r"}, {"trailing blanks", "\n", " \t \n"}, {"tabs", " ", "\t"},
			{"no-break spaces", " ", "\u00a0"}, {"line end missing", "\n", "\n"},
		} {
			if change.old == " " && slices.Contains(quoted, f.Name) {
				continue
			}
			t.Run(f.Name+" with "+change.name, func(t *testing.T) {
				text := strings.ReplaceAll(f.Example, change.old, change.new)
				for _, text := range []string{text, "\ufeff" + text, "\n\n# a comment\n" + text, strings.TrimSuffix(text, "\n"), utf16Text(text, true)} {
					p, err := Parse(text)
					want, got := want.Board(), p.Board()
					if err != nil || got != want {
						t.Errorf("got %v placed %v eliminated %v, %v from\n%s", p.Givens, p.Placed, p.Eliminated, err, text)
					}
				}
			})
		}
	}
}

func utf16Text(text string, big bool) string {
	var b []byte
	for _, u := range utf16.Encode([]rune("\ufeff" + text)) {
		if big {
			b = append(b, byte(u>>8), byte(u))
		} else {
			b = append(b, byte(u), byte(u>>8))
		}
	}
	return string(b)
}

func TestBlankSymbols(t *testing.T) {
	all := forms(t)
	for _, form := range []string{
		"line", "groups of nine", "rows", "rows, boxes", "rows, comments", "grid", "unicode", "ss", "clipboard",
	} {
		for _, symbol := range source.Blanks {
			t.Run(form+" with "+string(symbol), func(t *testing.T) {
				checkSample(t, strings.ReplaceAll(all[form], ".", string(symbol)))
			})
		}
		t.Run(form+" with all", func(t *testing.T) {
			random := rand.New(rand.NewPCG(1, 2))
			text := []byte(all[form])
			for i, c := range text {
				if c == '.' {
					text[i] = source.Blanks[random.IntN(len(source.Blanks))]
				}
			}
			checkSample(t, string(text))
		})
	}
}

// randomGrid has any digits, clashing ones too, and a density that differs from grid to grid.
func randomGrid(random *rand.Rand) board.Grid {
	var g board.Grid
	density := random.IntN(101)
	for c := range g {
		if random.IntN(100) < density {
			g[c] = board.Digit(1 + random.IntN(9))
		}
	}
	return g
}

// checkGrids reads a stream through small and uneven reads.
func checkGrids(t *testing.T, text string, want []board.Grid) {
	t.Helper()
	r := NewReader(&uneven{text: text}, "")
	for i, g := range want {
		p, err := r.Next()
		if err != nil || p.Givens != g {
			t.Fatalf("puzzle %d:\n got %v, %v\nwant %v\nfrom\n%s", i, p.Givens, err, g, text)
		}
	}
	if p, err := r.Next(); err != io.EOF {
		t.Fatalf("after the last puzzle: %v, %v\nfrom\n%s", p.Givens, err, text)
	}
}

// uneven is a text that is read in pieces of 1, 2, 3, … bytes.
type uneven struct {
	text string
	n    int
}

func (u *uneven) Read(p []byte) (int, error) {
	if u.text == "" {
		return 0, io.EOF
	}
	u.n = u.n%97 + 1
	n := copy(p[:min(len(p), u.n)], u.text)
	u.text = u.text[n:]
	return n, nil
}

func TestCoordinatesRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		g := randomGrid(random)
		var text strings.Builder
		for _, c := range random.Perm(board.Cells) {
			if g[c] != 0 {
				text.WriteString(board.Candidate{Cell: board.Cell(c), Digit: g[c]}.String() + " ,;\n"[random.IntN(3):][:1])
			}
		}
		if g.Len() > 0 {
			checkGrids(t, text.String(), []board.Grid{g})
		}
	}
}
