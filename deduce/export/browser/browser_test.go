package browser_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
)

// TestPage writes the page of a solve with guesses and has page.js read it in a browser.
func TestPage(t *testing.T) {
	node, chromium := tools(t)
	puzzle, err := format.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(puzzle.Givens, deduce.Options{Guess: deduce.Random, Seed: 42})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	file := filepath.Join(t.TempDir(), "page.html")
	page, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := (&export.Sheet{Log: &log, Name: "a puzzle"}).HTML(page); err != nil {
		t.Fatal(err)
	}
	if err := page.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile("page.js"); err != nil { // for the test cache
		t.Fatal(err)
	}
	steps := len(log.Steps) - log.Puzzle.Len()
	if out, err := exec.Command(node, "page.js", file, strconv.Itoa(steps), chromium).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// tools are the programs that the test needs. It is skipped where one is missing.
func tools(t *testing.T) (node, chromium string) {
	t.Helper()
	if _, err := os.Stat(filepath.Join("node_modules", "playwright-core")); err != nil {
		t.Skip("playwright-core is not installed; 'make test-browser' installs it")
	}
	for name, path := range map[string]*string{"node": &node, "chromium": &chromium} {
		found, err := exec.LookPath(name)
		if err != nil {
			t.Skipf("%s is not installed; 'make test-browser' needs it", name)
		}
		*path = found
	}
	return node, chromium
}
