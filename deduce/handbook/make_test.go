package handbook

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/technique"
	"deduku/deduce/technique/uniqueness"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/golden"
)

// How long one look for a technique may take, and how long all of them.
const (
	lookTime = 400 * time.Millisecond
	makeTime = 25 * time.Minute
)

// maker looks for boards of the techniques that have no lesson.
type maker struct {
	t        *testing.T
	found    map[*deduce.Technique][]string // positions where nothing easier concludes the same
	other    map[*deduce.Technique][]string // positions where something easier does
	anywhere bool                           // all are looked for on all boards, not only where they are the next step
}

// TestMake makes the table of boards with -update: of each technique without a lesson the first positions of the ways by the ladder on
// which it applies and no easier technique concludes as much; where there are none, positions on which one does.
func TestMake(t *testing.T) {
	if !golden.Updating() {
		t.Skip("it makes the table of boards, with -update")
	}
	m := &maker{t: t, found: map[*deduce.Technique][]string{}, other: map[*deduce.Technique][]string{}}
	until := time.Now().Add(makeTime)
	for _, anywhere := range []bool{false, true} {
		m.anywhere = anywhere
		for g := range m.puzzles() {
			if m.look(g); len(m.wanted()) == 0 || time.Now().After(until) {
				break
			}
		}
	}
	m.found[uniqueness.SymmetricalPlacement] = symmetrical(t, further)
	var b strings.Builder
	b.WriteString("# Further positions of techniques that have no lesson, made by 'go test ./deduce/handbook -run TestMake -update'.\n")
	for _, tech := range technique.Standard.Techniques() {
		all := slices.Concat(m.found[tech], m.other[tech])
		for _, text := range all[:min(further, len(all))] {
			fmt.Fprintf(&b, "%s %s\n", tech.Name, text)
		}
	}
	if err := os.WriteFile("boards.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// puzzles are hard ones and such as generators make them, in turn.
func (m *maker) puzzles() func(yield func(board.Grid) bool) {
	lists := [][]board.Grid{boardtest.Puzzles(m.t, "top1465.txt"), boardtest.First(m.t, "tridagon.txt", 100), boardtest.First(m.t, "hardest-1106.txt", 300)}
	return func(yield func(board.Grid) bool) {
		for i := range 3000 {
			made, err := generate.Puzzle(m.t.Context(), 2028, i, generate.Options{})
			if err != nil {
				m.t.Fatal(err)
			}
			if !yield(made) {
				return
			}
			for _, list := range lists {
				if i < len(list) && !yield(list[i]) {
					return
				}
			}
		}
	}
}

// wanted are the techniques that have no lesson and too few boards.
func (m *maker) wanted() (out []*deduce.Technique) {
	for _, t := range technique.Standard.Techniques() {
		if s := review.At(t); (s == nil || s.Technique != t) && len(m.found[t]) < further {
			out = append(out, t)
		}
	}
	return out
}

// look walks by the ladder through a puzzle and takes each wanted technique where it is first seen.
func (m *maker) look(g board.Grid) {
	solver := deduce.New(g, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	taken := map[*deduce.Technique]bool{}
	boards := 0
	for step := solver.Next(); step != nil; step = solver.Next() {
		if step.Technique == nil || technique.GradeOf(step.Technique).Level == deduce.Easy {
			continue
		}
		log := solver.Log()
		before := log.First(len(log.Steps) - 1)
		at := deduce.Resume(before, deduce.Options{})
		boards++
		for _, t := range m.wanted() {
			next := technique.Everything.Has(t) && !m.anywhere // it comes as the next step
			rare := len(m.found[t])+len(m.other[t]) == 0
			if taken[t] || next && t != step.Technique || !next && !rare && (boards%4 != 1 || technique.GradeOf(step.Technique).Level < deduce.Hard) {
				continue
			}
			m.take(t, at, &before, taken)
		}
	}
}

// take takes a board where a technique applies.
func (m *maker) take(t *deduce.Technique, at *deduce.Solver, before *deduce.Log, taken map[*deduce.Technique]bool) {
	ctx, cancel := context.WithTimeout(m.t.Context(), lookTime)
	defer cancel()
	var step *deduce.Step
	at.Find(ctx, t, func(s deduce.Step) bool { step = &s; return false })
	if step == nil {
		return
	}
	taken[t] = true
	p := puzzle.Of(at.Board())
	text := strings.TrimSpace(format.Named("hodoku").Text(&p))
	if technique.Everything.Has(t) && !m.anywhere || !m.easier(at, step) {
		m.found[t] = append(m.found[t], text)
	} else if len(m.other[t]) < further {
		m.other[t] = append(m.other[t], text)
	}
}

// easier reports whether an easier technique concludes all that a step does.
func (m *maker) easier(at *deduce.Solver, step *deduce.Step) bool {
	is := false
	for _, u := range technique.Everything.Ladder() {
		if technique.GradeOf(u.Technique).Score >= min(technique.GradeOf(step.Technique).Score, 480) {
			continue
		}
		at.Find(m.t.Context(), u.Technique, func(s deduce.Step) bool {
			is = !slices.ContainsFunc(step.Eliminations, func(x board.Candidate) bool { return !slices.Contains(s.Eliminations, x) }) &&
				!slices.ContainsFunc(step.Placements, func(x board.Candidate) bool { return !slices.Contains(s.Placements, x) })
			return !is
		})
		if is {
			return true
		}
	}
	return false
}
