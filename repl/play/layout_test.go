package play

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"deduku/board"
	"deduku/deduce/render/theme"
)

// TestLayout says which form the board has on screens of some sizes, with little to say and with much.
func TestLayout(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		width, height int
		short, long   string
	}{
		{39, 20, "none", "none"},
		{40, 17, "none", "none"},
		{40, 18, "small", "small"},
		{40, 20, "small", "small"},
		{73, 24, "middle", "small"},
		{78, 24, "middle", "small"},
		{79, 22, "tight", "small"},
		{80, 23, "tight", "small"},
		{80, 24, "middle", "small"},
		{96, 24, "middle", "small"},
		{97, 22, "middle", "middle"},
		{120, 30, "middle", "middle"},
		{72, 31, "small", "small"},
		{80, 31, "large", "large"},
		{96, 31, "wide", "wide"},
		{100, 40, "wide", "wide"},
		{300, 100, "wide", "wide"},
	} {
		for _, says := range []struct {
			fits bool
			want string
		}{{true, test.short}, {false, test.long}} {
			l, ok := layoutFor(test.width, test.height, func(area, int) bool { return says.fits })
			got := map[form]string{small: "small", tight: "tight", middle: "middle", large: "large", wide: "wide"}[l.form]
			if !ok {
				got = "none"
			}
			if got != says.want {
				t.Errorf("%dx%d, what is said fits: %v: %s, want %s", test.width, test.height, says.fits, got, says.want)
			}
		}
	}
	if l, _ := layoutFor(80, 24, func(_ area, pages int) bool { return pages > 1 }); l.form != tight {
		t.Errorf("what takes some pages beside a tight board has the form %v", l.form)
	}
	if w, h := middle.size(); w != 73 || h != 22 {
		t.Errorf("a board with notes in two lines is %dx%d, and has to fit on 80x24", w, h)
	}
}

// TestDrawnWithin draws on screens of all sizes: no line is longer than the screen is wide, there are no more than it has,
// and a cell is found where it is drawn.
func TestDrawnWithin(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a text that is long ", 60)
	p := sit(t, 80, 24, false, "set timer on", "set mistakes show", "pencil fill", "mark r1c4 red", "r1c3=2")
	p.press("? ? ? ? x")
	for width := 1; width < 130; width += 3 {
		for height := 1; height < 50; height += 2 {
			for _, message := range []string{"", "short", long} {
				s := p.model.scene
				s.width, s.height, s.message = width, height, message
				text := s.draw()
				lines := strings.Split(text, "\n")
				if len(lines) > height {
					t.Fatalf("%dx%d: %d lines", width, height, len(lines))
				}
				for _, line := range lines {
					if utf8.RuneCountInString(line) > width {
						t.Fatalf("%dx%d: too wide: %q", width, height, line)
					}
				}
				s.theme = theme.Named("dark")
				if got := theme.Plain(s.draw()); message == "" && len(got) == 0 {
					t.Fatalf("%dx%d: nothing in colour", width, height)
				}
			}
		}
	}
	for _, f := range []form{small, tight, middle, large, wide} {
		for c := range board.Cell(board.Cells) {
			x, y := f.place(c)
			if got, ok := f.at(x+f.width-1, y+f.height-1); !ok || got != c {
				t.Errorf("%v: %v is found as %v", f, c, got)
			}
		}
		seen := map[string]board.Digit{}
		for d := board.Digit(1); f.height > 1 && d <= board.Side; d++ {
			x, y := f.note(d)
			at := fmt.Sprint(x, y)
			if other, taken := seen[at]; taken || x < 1 || x >= f.width-1 && (f != tight || y > 0) || y < 0 || y >= f.height {
				t.Errorf("%v: %v is noted at %s, as %v", f, d, at, other)
			}
			seen[at] = d
		}
	}
}
