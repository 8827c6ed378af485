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
			if got := common(strings.Fields(test.words)); got != test.want {
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
			if got := columns(strings.Fields(test.words), test.width, test.rows); got != test.want {
				t.Errorf("got\n%swant\n%s", got, test.want)
			}
		})
	}
}
