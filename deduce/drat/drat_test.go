package drat_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/drat"
	"deduku/deduce/dratcheck"
	"deduku/internal/testutil/boardtest"
)

var forms = map[string]drat.Form{"drat": drat.DRAT, "lrat": drat.LRAT}

// TestProofsHold has the checker look at the proofs of whole sets: each claim is proved by the log's steps alone, none left out.
func TestProofsHold(t *testing.T) {
	for _, set := range []struct {
		name         string
		sample, full int
	}{{"mixed.txt", 20, 300}, {"top1465.txt", 5, 100}, {"hardest-1106.txt", 2, 40}, {"tridagon.txt", 2, 20}} {
		t.Run(set.name, func(t *testing.T) {
			n := set.sample
			if os.Getenv("DEDUKU_FULL") != "" {
				n = set.full
			}
			var all drat.Figures
			bytes := 0
			for _, g := range boardtest.First(t, set.name, n) {
				c := claimOf(t, g)
				if c.Solution == nil {
					t.Fatalf("%v: no solution", g)
				}
				for form := range forms {
					figures, size := accepted(t, c, form)
					if form == "lrat" {
						all, bytes = all.Plus(figures), bytes+size
					}
				}
			}
			if all.Left > 0 || all.Searched > 0 {
				t.Errorf("%d steps were left out and %d cases searched; the logs prove these claims alone", all.Left, all.Searched)
			}
			t.Logf("%d steps, %d of them split into cases; %d clauses, %d bytes of LRAT", all.Steps, all.Split, all.Clauses, bytes)
		})
	}
}

// TestNoSolution proves of boards without solution that they have none: of puzzles with a digit changed, and of digits that clash.
func TestNoSolution(t *testing.T) {
	n := 0
	for _, g := range boardtest.First(t, "mixed.txt", 20) {
		for c := range g {
			if g[c] == 0 {
				continue
			}
			g[c] = g[c]%9 + 1
			claim, err := drat.ClaimOf(context.Background(), g, nil)
			if errors.Is(err, drat.ErrSeveral) || claim.Solution != nil {
				continue
			}
			for form := range forms {
				accepted(t, claim, form)
			}
			n++
			break
		}
	}
	if n < 15 {
		t.Errorf("only %d boards without solution were tried", n)
	}
}

// TestStruck proves of a board of pencil marks alone, and of a full grid, that there is one solution.
func TestStruck(t *testing.T) {
	g := boardtest.First(t, "mixed.txt", 1)[0]
	solution := *claimOf(t, g).Solution
	var struck []board.Candidate
	for c, d := range g {
		for x := range board.Digit(9) {
			if d != 0 && x+1 != d {
				struck = append(struck, board.Candidate{Cell: board.Cell(c), Digit: x + 1})
			}
		}
	}
	marks, err := drat.ClaimOf(context.Background(), board.Grid{}, struck)
	if err != nil || marks.Solution == nil || *marks.Solution != solution {
		t.Fatalf("the marks have the solution %v (%v), the givens %v", marks, err, solution)
	}
	for _, c := range []*drat.Claim{marks, claimOf(t, solution)} {
		for form := range forms {
			accepted(t, c, form)
		}
	}
	if _, err := drat.ClaimOf(context.Background(), board.Grid{}, nil); !errors.Is(err, drat.ErrSeveral) {
		t.Errorf("the empty board: %v", err)
	}
}

// TestGuesses proves by a log that guesses, with steps under guesses as clauses.
func TestGuesses(t *testing.T) {
	guessed := 0
	for _, g := range boardtest.First(t, "top1465.txt", 10) {
		c := claimOf(t, g)
		solver := deduce.New(g, deduce.Options{Guess: deduce.Random, Seed: 7, Limit: 3000})
		_ = solver.Solve(context.Background()) // a log that is cut proves what it has
		c.Log = solver.Log()
		for form := range forms {
			accepted(t, c, form)
		}
		for _, s := range c.Log.Steps {
			if s.Kind == deduce.Backtrack {
				guessed++
			}
		}
	}
	if guessed == 0 {
		t.Error("no log takes a guess back")
	}
}

// TestFalseClaim proves nothing of a puzzle with two solutions, one of which is claimed to be the only one.
func TestFalseClaim(t *testing.T) {
	c := claimOf(t, boardtest.First(t, "mixed.txt", 1)[0])
	open := *c.Solution
	for cell := range open {
		if cell >= 27 {
			open[cell] = 0
		}
	}
	claim := drat.Claim{Formula: drat.Formula{Givens: open, Solution: c.Solution}}
	if _, err := claim.WriteProof(context.Background(), new(bytes.Buffer), drat.LRAT); !errors.Is(err, drat.ErrOpen) {
		t.Errorf("a false claim: %v", err)
	}
}

// TestCadical compares with CaDiCaL, where it is installed: it finds unsatisfiable what is proved here, and without the solution's
// clause its model is the solution.
func TestCadical(t *testing.T) {
	cadical, err := exec.LookPath("cadical")
	if err != nil {
		t.Skip("needs the program cadical, which is not here")
	}
	for _, g := range boardtest.First(t, "top1465.txt", 3) {
		c := claimOf(t, g)
		if out, code := ran(t, cadical, &c.Formula); code != 20 {
			t.Errorf("%v: exit code %d\n%s", g, code, out)
		}
		minimal := c.Formula
		minimal.Minimal = true
		if out, code := ran(t, cadical, &minimal); code != 20 {
			t.Errorf("%v: exit code %d in the minimal encoding\n%s", g, code, out)
		}
		out, code := ran(t, cadical, &drat.Formula{Givens: g})
		if code != 10 {
			t.Errorf("%v: exit code %d without the solution's clause", g, code)
		}
		for cell, d := range c.Solution {
			variable := strconv.Itoa(cell*9 + int(d))
			if !strings.Contains(out, " "+variable+" ") && !strings.Contains(out, " "+variable+"\n") {
				t.Errorf("%v: the model lacks variable %s", g, variable)
			}
		}
	}
}

func claimOf(t *testing.T, g board.Grid) *drat.Claim {
	t.Helper()
	c, err := drat.ClaimOf(context.Background(), g, nil)
	if err != nil {
		t.Fatalf("%v: %v", g, err)
	}
	return c
}

// accepted writes a proof and has it checked.
func accepted(t *testing.T, c *drat.Claim, form string) (drat.Figures, int) {
	t.Helper()
	var formula, proof bytes.Buffer
	if _, err := c.WriteTo(&formula); err != nil {
		t.Fatal(err)
	}
	figures, err := c.WriteProof(context.Background(), &proof, forms[form])
	if err != nil {
		t.Fatalf("%v: %v", c.Givens, err)
	}
	size := proof.Len()
	if _, err := dratcheck.Check(&formula, &proof, "formula", "proof"); err != nil {
		t.Fatalf("%v: %s: %v", c.Givens, form, err)
	}
	return figures, size
}

// ran runs a program on a formula.
func ran(t *testing.T, program string, f *drat.Formula) (out string, code int) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.cnf")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteTo(file); err != nil {
		t.Fatal(err)
	}
	file.Close()
	cmd := exec.Command(program, "-q", path)
	text, err := cmd.Output()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return string(text), cmd.ProcessState.ExitCode()
}
