package tale_test

import (
	"strings"
	"testing"

	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/uniqueness"
)

// TestImages tells what follows in the image of a cell: a digit, and candidates that are removed.
func TestImages(t *testing.T) {
	const givens = "6.......7..2..15...19......49..3...1.7.3.9...7..16......19...59..8..3.......4..:"
	for position, want := range map[string]string{
		"+1." + givens + "455 655 251": "r1c1 is 1, so its image r9c9 is 9.",
		".." + givens + "455 655 251":  "r5c1 can't be 2, so its image r5c9 can't be 8",
	} {
		step, before := stepOn(t, uniqueness.SymmetricalPlacement, position)
		if got := tale.Tell(wording.Text{}, &step, before).Sees; !strings.Contains(got, want) {
			t.Errorf("on %s\n%s\nwant %s", position, got, want)
		}
	}
}
