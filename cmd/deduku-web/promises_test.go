//go:build !js

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// promises are what the page promises to people who never saw a terminal, each with the tests that hold it: those of the scripts in
// site/test by their names, and tests in Go.
var promises = []struct {
	promise string
	tests   []string
}{
	{"Every answer reaches the words, with buttons for what comes next", []string{
		"every answer of every button was seen in the words",
		"a new puzzle, with notes, a mistake, a hint",
		"a technique on its example, then practised",
		"every refusal is in the words",
	}},
	{"No message names a command without a button for it", []string{
		"TestOffers",
		"words for newcomers: a first digit, a hint on a wrong board, names of boards",
	}},
	{"Practice's verdict, the tour, errors and refusals, long work ending or being stopped: all of them", []string{
		"a technique on its example, then practised",
		"the tour is made of clicks",
		"every refusal is in the words",
		"work that takes longer is marked, and can be stopped",
	}},
	{"The prompt is for those who want it; on the phone it may stay shut for a lifetime", []string{
		"a puzzle from my newspaper, to its end",
		"yesterday's puzzle, and a link from a friend",
	}},
	{"Words written for the page carry no line breaks or indents of a terminal", []string{
		"TestOffers",
		"words for newcomers: a first digit, a hint on a wrong board, names of boards",
	}},
	{"Notes are the player's own, in corner and centre, added and removed", []string{
		"a new puzzle, with notes, a mistake, a hint",
		"Next leaves the notes that are the player’s own",
		"TestNotes",
	}},
	{"they never eliminate a candidate unless the player asks (my notes are the candidates: a switch with its meaning beside it)", []string{
		"notes remove candidates by a switch alone, which says what it means",
	}},
	{"A digit over a digit replaces it", []string{
		"TestDigits",
		"a puzzle from my newspaper, to its end",
	}},
	{"Check marks wrong digits, or at once by a setting", []string{
		"a new puzzle, with notes, a mistake, a hint",
		"settings: wrong digits at once, a clock, what is kept out; what is no puzzle says so",
	}},
	{"on a wrong board Next, Solve, hints and lessons say so first and offer the way back", []string{
		"TestWrongBoard",
		"words for newcomers: a first digit, a hint on a wrong board, names of boards",
	}},
	{"what a check found stays listed, is ticked off as it is mended, and is not forgotten when the panel shuts", []string{
		"a new puzzle, with notes, a mistake, a hint",
	}},
	{"One switch for automatic notes", []string{
		"keys and fingers",
	}},
	{"Timer off, by a setting on", []string{
		"settings: wrong digits at once, a clock, what is kept out; what is no puzzle says so",
	}},
	{"A finished board: the puzzle's own level, score and rating, time, hints; another of the same level", []string{
		"one score for one puzzle, and its hints are counted through a lesson",
		"a finished board says the time where there is a clock",
		"a new puzzle, with notes, a mistake, a hint",
		"TestFinish",
	}},
	{"New doesn't tell the technique unless asked", []string{
		"a new puzzle, with notes, a mistake, a hint",
	}},
	{"A newspaper's puzzle typed in is checked when it is done and becomes the givens by one button", []string{
		"a puzzle from my newspaper, to its end",
		"while a puzzle is entered the next cell is chosen, a digit twice stays, a clash is marked, and all that comes later says so",
	}},
	{"The first screen offers go on with what was begun: a list of puzzles with small pictures, the newest first, kept in IndexedDB", []string{
		"what was begun comes first: its board, Go on, and it is what is shared",
		"yesterday's puzzle, and a link from a friend",
	}},
	{"a tab takes its own without a race", []string{
		"a reload restores; another tab has a session of its own",
		"a worker that dies is started anew with the board as it was, and reloads lose nothing",
	}},
	{"when nothing can be kept (storage full or blocked) the page says so", []string{
		"a storage that is full is told",
	}},
	{"A worker that dies is started anew with the board as it was", []string{
		"a worker that dies is started anew with the board as it was, and reloads lose nothing",
	}},
	{"the tour is made of clicks and has a button to go on", []string{
		"the tour is made of clicks",
	}},
	{"Teach draws its example on the board, step by step, with back to my puzzle", []string{
		"a technique on its example, then practised",
		"what goes on is in sight after “Show me”",
	}},
	{"lessons likewise", []string{
		"learning a Skyscraper",
		"the end of a lesson says what is open and what comes next, on an own board that was solved before",
		"practice brings back the own board",
	}},
	{"an unknown or ambiguous technique is asked about before the dialog shuts", []string{
		"a technique on its example, then practised",
	}},
	{"Nets: numbered, line and cell lit together, arrows on demand", []string{
		"a net is told line by line, each with its number and its cell",
		"TestClaims",
	}},
	{"On the phone the argument first, the definition folded, the words as tall as they need, keys that do not move (CLS below 0.05 over 20 steps)", []string{
		"on a phone all is in sight, and keys do not move while steps are run through",
	}},
	{"The curve lies exactly over its slider", []string{
		"on a phone all is in sight, and keys do not move while steps are run through",
	}},
	{"Role words wear marks in plural, too", []string{
		"why a digit is there: the drawing before is cleared, and a digit of one’s own is called so",
	}},
	{"Why clears the drawing before", []string{
		"why a digit is there: the drawing before is cleared, and a digit of one’s own is called so",
	}},
	{"Printing prints the puzzle (or, from the dialog, candidates, path, sheet) and nothing else", []string{
		"what is printed is the puzzle and nothing else",
	}},
	{"Show a board, the pad, and what one needs while playing; two named menus hold the rest", []string{
		"the first screen is calm: few buttons, two menus, icons with words, one primary action",
	}},
	{"what is used often can be kept out", []string{
		"settings: wrong digits at once, a clock, what is kept out; what is no puzzle says so",
	}},
	{"Icons with words, one primary action at a time", []string{
		"the first screen is calm: few buttons, two menus, icons with words, one primary action",
	}},
	{"the givens of the log folded into one row", []string{
		"TestSteps",
		"while a puzzle is entered the next cell is chosen, a digit twice stays, a clash is marked, and all that comes later says so",
	}},
	{"on the phone all of board, words and pad are in sight without scrolling at 390x844", []string{
		"on a phone all is in sight, and keys do not move while steps are run through",
		"what goes on is in sight after “Show me”",
	}},
	{"Everything at 320 px and 200 %; axe: nothing at any width", []string{
		"axe finds nothing, light, dark and on a phone; nothing is wider than the page",
		"axe finds nothing in dialogs, menus and lessons, on small screens and dark ones; nothing is wider than the page",
	}},
	{"#words can be focused and is no live region: a short status is; Esc leaves the prompt, and says so", []string{
		"the words can be reached by Tab and are not read out by themselves, a short status is; Esc leaves the prompt, which says so",
		"by keyboard alone: a puzzle is solved",
	}},
	{"A busy mark on any work above 100 ms", []string{
		"work that takes longer is marked, and can be stopped",
	}},
	{"a paste of 10 MB that is no puzzle says so", []string{
		"settings: wrong digits at once, a clock, what is kept out; what is no puzzle says so",
	}},
	{"wasm below 3 MB brotli with all of this in it (what a visit doesn't need, comes when needed)", []string{
		"the first visit is small",
		"what the first program has not comes when it is asked for",
	}},
	{"hardest-1106 median below 300 ms, Golden Nugget below 2 s; CPU, not wall", []string{
		"what the hardest puzzles take",
	}},
}

// Names of tests, as the scripts and Go have them.
var (
	scripted = regexp.MustCompile("(?m)^  async (?:'([^'\\n]+)'|\"([^\"\\n]+)\")\\(")
	inGo     = regexp.MustCompile(`(?m)^func (Test\w+)\(t`)
)

// TestPromises has a test for each promise, by a name that there is, and in a script that TestPage runs.
func TestPromises(t *testing.T) {
	there := map[string]bool{}
	for _, script := range scripts {
		text, err := os.ReadFile(filepath.Join("site", "test", script))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range scripted.FindAllStringSubmatch(string(text), -1) {
			there[m[1]+m[2]] = true
		}
	}
	files, err := filepath.Glob(filepath.Join("..", "..", "repl", "page", "*_test.go"))
	if err != nil || len(there) < 40 {
		t.Fatalf("%d tests in scripts, error %v", len(there), err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range inGo.FindAllStringSubmatch(string(text), -1) {
			there[m[1]] = true
		}
	}
	for _, p := range promises {
		if len(p.tests) == 0 {
			t.Errorf("no test holds: %s", p.promise)
		}
		for _, name := range p.tests {
			if !there[name] {
				t.Errorf("%s: there is no test %q", p.promise, name)
			}
		}
	}
}
