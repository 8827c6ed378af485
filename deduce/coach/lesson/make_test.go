package lesson

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/deduce/technique"
	"deduku/deduce/technique/uniqueness"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/golden"
)

// How many boards the table has of each technique, and among how many they are chosen.
const (
	positionsKept   = 4
	positionsLooked = 14
)

// maker looks for boards.
type maker struct {
	t     *testing.T
	found map[*deduce.Technique][]foundBoard
	whole map[*deduce.Technique][]board.Grid
}

// foundBoard is a position on which a technique is the next step, and how many other steps of its level there are.
type foundBoard struct {
	position *puzzle.Puzzle
	others   int
}

// TestMake makes the table of boards with -update: of each technique the positions with the least else to find of those that
// generated puzzles come to by the ladder, and one of the puzzles in which it is hardest. Where there are too few, the techniques
// that it needs by the path are the ladder, and lists of hard puzzles are looked at, too.
func TestMake(t *testing.T) {
	if !golden.Updating() {
		t.Skip("it makes the table of boards, with -update")
	}
	m := &maker{t, map[*deduce.Technique][]foundBoard{}, map[*deduce.Technique][]board.Grid{}}
	for i := range 4000 {
		m.look(generated(t, 2026, i), technique.Everything.Ladder())
	}
	for _, g := range boardtest.Puzzles(t, "top1465.txt") {
		m.look(g, technique.Everything.Ladder())
	}
	for _, s := range review.Stops() {
		for _, way := range []deduce.Ladder{wayTo(s, false), wayTo(s, true)} {
			m.lookLonger(s.Technique, way)
		}
	}
	for _, s := range review.Stops() { // a whole puzzle can be rarer than positions
		for i := 0; i < 20000 && len(m.whole[s.Technique]) == 0 && technique.GradeOf(s.Technique).Level < deduce.Extreme; i++ {
			m.look(generated(t, 77, i), upTo(s.Technique))
		}
	}
	m.whole[deduce.FullHouse] = []board.Grid{onlyFullHouses(t)}
	var b strings.Builder
	b.WriteString("# The boards of the lessons, made by 'go test ./deduce/coach/lesson -run TestMake -update'.\n")
	for _, s := range review.Stops() {
		found := m.found[s.Technique]
		slices.SortStableFunc(found, func(a, b foundBoard) int { return cmp.Compare(a.others, b.others) })
		for _, f := range found[:min(positionsKept, len(found))] {
			fmt.Fprintf(&b, "%s %s\n", s.Technique.Name, written(f.position, s.Technique))
		}
		for _, g := range m.whole[s.Technique][:min(1, len(m.whole[s.Technique]))] {
			fmt.Fprintf(&b, "%s %s %v\n", s.Technique.Name, wholeMark, g)
		}
	}
	if err := os.WriteFile("boards.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func generated(t *testing.T, seed uint64, i int) board.Grid {
	t.Helper()
	g, err := generate.Puzzle(t.Context(), seed, i, generate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// enough reports whether there are boards enough of a technique.
func (m *maker) enough(t *deduce.Technique) bool {
	return len(m.found[t]) >= 2*positionsKept && len(m.whole[t]) > 0
}

// lookLonger looks for boards of one technique.
func (m *maker) lookLonger(t *deduce.Technique, way deduce.Ladder) {
	for i := 0; i < 30000 && !m.enough(t); i++ {
		m.look(generated(m.t, 2027, i), way)
	}
	for _, name := range []string{"tridagon.txt", "hardest-1106.txt", "top1465.txt"} {
		for _, g := range boardtest.First(m.t, name, 600) {
			if len(m.found[t]) >= 2*positionsKept { // wholes are too rare among these
				return
			}
			m.look(g, way)
		}
	}
}

// look takes from a puzzle where each technique of the path is first the next step, and the puzzle for the hardest.
func (m *maker) look(g board.Grid, ladder deduce.Ladder) {
	solver := deduce.New(g, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	used := map[*deduce.Technique]bool{}
	hardest := -1
	for step := solver.NextContext(m.t.Context()); step != nil; step = solver.NextContext(m.t.Context()) {
		t := step.Technique
		if t == nil || used[t] {
			continue
		}
		used[t] = true
		hardest = max(hardest, ladder.Index(t))
		if s := review.At(t); s == nil || s.Technique != t || len(m.found[t]) == positionsLooked {
			continue
		}
		log := solver.Log()
		before := log.First(len(log.Steps) - 1)
		p, others := coach.PositionOf(m.t.Context(), &before, step, technique.Everything.Ladder())
		if shown := At(m.t.Context(), p, t).Step; shown == nil || coach.Degenerate(shown) > 0 {
			continue
		}
		m.found[t] = append(m.found[t], foundBoard{p, others})
	}
	if log := solver.Log(); log.Last().Kind == deduce.Solved {
		t := ladder[hardest].Technique
		m.whole[t] = append(m.whole[t], g)
	}
}

// onlyFullHouses is a puzzle that full houses solve.
func onlyFullHouses(t *testing.T) board.Grid {
	puzzle := search.OfGrid(generated(t, 2026, 0))
	g, _ := search.Solve(&puzzle)
	r := rand.New(rand.NewPCG(2026, 0))
	for _, c := range r.Perm(board.Cells) {
		d := g[c]
		g[c] = 0
		solver := deduce.New(g, deduce.Options{Ladder: deduce.LadderOf(deduce.FullHouse), Guess: deduce.NoGuess})
		if err := solver.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		if log := solver.Log(); log.Last().Kind != deduce.Solved {
			g[c] = d
		}
	}
	return g
}

// written is a position as the table has it: digits, and behind a colon what is removed. Which digits were placed matters to
// avoidable rectangles alone.
func written(p *puzzle.Puzzle, t *deduce.Technique) string {
	var b strings.Builder
	for c := range board.Cell(board.Cells) {
		switch {
		case p.Givens[c] != 0:
			b.WriteString(p.Givens[c].String())
		case p.Placed[c] != 0 && t == uniqueness.AvoidableRectangle1:
			b.WriteString("+" + p.Placed[c].String())
		case p.Placed[c] != 0:
			b.WriteString(p.Placed[c].String())
		default:
			b.WriteByte('.')
		}
	}
	b.WriteByte(':')
	for i, x := range p.Eliminated {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%d%d%d", x.Digit, x.Cell.Row()+1, x.Cell.Col()+1)
	}
	return b.String()
}
