package export_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"image/gif"
	"image/png"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/export"
	"deduku/internal/testutil/golden"
)

// pixels describes a picture in a line: its size and a hash of its pixels, whatever the file has besides.
func pixels(img image.Image) string {
	hash := sha256.New()
	bounds := img.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			r, g, b, a := img.At(x, y).RGBA()
			hash.Write([]byte{byte(r >> 8), byte(g >> 8), byte(b >> 8), byte(a >> 8)})
		}
	}
	return fmt.Sprintf("%v %x", bounds, hash.Sum(nil)[:8])
}

// TestPixels compares the pixels of the pictures of steps, light and dark, with testdata.
func TestPixels(t *testing.T) {
	var b strings.Builder
	for _, d := range drawn {
		for _, dark := range []bool{false, true} {
			s := sheet(t, d.board, d.step)
			s.Dark = dark
			var file bytes.Buffer
			if err := s.Step(s.Only).PNG(&file); err != nil {
				t.Fatal(err)
			}
			img, err := png.Decode(&file)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s, dark %v: %s\n", d.name, dark, pixels(img))
		}
	}
	golden.Compare(t, filepath.Join("testdata", "png.txt"), b.String())
}

// TestFrames compares the frames of an animation with testdata, and how long each stays.
func TestFrames(t *testing.T) {
	var file bytes.Buffer
	if err := solved(t, easyPuzzle).GIF(t.Context(), &file); err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(&file)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for i, frame := range g.Image {
		fmt.Fprintf(&b, "%d: %s\n", g.Delay[i], pixels(frame))
	}
	golden.Compare(t, filepath.Join("testdata", "gif.txt"), b.String())
}

// included are the style sheet and the script of a page, which stand in files of their own.
var included = regexp.MustCompile(`(?s)(<(?:style|script)[^>]*>).*?(</)`)

// TestPage compares the page of a step, less its style sheet and its script, with testdata.
func TestPage(t *testing.T) {
	chain := drawn[2]
	var page strings.Builder
	if err := sheet(t, chain.board, chain.step).HTML(&page); err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, filepath.Join("testdata", "chain.html"), included.ReplaceAllString(page.String(), "$1$2"))
}

// TestHandoutPage compares the page of one puzzle with its answer, less its style sheet, with testdata.
func TestHandoutPage(t *testing.T) {
	h := export.Handout{Title: "one puzzle", Names: board.RC}
	s := solved(t, easyPuzzle)
	h.Puzzles, h.Answers = []board.Grid{s.Log.Puzzle}, []board.Grid{s.Log.Last().End.Grid}
	var page strings.Builder
	if err := h.HTML(&page); err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, filepath.Join("testdata", "handout.html"), included.ReplaceAllString(page.String(), "$1$2"))
}
