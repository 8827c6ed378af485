package export_test

import (
	"bytes"
	"context"
	"image/gif"
	"strings"
	"testing"
	"time"
)

// TestHard shows the hardest step in Markdown and LaTeX, with its pattern, beside the boards.
func TestHard(t *testing.T) {
	s := solved(t, easyPuzzle)
	s.Hard = len(s.Log.Steps) - 1
	var markdown, latex strings.Builder
	if err := s.Markdown(&markdown); err != nil {
		t.Fatal(err)
	}
	if err := s.LaTeX(&latex); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(markdown.String(), "```text"); got != 3 || !strings.Contains(markdown.String(), "The hardest step, ") {
		t.Errorf("%d boards in\n%s", got, markdown.String())
	}
	if got := strings.Count(latex.String(), `\begin{tikzpicture}`); got != 3 {
		t.Errorf("%d pictures in LaTeX, want 3", got)
	}
}

// TestEach shows each step of an animation for as long as is asked for.
func TestEach(t *testing.T) {
	s := solved(t, easyPuzzle)
	s.Each = 400 * time.Millisecond
	var out bytes.Buffer
	if err := s.GIF(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(&out)
	if err != nil {
		t.Fatal(err)
	}
	if last := len(g.Delay) - 1; g.Delay[1] != 40 || g.Delay[last-1] != 40 {
		t.Errorf("delays %v", g.Delay)
	}
}
