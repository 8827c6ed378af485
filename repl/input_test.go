package repl

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestUnderstand says what lines are, each in one place: what it is decides what is done, and how a reply is called.
func TestUnderstand(t *testing.T) {
	const line81 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for _, test := range []struct {
		line    string
		kind    requestKind
		command string
	}{
		{"solve", toRun, "solve"},
		{"SOLVE", toRun, "solve"},
		{"s logic", toRun, "solve"},
		{"unse r1c1", toRun, "unset"},
		{"r1c3=4", toFill, "set"},
		{"r1c3<>4", toFill, "set"},
		{"7 4 5, 9 1 8", toFill, "set"},
		{"7 4 5", toFill, "set"},
		{"530070000", toGoOn, ""},
		{"5 3 0 0 7 0 0 0 0", toGoOn, ""},
		{"+-------+", toGoOn, ""},
		{line81, toLoad, "load"},
		{":0000:x:" + line81 + ":::", toLoad, "load"},
		{"sovle", toRefuse, "sovle"},
		{"r1c3=", toRefuse, "load"},
		{line81[:70], toRefuse, "load"},
		{"'solve", toRefuse, "load"},
	} {
		s := newSession(new(bytes.Buffer))
		pieces := slices.Collect(s.pieces(test.line))
		if len(pieces) != 1 {
			t.Errorf("%q is %d pieces", test.line, len(pieces))
			continue
		}
		r := s.understand(pieces[0])
		if r.kind != test.kind || r.command != test.command || (r.err != nil) != (test.kind == toRefuse) {
			t.Errorf("%q: got kind %d of %q, error %v; want kind %d of %q", test.line, r.kind, r.command, r.err, test.kind, test.command)
		}
	}
}

// TestPieces cuts lines into what they ask for.
func TestPieces(t *testing.T) {
	s := newSession(new(bytes.Buffer))
	for _, test := range []struct {
		line string
		want int
	}{
		{"", 0}, {"   ", 0}, {"# a comment", 0}, {"board # and a comment", 1}, {"board; amount", 2}, {";;board;;", 1},
		{"r1c1=5; board", 2}, {"7 4 5; 9 1 8", 1}, {"board 'not closed", 1}, {"r1c1=5 'not closed; board", 1},
	} {
		if got := slices.Collect(s.pieces(test.line)); len(got) != test.want {
			t.Errorf("%q: got %d pieces %v, want %d", test.line, len(got), got, test.want)
		}
	}
}

// TestRowByRow types a grid in rows: what comes next is a row until it is complete, and a row that does not fit can be
// typed again.
func TestRowByRow(t *testing.T) {
	rows := []string{"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"}
	s := newSession(new(bytes.Buffer))
	do := func(line string) error { return s.Do(context.Background(), line).Err }
	for i, row := range rows {
		if i == 4 {
			if err := do("solve"); err == nil || !strings.Contains(err.Error(), "no row") {
				t.Errorf("a command among rows: %v", err)
			}
			if err := do("12345"); err == nil || !strings.Contains(err.Error(), "again") {
				t.Errorf("a short row: %v", err)
			}
		}
		if err := do(row); err != nil {
			t.Fatalf("row %d: %v", i+1, err)
		}
		if want := fmt.Sprintf("row %d> ", i+2); i < 8 && s.Prompt() != want {
			t.Errorf("after row %d the prompt is %q, want %q", i+1, s.Prompt(), want)
		}
	}
	if got := s.Solver.Board().Filled(); got != 30 || s.Prompt() != "deduku> " {
		t.Errorf("%d cells are filled, the prompt is %q", got, s.Prompt())
	}
	if err := do(rows[0]); err != nil {
		t.Fatal(err)
	}
	if err := do(""); err == nil || s.Prompt() != "deduku> " {
		t.Errorf("an empty line gives up: error %v, then the prompt %q", err, s.Prompt())
	}
}

// TestLoadedOnce asks the answer engine once about a board that is loaded, and once more where it is not its givens alone.
func TestLoadedOnce(t *testing.T) {
	for _, test := range []struct {
		name, line string
		want       int
	}{
		{"givens", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 1},
		{"a digit placed since", ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::", 2},
		{"minimized", "load 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79; minimize", 2},
	} {
		for _, method := range []string{"classic", "logic"} {
			s := newSession(new(bytes.Buffer))
			if err := s.Set("method", method); err != nil {
				t.Fatal(err)
			}
			before := s.Known.Asks
			if err := s.Do(context.Background(), test.line).Err; err != nil {
				t.Fatal(err)
			}
			if got := s.Known.Asks - before; got != test.want {
				t.Errorf("%s, %s: the engine was asked %d times, want %d", test.name, method, got, test.want)
			}
		}
	}
}

// slowMarks is pencil marks made to keep the answer engine for seconds.
const slowMarks = "" +
	"12345.789123456789.2..567.9123456789123.5678.12345678912.4567891234..7.9123456789" +
	"12345.789..3.56.891.3456789123...78.1234567891.3.5.789123456789123456..91234.678." +
	"12345..89.23..6..912.456.8.123456789123.56789.23456789123456..9123456789123456789" +
	"12345678912345.78.1234.678912345678...3456.891234.6.8.12345.7891234567891.34567.." +
	"12345678912.45678.123456789123456789.2.456.89123.5678912345....123456789123456789" +
	"123456789.23.56789123.56.89.23456.89.234..789.234.67.9123456789123456789..345.78." +
	"12345678.12345678.1234567.91.3.5678912345.789.234567891234567891.34.67891.3456.8." +
	"1234..7.91234...8.123456789123456789123456789..34.6.89123456789..3456789123456.89" +
	"1.3456.891234..7.9123...7891234.67891234567891234..78912.45678..2.456789123456789"

// TestLoadStops has a board that takes the answer engine long loaded while the context is done: nothing has changed.
func TestLoadStops(t *testing.T) {
	s := newSession(new(bytes.Buffer))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	before := s.Now()
	if err := s.Do(ctx, slowMarks).Err; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
	if now := s.Now(); now.Name != before.Name || now.Log.Puzzle != before.Log.Puzzle {
		t.Errorf("the board has changed to %s, %v", now.Name, now.Log.Puzzle)
	}
}
