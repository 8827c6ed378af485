package export_test

import (
	"bytes"
	"context"
	"errors"
	"image/gif"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/internal/testutil/golden"
)

// TestBefore compares the boards along a log with those that a solver has there.
func TestBefore(t *testing.T) {
	s := solved(t, deepPuzzle)
	for n := 1; n <= len(s.Log.Steps); n++ {
		to := n - 1
		if step := s.Log.Step(n); step.Kind == deduce.Backtrack {
			to = int(step.Undoes) - 1 // before the guess
		}
		if got, want := s.Before(n), *deduce.Resume(s.Log.First(to), deduce.Options{}).Board(); got != want {
			t.Fatalf("step %d: got %v, want %v", n, got.Grid(), want.Grid())
		}
	}
}

// TestMarkdown compares the page of a log, and of a step, with those in testdata.
func TestMarkdown(t *testing.T) {
	for name, s := range sheets(t) {
		var page strings.Builder
		if err := s.Markdown(&page); err != nil {
			t.Fatal(err)
		}
		golden.Compare(t, filepath.Join("testdata", name+".md"), page.String())
	}
}

// sheets are a log and a step.
func sheets(t *testing.T) map[string]*export.Sheet {
	chain := drawn[2]
	return map[string]*export.Sheet{"log": solved(t, easyPuzzle), "chain": sheet(t, chain.board, chain.step)}
}

// TestHTML holds the page to what it promises without a browser to look at it: a picture and a line a step, and
// nothing to fetch.
func TestHTML(t *testing.T) {
	s := solved(t, deepPuzzle)
	var page strings.Builder
	if err := s.HTML(&page); err != nil {
		t.Fatal(err)
	}
	steps := len(s.Log.Steps) - s.Log.Puzzle.Len()
	for what, want := range map[string]int{"<figure ": steps + 1, "<svg ": steps + 1, "<li ": steps, "<script": 1, "<style": 1, "</style": 1} {
		if got := strings.Count(page.String(), what); got != want {
			t.Errorf("%d times %s, want %d", got, what, want)
		}
	}
	fetches := regexp.MustCompile(`(src|href)="[^#]|url\(|@import|https?://[^w]`)
	if found := fetches.FindString(strings.ReplaceAll(page.String(), "http://www.w3.org/2000/svg", "")); found != "" {
		t.Errorf("the page would fetch something: %s", found)
	}
}

// TestPagesNameTechniques has pages say the names that people use, and the kinds of logs on no line.
func TestPagesNameTechniques(t *testing.T) {
	s := solved(t, deepPuzzle)
	for form, write := range map[string]func(io.Writer) error{"Markdown": s.Markdown, "LaTeX": s.LaTeX, "HTML": s.HTML} {
		var page strings.Builder
		if err := write(&page); err != nil {
			t.Fatal(err)
		}
		if kind := regexp.MustCompile(`(?:POS|NEG)_DED[12]?`).FindString(page.String()); kind != "" || !strings.Contains(page.String(), "Naked Single") {
			t.Errorf("%s: a line says %q, or none says Naked Single", form, kind)
		}
	}
}

// TestTakenBack marks what a backtrack has undone behind its number, in each form of a log, and nothing else.
func TestTakenBack(t *testing.T) {
	s := solved(t, deepPuzzle)
	back := 0
	for _, in := range s.Log.InForce() {
		if !in {
			back++
		}
	}
	for form, write := range map[string]func(io.Writer) error{`\*\*\d+~\*\*`: s.Markdown, `\{\d+\\textasciitilde\{\}\}`: s.LaTeX, `<li class="back" [^>]*><a href="#s\d+"><b>\d+~`: s.HTML} {
		var page strings.Builder
		if err := write(&page); err != nil {
			t.Fatal(err)
		}
		if got := len(regexp.MustCompile(form).FindAllString(page.String(), -1)); got != back || !strings.Contains(page.String(), "marks steps that were taken back") {
			t.Errorf("%s: %d marks, want %d and a word on them", form, got, back)
		}
	}
}

// TestLaTeX compares the document of a step with that in testdata; where LaTeX is installed, it compiles
// that and the document of a log.
func TestLaTeX(t *testing.T) {
	for name, s := range sheets(t) {
		var document strings.Builder
		if err := s.LaTeX(&document); err != nil {
			t.Fatal(err)
		}
		if name == "chain" {
			golden.Compare(t, filepath.Join("testdata", name+".tex"), document.String())
		}
		for _, used := range regexp.MustCompile(`\\path\[([a-z-]+)`).FindAllStringSubmatch(document.String(), -1) {
			if !strings.Contains(document.String(), `\tikzset{`+used[1]+"/") {
				t.Errorf("%s: the style %s is not defined", name, used[1])
			}
		}
		compile(t, document.String())
	}
}

// compile runs LaTeX over a document, where it is installed.
func compile(t *testing.T, document string) {
	t.Helper()
	latex, err := exec.LookPath("pdflatex")
	if err != nil || testing.Short() {
		t.Log("pdflatex is not installed, or the run is to be short: the document is not compiled")
		return
	}
	file := filepath.Join(t.TempDir(), "page.tex")
	if err := os.WriteFile(file, []byte(document), 0o644); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(latex, "-interaction=nonstopmode", "-halt-on-error", "-output-directory", filepath.Dir(file), file)
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestShort writes logs without steps, and one that has not come to its end.
func TestShort(t *testing.T) {
	p, err := format.Parse(easyPuzzle)
	if err != nil {
		t.Fatal(err)
	}
	begun := deduce.New(p.Givens, deduce.Options{})
	for range 3 {
		begun.Next()
	}
	for _, solver := range []*deduce.Solver{deduce.New(board.Grid{}, deduce.Options{}), deduce.New(p.Givens, deduce.Options{}), begun} {
		log := solver.Log()
		s := &export.Sheet{Log: &log, Name: "<a> & \"b\" $x_1$ \u6570\u72ec\n"}
		var animation bytes.Buffer
		var page, text, document strings.Builder
		if err := errors.Join(s.GIF(t.Context(), &animation), s.HTML(&page), s.Markdown(&text), s.LaTeX(&document)); err != nil {
			t.Fatal(err)
		}
		frames := 1 + len(log.Steps) - log.Puzzle.Len()
		if g, err := gif.DecodeAll(&animation); err != nil || len(g.Image) != frames {
			t.Errorf("%d steps: %v, want %d frames", len(log.Steps), err, frames)
		}
		if n := strings.Count(page.String(), "<figure "); n != frames || strings.Contains(page.String(), "<a>") {
			t.Errorf("%d pictures, want %d; or the name is not escaped", n, frames)
		}
		compile(t, document.String())
	}
}

// TestCanceled stops an animation.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var file bytes.Buffer
	if err := solved(t, easyPuzzle).GIF(ctx, &file); !errors.Is(err, context.Canceled) || file.Len() > 0 {
		t.Errorf("%v, and %d bytes", err, file.Len())
	}
}
