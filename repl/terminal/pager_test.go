package terminal

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// pagerLines returns so many numbered lines.
func pagerLines(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "line %d\n", i+1)
	}
	return b.String()
}

// TestPagerKeys presses keys on a screen of five rows and a text of ten lines.
func TestPagerKeys(t *testing.T) {
	for _, test := range []struct {
		name   string
		keys   []string
		first  string // of what is shown
		below  string // how the line below begins
		leaves bool
	}{
		{"at first", nil, "line 1", "(40%) space goes on", false},
		{"space", []string{" "}, "line 5", "(80%)", false},
		{"space up to the end", []string{" ", " "}, "line 7", "(end) space or q leaves", false},
		{"space at the end leaves", []string{" ", " ", " "}, "line 7", "(end)", true},
		{"Page Down at the end stays", []string{"G", pagerPageDown}, "line 7", "(end)", false},
		{"back", []string{" ", " ", "b"}, "line 3", "(60%)", false},
		{"arrows", []string{pagerDown, pagerDown, pagerUp}, "line 2", "(50%)", false},
		{"the end and the beginning", []string{"G", "g"}, "line 1", "(40%)", false},
		{"above the beginning", []string{pagerUp, "b", pagerHome}, "line 1", "(40%)", false},
		{"q", []string{"q"}, "line 1", "(40%)", true},
		{"typing a search", []string{"/", "L", "i"}, "line 1", "/Li", false},
		{"a search in any case", []string{"/", "E", " ", "6", pagerEnter}, "line 6", "(90%)", false},
		{"the next one", []string{"/", "1", pagerEnter, "n"}, "line 7", "(end)", false},
		{"no more", []string{"/", "1", pagerEnter, "n", "n"}, "line 7", `no more "1"`, false},
		{"the one before", []string{"/", "1", pagerEnter, "n", "N"}, "line 1", "(40%)", false},
		{"a search given up", []string{"/", "9", pagerEsc}, "line 1", "(40%)", false},
		{"a search erased", []string{"/", "9", pagerErase, pagerErase, "q"}, "line 1", "(40%)", true},
		{"q in a search is a letter", []string{"/", "q"}, "line 1", "/q", false},
		{"n without a search", []string{"n"}, "line 1", "nothing was searched", false},
		{"! is no key of a shell", []string{"!"}, "line 1", "space goes on", false},
		{"Enter at the end leaves", []string{"G", pagerEnter}, "line 7", "(end)", true},
		{"an answer at the end leaves", []string{"G", "3"}, "line 7", "(end)", true},
		{"a word at the end leaves, that begins with n", []string{"G", "n"}, "line 7", "(end)", true},
		{"an arrow at the end stays", []string{"G", pagerDown}, "line 7", "(end)", false},
		{"v opens no editor", []string{"v"}, "line 1", "v  (Enter", false},
		{"an answer in the middle is kept", []string{"r", "5", "c", "5", " ", "b", "q"}, "line 1", "r5c5 bq  (Enter", false},
		{"and leaves by Enter, at the end", []string{"r", "5", pagerEnter}, "line 7", "r5", true},
		{"or is dropped", []string{"r", "5", pagerEsc}, "line 1", "(40%) space goes on", false},
		{"or erased", []string{"r", "5", pagerErase, pagerErase}, "line 1", "(40%) space goes on", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			v, left := newPager(pagerLines(10), 80, 5), false
			for _, key := range test.keys {
				left = v.key(key)
			}
			shown, below := v.screen()
			if first := withoutEscapes(shown[0]); first != test.first || !strings.HasPrefix(below, test.below) || left != test.leaves {
				t.Errorf("shows %q, below it %q, left %t; want %q, %q, %t", first, below, left, test.first, test.below, test.leaves)
			}
		})
	}
}

// TestPagerFound has the row that was found stand out.
func TestPagerFound(t *testing.T) {
	v := newPager(pagerLines(10), 80, 5)
	for _, key := range []string{"/", "3", pagerEnter} {
		v.key(key)
	}
	if shown, _ := v.screen(); shown[2] != "\x1b[7mline 3\x1b[0m" {
		t.Errorf("%q", shown)
	}
}

// TestPagerResize checks that the pager keeps its place if the size of the screen changes.
func TestPagerResize(t *testing.T) {
	v := newPager(pagerLines(100), 80, 11)
	for range 5 {
		v.key(" ")
	}
	v.resize(40, 24)
	if shown, _ := v.screen(); len(shown) != 23 || shown[0] != "line 51" {
		t.Errorf("%d rows from %q on", len(shown), shown[0])
	}
}

// TestRows cuts lines at the width; colours take no room, and go on behind a cut.
func TestRows(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"abc\n\nde\n", []string{"abc", "", "de"}},
		{"abcdefgh", []string{"abcd", "efgh"}},
		{"äöüßx", []string{"äöüß", "x"}},
		{"\x1b[31mabcdef\x1b[0mg", []string{"\x1b[31mabcd\x1b[0m", "\x1b[31mef\x1b[0mg\x1b[0m"}},
		{"ab\x1b[1m\x1b[0mcd\n", []string{"ab\x1b[1m\x1b[0mcd\x1b[0m"}},
	} {
		if diff := cmp.Diff(test.want, screenRows(test.text, 4)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
	}
}
