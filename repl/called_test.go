package repl

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
)

const sevenNine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// TestCalled types lines of a notebook after loading a board: each is answered, and the board stays.
func TestCalled(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ line, want, fails string }{
		{"possible(0,2,2)", "counted from 0: r1c3 = 2\nyes", ""},
		{"possible( 4, 4, 5 );", "counted from 0: r5c5 = 5\nyes", ""},
		{"POSSIBLE(4,4,3)", "r5c5 = 3", answerNo},
		{"possible(0,2)", "", "possible takes a row, a column, and a digit, as possible(0,2,5)"},
		{"grid[0][8]", "0\n", ""},
		{"grid[0, 0]", "5\n", ""},
		{"board[8][8]", "9\n", ""},
		{"grid[9][0]", "", "rows and columns count from 0 to 8"},
		{"grid[0]", "[5, 3, 0, 0, 7, 0, 0, 0, 0]\n", ""},
		{"grid[9]", "", "rows and columns count from 0 to 8"},
		{"grid", "[[5, 3, 0, 0, 7, 0, 0, 0, 0],\n [6, 0, 0, 1, 9, 5, 0, 0, 0],\n", ""},
		{"grid[0][2]=4", "r1c3 = 4", ""},
		{"grid[0, 2] = 4;", "r1c3 = 4", ""},
		{"grid[0][2]=0", "", "a cell takes a digit from 1 to 9"},
		{"grid[0][9]=4", "", "rows and columns count from 0 to 8"},
		{"hint(1,2,3)", "", "hint"},
		{"check(1,1,1)", "", ""},
		{"solve(4,5,6)", "", ""},
		{"load(1,2,3)", "", "there is no such file"},
		{"load (4,5,6)", "", "there is no such file"},
		{"amount()", "30 of 81 cells", ""},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), sevenNine).Err; err != nil {
			t.Fatal(err)
		}
		out.Reset()
		err := s.Do(context.Background(), test.line).Err
		if !strings.Contains(out.String(), test.want) {
			t.Errorf("%s: got %q, want %q", test.line, out.String(), test.want)
		}
		if test.fails != "" && test.fails != answerNo && (err == nil || !strings.Contains(err.Error(), test.fails)) {
			t.Errorf("%s: error %v, want %q", test.line, err, test.fails)
		}
		if test.fails == "" && test.want != "" && err != nil {
			t.Errorf("%s: error %v", test.line, err)
		}
		givens := s.Solver.Board().Givens().Len()
		if givens != 30 {
			t.Errorf("%s: the board has %d givens afterwards, want 30", test.line, givens)
		}
	}
}

const answerNo = "no"

// TestLeaves types the ways to leave other programs.
func TestLeaves(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"exit()", ".exit", "quit()", "quit();", ":quit", "/exit", "exit"} {
		var out bytes.Buffer
		if err := newSession(&out).Do(context.Background(), line).Err; !errors.Is(err, errExit) {
			t.Errorf("%s: error %v, want to leave", line, err)
		}
	}
}

const nineLists = "[0,0,0,0,0,4,0,3,0],\n[0,2,3,6,0,0,7,0,0],\n[0,8,7,0,0,0,0,2,4],\n[5,4,0,0,0,0,0,0,0],\n[1,0,8,0,5,0,6,0,7],\n" +
	"[0,0,0,0,0,0,0,9,8],\n[2,3,0,0,0,0,9,6,0],\n[0,0,4,0,0,9,3,7,0],\n[0,5,0,3,0,0,0,0,0]]\n"

// TestAssigned types and pastes grids that are assigned to the names of commands.
func TestAssigned(t *testing.T) {
	t.Parallel()
	for _, first := range []string{"board = [", "puzzle = [", "puzzle=[\n", "board = [ \n", "Board = np.array([", "grid = [", "example = [\n"} {
		var out bytes.Buffer
		s := newSession(&out)
		text := first + nineLists
		if strings.Contains(first, "np") {
			text = strings.TrimSpace(text) + ")\n"
		}
		for line := range strings.Lines(text) {
			if err := s.Do(context.Background(), line).Err; err != nil {
				t.Fatalf("%q: %v", line, err)
			}
		}
		if got := s.Solver.Board().Givens().Len(); got != 29 || !strings.Contains(out.String(), "typed board") {
			t.Errorf("%q: %d givens, want 29: %s", first, got, out.String())
		}
		s = newSession(&out)
		if err := s.paste(context.Background(), text); err != nil || s.Solver.Board().Givens().Len() != 29 {
			t.Errorf("%q, pasted: %v", first, err)
		}
	}
}

// TestLetter pastes boards under sentences that begin like commands.
func TestLetter(t *testing.T) {
	t.Parallel()
	for _, sentence := range []string{
		"Can you help me solve this sudoko puzzle, in which blanks are represented by _.", "Solve this for me please:",
		"hint, anyone?", "Find the next step", "Check this one.\n",
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.paste(context.Background(), sentence+"\n"+strings.ReplaceAll(nineRows, ".", "_")); err != nil {
			t.Errorf("%q: %v", sentence, err)
		}
		if got := s.Solver.Board().Givens().Len(); got != 29 {
			t.Errorf("%q: %d givens, want 29", sentence, got)
		}
	}
}
