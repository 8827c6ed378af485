package export_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/png"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/export"
)

// TestPNG decodes a picture and looks at a few places in it.
func TestPNG(t *testing.T) {
	s := sheet(t, drawn[0].board, drawn[0].step)
	var file bytes.Buffer
	if err := s.Step(s.Only).PNG(&file); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&file)
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Bounds().Size(); size != (image.Point{1160, 1292}) {
		t.Errorf("%v pixels", size)
	}
	for _, test := range []struct {
		what string
		at   image.Point
		want color.RGBA
	}{
		{"paper", image.Pt(5, 5), color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"the frame of the board", image.Pt(54, 300), color.RGBA{0x2b, 0x2b, 0x2b, 0xff}},
		{"the outline of column 1", image.Pt(60, 300), color.RGBA{0x3a, 0x9b, 0xdc, 0xff}},
		{"the mark of 5 in r3c1", image.Pt(116-14, 356), color.RGBA{0xa9, 0xd8, 0xf7, 0xff}},
		{"the fin, 5 in r5c1", image.Pt(116-14, 596), color.RGBA{0xf5, 0xd0, 0x6a, 0xff}},
	} {
		if got := color.RGBAModel.Convert(img.At(test.at.X, test.at.Y)); got != test.want {
			t.Errorf("%s: %v at %v, want %v", test.what, got, test.at, test.want)
		}
	}
}

// TestGIF decodes the animation of a whole solve: a frame for the board as it came, then one a step.
func TestGIF(t *testing.T) {
	s := solved(t, easyPuzzle)
	var file bytes.Buffer
	if err := s.GIF(t.Context(), &file); err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(&file)
	if err != nil {
		t.Fatal(err)
	}
	frames := 1 + len(s.Log.Steps) - s.Log.Puzzle.Len()
	if len(g.Image) != frames {
		t.Errorf("%d frames, want %d", len(g.Image), frames)
	}
	if g.Config.Width != 580 || g.Config.Height < 600 || g.Image[0].Rect.Size() != image.Pt(g.Config.Width, g.Config.Height) {
		t.Errorf("%d x %d pixels, the first frame %v", g.Config.Width, g.Config.Height, g.Image[0].Rect)
	}
	for i, delay := range g.Delay {
		if last := i == len(g.Delay)-1; delay < 50 || last && delay <= g.Delay[0] || !last && delay > 300 {
			t.Errorf("frame %d stays for %d hundredths of a second", i, delay)
		}
	}
}

// TestGIFDifferences lays the frames of an animation over each other: in the end they show what the last step alone does.
func TestGIFDifferences(t *testing.T) {
	s := solved(t, deepPuzzle)
	var all, last bytes.Buffer
	if err := s.GIF(t.Context(), &all); err != nil {
		t.Fatal(err)
	}
	s.Only = len(s.Log.Steps)
	if err := s.GIF(t.Context(), &last); err != nil {
		t.Fatal(err)
	}
	frames, err := gif.DecodeAll(&all)
	if err != nil {
		t.Fatal(err)
	}
	want, err := gif.Decode(&last)
	if err != nil {
		t.Fatal(err)
	}
	got := image.NewRGBA(frames.Image[0].Rect)
	for _, frame := range frames.Image {
		draw.Draw(got, frame.Rect, frame, frame.Rect.Min, draw.Src)
	}
	for y := range want.Bounds().Dy() {
		for x := range want.Bounds().Dx() {
			if a, b := got.RGBAAt(x, y), color.RGBAModel.Convert(want.At(x, y)); a != b {
				t.Fatalf("%v at %d, %d; want %v", a, x, y, b)
			}
		}
	}
}

// TestGIFOfAStep has the step alone.
func TestGIFOfAStep(t *testing.T) {
	s := sheet(t, drawn[2].board, drawn[2].step)
	var file bytes.Buffer
	if err := s.GIF(t.Context(), &file); err != nil {
		t.Fatal(err)
	}
	if g, err := gif.DecodeAll(&file); err != nil || len(g.Image) != 1 {
		t.Errorf("%v, %v", g, err)
	}
}

// TestThinned gives a long log as many pictures as one can look at, the last step among them, and says so.
func TestThinned(t *testing.T) {
	s := solved(t, easyPuzzle)
	last := s.Log.Steps[len(s.Log.Steps)-1]
	for len(s.Log.Steps) < 2*export.MaxPictures {
		s.Log.Steps = append(s.Log.Steps, deduce.Step{Kind: deduce.Conflict})
	}
	s.Log.Steps = append(s.Log.Steps, last)
	var page strings.Builder
	if err := s.HTML(&page); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(page.String(), "<figure "); n != export.MaxPictures+1 {
		t.Errorf("%d pictures", n)
	}
	steps := len(s.Log.Steps) - s.Log.Puzzle.Len()
	for _, want := range []string{fmt.Sprintf("so 1000 of its %d steps have a picture", steps), fmt.Sprintf(`<figure id="s%d"`, len(s.Log.Steps))} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page does not say %s", want)
		}
	}
}

// TestDark draws on dark paper.
func TestDark(t *testing.T) {
	s := sheet(t, drawn[0].board, drawn[0].step)
	s.Dark = true
	var picture, animation bytes.Buffer
	if err := s.Step(s.Only).PNG(&picture); err != nil {
		t.Fatal(err)
	}
	if err := s.GIF(t.Context(), &animation); err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]*bytes.Buffer{"png": &picture, "gif": &animation} {
		img, _, err := image.Decode(file)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := color.RGBAModel.Convert(img.At(3, 3)), (color.RGBA{0x17, 0x19, 0x1d, 0xff}); got != want {
			t.Errorf("%s: the paper is %v, want %v", name, got, want)
		}
	}
}
