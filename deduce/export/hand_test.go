package export_test

import (
	"bytes"
	"context"
	"deduku/deduce/render/picture"
	"image/gif"
	"strings"
	"testing"
)

// TestColouredByHand shows on pages and in animations what was coloured by hand, in the colour of its name.
func TestColouredByHand(t *testing.T) {
	s := solved(t, deepPuzzle)
	s.Only = len(s.Log.Steps) - 1
	s.Hand = func(p *picture.Picture) { p.Hues[0][0] = picture.Blue }
	var page strings.Builder
	if err := s.HTML(&page); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(page.String(), `class="hue-blue"`); got != 2 { // the puzzle and the step
		t.Errorf("the page has %d blue cells, want 2", got)
	}
	for _, hand := range []func(*picture.Picture){nil, s.Hand} {
		s.Hand = hand
		var film bytes.Buffer
		if err := s.GIF(context.Background(), &film); err != nil {
			t.Fatal(err)
		}
		frames, err := gif.DecodeAll(&film)
		if err != nil {
			t.Fatal(err)
		}
		r, _, b, _ := frames.Image[0].At(34, 34).RGBA() // a corner of r1c1, where no digit stands
		if blue := b > r; blue != (hand != nil) {
			t.Errorf("coloured: %v, but red is %x and blue %x", hand != nil, r, b)
		}
	}
}
