package browser_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/technique"
	"deduku/deduce/technique/nets"
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

// TestNet has net.js read the page of a net: its lines and their marks light each other.
func TestNet(t *testing.T) {
	node, chromium := tools(t)
	puzzle, err := format.Parse(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(puzzle.Givens, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	if !slices.ContainsFunc(log.Steps, func(step deduce.Step) bool { return step.Technique == nets.Contradiction }) {
		t.Fatal("there is no net")
	}
	file := filepath.Join(t.TempDir(), "net.html")
	page, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := (&export.Sheet{Log: &log, Name: "a net"}).HTML(page); err != nil {
		t.Fatal(err)
	}
	if err := page.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile("net.js"); err != nil { // for the test cache
		t.Fatal(err)
	}
	if out, err := exec.Command(node, "net.js", file, chromium).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
