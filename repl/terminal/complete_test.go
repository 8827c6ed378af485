//go:build !wasm

package terminal

import (
	"strings"
	"testing"
)

func TestCommon(t *testing.T) {
	for _, test := range []struct{ name, words, want string }{
		{"one word", "board", "board"},
		{"a word and a longer one", "boards board", "board"},
		{"nothing", "board solve", ""},
		{"inside a rune", "aé aè", "a"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := common(asWords(test.words)); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestColumns(t *testing.T) {
	for _, test := range []struct {
		name, words string
		width, rows int
		want        string
	}{
		{"one row", "a bb ccc", 20, 5, "a    bb   ccc\n"},
		{"two rows", "a bb ccc", 11, 5, "a    bb\nccc\n"},
		{"as many rows as may be", "a b c", 4, 3, "a\nb\nc\n"},
		{"too many", "a b c d", 4, 3, "a\nb\n… 2 more\n"},
		{"wider than the screen", "abcdef g", 4, 3, "abcdef\ng\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := columns(asWords(test.words), test.width, test.rows); got != test.want {
				t.Errorf("got\n%swant\n%s", got, test.want)
			}
		})
	}
}

// asWords are the words of a text, of which nothing is said.
func asWords(text string) (words []Word) {
	for _, w := range strings.Fields(text) {
		words = append(words, Word{Text: w})
	}
	return words
}

// TestListed has words of which something is said on a row each, unless they are too many.
func TestListed(t *testing.T) {
	t.Parallel()
	words := []Word{{"solve", "the whole board"}, {"set", "options; also a cell"}}
	for _, test := range []struct {
		width, rows int
		want        string
	}{
		{80, 10, "solve  the whole board\nset    options; also a cell\n"},
		{20, 10, "solve  the whole b…\nset    options; al…\n"},
		{80, 1, "solve  set\n"},
	} {
		if got := listed(words, test.width, test.rows); got != test.want {
			t.Errorf("%d by %d: got %q, want %q", test.width, test.rows, got, test.want)
		}
	}
}

// TestRecaller goes through the lines by what stands before the cursor.
func TestRecaller(t *testing.T) {
	t.Parallel()
	c := recaller{lines: []string{"solve", "set log off", "solve logic", "hint", "solve logic"}}
	for _, test := range []struct {
		name, line string
		pos        int
		steps      []int
		want       string
	}{
		{"an empty line", "", 0, []int{-1}, "solve logic"},
		{"further back, repeats not twice", "", 0, []int{-1, -1, -1, -1}, "set log off"},
		{"forward again to what stood there", "so", 2, []int{-1, -1, 1, 1}, "so"},
		{"by its beginning", "se", 2, []int{-1}, "set log off"},
		{"what stands behind the cursor does not count", "sxyz", 1, []int{-1, -1}, "set log off"},
		{"nothing begins so", "x", 1, []int{-1}, "x"},
		{"down from the last", "s", 1, []int{1}, "s"},
	} {
		c.start()
		line, pos := []rune(test.line), test.pos
		for _, step := range test.steps {
			line, pos = c.move(line, pos, step)
		}
		if string(line) != test.want {
			t.Errorf("%s: got %q, want %q", test.name, string(line), test.want)
		}
	}
	for line, want := range map[string]string{"": "", " ": "", "so": "lve logic", "solve logic": "", "set": " log off", "x": ""} {
		if got := c.suggestion(line); got != want {
			t.Errorf("behind %q stands %q, want %q", line, got, want)
		}
	}
}
