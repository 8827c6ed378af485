package format

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board/puzzle"
)

func TestParseNotes(t *testing.T) {
	line := sample + "\n"
	for _, test := range []struct{ name, text, want string }{
		{"one", line, "[]"},
		{"two more", line + line + "\n" + written(t, "rows"), "[this is the first of 3 puzzles]"},
		{"a bad one behind", line + sample[:80], "[left out what follows: 2:81: 80 cells, expected 81]"},
		{"words around it", "look:\n" + line + "nice, isn't it?\n", "[]"},
		{"a bracket too few", strings.TrimSuffix(written(t, "python"), "]\n"), "[the bracket opened at 1:8 is not closed]"},
		{"pairs of numbers", strings.NewReplacer("r", "(", "c", ",", "=", ")=").Replace(assignments(t)),
			"[read (4,7) as row 4, column 7]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if got := fmt.Sprint(p.Notes); err != nil || p.Givens.String() != sample || got != test.want {
				t.Errorf("\n got %v %s, %v\nwant %s %s", p.Givens, got, err, sample, test.want)
			}
		})
	}
}

// TestPrefix types texts line by line.
func TestPrefix(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       string // for each line the row that is to come, 0 where the text is complete or no grid
	}{
		{"rows", written(t, "rows"), "2 3 4 5 6 7 8 9 0"},
		{"rows and empty lines", byBoxes(t, " ", "---\n"), "2 3 4 4 5 6 7 7 8 9 0 0"},
		{"a drawing", written(t, "grid"), "1 2 3 4 4 5 6 7 7 8 9 10 0"},
		{"a drawing with spaces for blanks", strings.ReplaceAll(written(t, "unicode"), ".", " "), "1 2 3 4 4 5 6 7 7 8 9 10 0"},
		{"pencil marks", written(t, "pm"), "1 2 3 4 4 5 6 7 7 8 9 10 0"},
		{"pencil marks without a frame", marked(t, "u5"), "2 3 4 5 6 7 8 9 0"},
		{"pencil marks on a line", strings.ReplaceAll(marked(t, "u5"), "\n", " "), "0"},
		{"a HoDoKu line", writtenBoard(t, "hodoku", progress(t)), "0"},
		{"a list", written(t, "python"), "1 2 3 4 5 6 7 8 9 10 0"},
		{"a line", sample, "0"},
		{"a line too short", sample[:80], "0"},
		{"a digit", "5", "0"},
		{"a command", "hint big", "0"},
		{"triples", "6 1 4, 8 1 3", "0"},
		{"assignment", "r4c7=5", "0"},
		{"empty", "\n", "0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			text := ""
			for line := range strings.Lines(test.text) {
				text += line
				next, ok := Prefix(text)
				if !ok {
					next = 0
				}
				got = append(got, fmt.Sprint(next))
			}
			if strings.Join(got, " ") != test.want {
				t.Errorf("got %v\nwant %s", got, test.want)
			}
		})
	}
	if _, ok := Prefix(written(t, "rows")[:30] + "\n\n"); ok {
		t.Error("an empty line does not end a grid")
	}
}

func TestWrite(t *testing.T) {
	var b strings.Builder
	if err := Write(&b, "yaml", &puzzle.Puzzle{Givens: gridOf(t, sample)}); err == nil ||
		!strings.HasPrefix(err.Error(), `no format "yaml" to write: choose one of fpuzzles, coach, json, `) {
		t.Errorf("got %v", err)
	}
	page := readme(t)
	for _, name := range []string{"rows", "grid", "unicode", "pm", "python"} {
		if want := "```" + name + "\n" + written(t, name) + "```\n"; !strings.Contains(page, want) {
			t.Errorf("README.md does not have what is written as %s:\n%s", name, want)
		}
	}
}
