package solverlog_test

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/solverlog"
)

var (
	describedCell  = regexp.MustCompile(`r[1-9]+c[1-9]+`)
	describedUnit  = regexp.MustCompile(` [rcb][1-9]+ `)
	describedDigit = regexp.MustCompile(`: [1-9]|/[1-9]| -[1-9]-`)
)

// TestDescribed judges a path with lines that describe their patterns, and each line again with a digit or a cell of its pattern
// changed. The right ones are confirmed. The others are not, though their conclusions hold: they say that the pattern is not
// there.
func TestDescribed(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "described.txt"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	puzzle, err := format.Parse(lines[0])
	if err != nil {
		t.Fatal(err)
	}
	walk, err := solverlog.NewWalk(context.Background(), deduce.New(puzzle.Givens, deduce.Options{Guess: deduce.NoGuess}))
	if err != nil {
		t.Fatal(err)
	}
	walk.Allow(busy)
	changed := 0
	for _, line := range lines[1:] {
		for _, wrong := range miswritten(line) {
			judged := judgedOn(t, walk.Solver(), wrong)
			if judged.Verdict != solverlog.Holds && judged.Verdict != solverlog.HoldsByNet || !judged.NotThere && !judged.ConclusionOnly {
				t.Errorf("%s: %v\nmade from %s", judged.Verdict, wrong, line)
			}
			changed++
		}
		path := solverlog.Read(line, solverlog.HoDoKu)
		if len(path.Lines) == 0 {
			t.Errorf("not read: %s", line)
			continue
		}
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil || judged.Verdict != solverlog.Confirmed || judged.NotThere || judged.ConclusionOnly {
			t.Errorf("%s, not there %v, %v: %s", judged.Verdict, judged.NotThere, err, line)
		}
	}
	if changed < 20 {
		t.Errorf("only %d lines were changed", changed)
	}
}

// miswritten returns a line with the first digit of its pattern changed, with the first unit, and with the first cell.
func miswritten(line string) (out []string) {
	pattern, conclusion, ok := strings.Cut(line, "=>")
	if !ok {
		return nil
	}
	next := func(digit byte) string { return string('1' + (digit-'0')%9) }
	if at := describedDigit.FindStringIndex(pattern); at != nil {
		i := at[1] - 1
		if pattern[i] == '-' {
			i--
		}
		out = append(out, pattern[:i]+next(pattern[i])+pattern[i+1:]+"=>"+conclusion)
	}
	if at := describedUnit.FindStringIndex(pattern); at != nil {
		i, name := at[0]+2, pattern[at[0]+2:at[1]-1]
		digit := next(name[0])
		for strings.Contains(name, digit) {
			digit = next(digit[0])
		}
		out = append(out, pattern[:i]+digit+pattern[i+1:]+"=>"+conclusion)
	}
	// The sets of these overlap so much that another cell of theirs fits as well.
	overlaps := strings.HasPrefix(line, "Aligned") || strings.HasPrefix(line, "3D Medusa")
	if at := describedCell.FindStringIndex(pattern); at != nil && !overlaps {
		name := pattern[at[0]:at[1]]
		row := next(name[1])
		if strings.Contains(name[1:strings.Index(name, "c")], row) { // r12c3 becomes r32c3
			row = next(row[0])
		}
		out = append(out, pattern[:at[0]]+"r"+row+name[2:]+pattern[at[1]:]+"=>"+conclusion)
	}
	return out
}

// judgedOn judges a line on the board of a solver.
func judgedOn(t *testing.T, solver *deduce.Solver, line string) solverlog.Judged {
	t.Helper()
	path := solverlog.Read(line, solverlog.HoDoKu)
	if len(path.Lines) != 1 {
		t.Fatalf("%d lines of %q", len(path.Lines), line)
	}
	walk, err := solverlog.NewWalk(context.Background(), deduce.Resume(solver.Log(), deduce.Options{Guess: deduce.NoGuess}))
	if err != nil {
		t.Fatal(err)
	}
	walk.Allow(busy)
	judged, err := walk.Next(context.Background(), &path.Lines[0])
	if err != nil {
		t.Fatal(err)
	}
	return judged
}
