package lesson

import (
	"cmp"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/als"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/techniquetest"
)

// sizeAtMost is how large a pattern may be that a learner is to find, of the techniques whose patterns differ much in size.
var sizeAtMost = map[string]int{
	"skyscraper": 4, "x-chain": 6, "xy-chain": 8, "aic": 6,
	"als-xz": 5, "als-xy-wing": 5, "als-chain": 8, "sue-de-coq": 6, "death-blossom": 9,
	"nishio": 6, "cell-forcing-chain": 6, "unit-forcing-chain": 6, "digit-forcing-chain": 6,
	"forcing-net-contradiction": 8, "junior-exocet": 6,
}

// sizeAtLeast is how large a pattern is at least that shows more than an easier technique would: cases that follow at once are none.
var sizeAtLeast = map[string]int{
	"nishio": 6, "cell-forcing-chain": 6, "unit-forcing-chain": 6, "digit-forcing-chain": 6, "forcing-net-contradiction": 8,
}

// plainKept is how many positions the table has of such a technique: the idea, seen once, and one for each time that it is looked for.
const plainKept = 2 + finds

// sized is a position, and the size of the step on it.
type sized struct {
	position *puzzle.Puzzle
	size     int
}

// TestPlain holds the boards of these techniques to their bounds: the idea is shown by the smallest pattern, those to find go from small to
// larger and are none above the bound, and nothing that is learnt before removes the same on those to find.
func TestPlain(t *testing.T) {
	for name, most := range sizeAtMost {
		s := review.At(techniquetest.Named(t, name))
		if s == nil {
			t.Errorf("sizeAtMost in plainest_test.go: %s is not on the path of deduce/coach/review/chapters.go", name)
			continue
		}
		l, err := Of(t.Context(), s.Technique, 1)
		if err != nil {
			t.Fatal(err)
		}
		last := 0
		for i := range l.Scenes {
			shown := &l.Scenes[i]
			if shown.Part == Wild || shown.Part == Alike {
				continue
			}
			size := coach.Size(shown.Step)
			if shown.Part == Find {
				if size < last {
					t.Errorf("%s: size %d is to be found after %d", name, size, last)
				}
				last = size
			}
			if size > most {
				t.Errorf("%s: %v has size %d, above %d: %s", name, shown.Part, size, most, wording.Text{}.Line(shown.Step))
			}
			if shown.Part == Find && isEasier(t, shown.Shown[0].Position, s) {
				t.Errorf("%s: %v: something easier does the same: %s", name, shown.Part, wording.Text{}.Line(shown.Step))
			}
			if b := shown.Board(0); shown.Part != Idea || i == 0 {
				for _, x := range singlesOf(&b) {
					if shown.Part != Idea || slices.Contains(append(shown.Step.Placements, shown.Step.Eliminations...), x) {
						t.Errorf("%s: %v: %v is a single", name, shown.Part, x)
					}
				}
			}
		}
	}
}

// singlesOf are the hidden and naked singles of a board.
func singlesOf(b *board.Board) (out []board.Candidate) {
	for c := range b.Open().All() {
		for d := range b.Candidates(c).All() {
			for _, u := range c.Units() {
				if b.Candidates(c).Single() || b.CellsFor(d).And(u.Cells()).Len() == 1 {
					out = append(out, board.Candidate{Cell: c, Digit: d})
				}
			}
		}
	}
	return out
}

// TestPlainest makes the rows of these techniques in the table of boards anew with -update: of the positions of lists of puzzles on which
// nothing up to hard is open the ones with the smallest patterns, where nothing that is learnt before removes the same.
func TestPlainest(t *testing.T) {
	if !golden.Updating() {
		t.Skip("it makes rows of the table of boards, with -update")
	}
	var stops []*review.Stop
	for _, s := range review.Stops() {
		if sizeAtMost[s.Technique.Name] > 0 {
			stops = append(stops, s)
		}
	}
	puzzles := slices.Concat(boardtest.First(t, "mixed.txt", 1200), boardtest.First(t, "top1465.txt", 700), boardtest.First(t, "hardest-1106.txt", 100))
	found := make([]map[string]sized, len(puzzles))
	var group sync.WaitGroup
	for w := range runtime.NumCPU() {
		group.Go(func() {
			for i := w; i < len(puzzles); i += runtime.NumCPU() {
				found[i] = smallestOn(t, puzzles[i], stops)
			}
		})
	}
	group.Wait()
	var out []string
	for line := range strings.Lines(boardsFile) {
		name, _, _ := strings.Cut(line, " ")
		if s := review.At(technique.Standard.Lookup(name)); s != nil && sizeAtMost[name] > 0 && !strings.Contains(line, " "+wholeMark+" ") {
			if len(out) == 0 || !strings.HasPrefix(out[len(out)-1], name+" ") {
				out = append(out, plainRows(t, s, found)...)
			}
			continue
		}
		out = append(out, line)
	}
	if err := os.WriteFile("boards.txt", []byte(strings.Join(out, "")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// plainRows are the rows of a technique: those found and those that the table has, the smallest first.
func plainRows(t *testing.T, s *review.Stop, found []map[string]sized) (rows []string) {
	var all []sized
	for _, on := range found {
		if f, ok := on[s.Technique.Name]; ok {
			all = append(all, f)
		}
	}
	for _, p := range BoardsOf(s.Technique).Positions {
		if step := At(t.Context(), &p, s.Technique).Step; step != nil && plain(step) {
			all = append(all, sized{&p, coach.Size(step)})
		}
	}
	slices.SortStableFunc(all, func(a, b sized) int { return cmp.Compare(a.size, b.size) })
	for _, f := range all {
		row := fmt.Sprintf("%s %s\n", s.Technique.Name, written(f.position, s.Technique))
		if len(rows) < plainKept && !slices.Contains(rows, row) && !isEasier(t, f.position, s) {
			rows = append(rows, row)
			t.Log(s.Technique.Name, f.size, wording.Text{}.Line(At(t.Context(), f.position, s.Technique).Step))
		}
	}
	return rows
}

// smallestOn is for each of some techniques the position of a puzzle's way with its smallest step.
func smallestOn(t *testing.T, g board.Grid, stops []*review.Stop) map[string]sized {
	out := map[string]sized{}
	solver := deduce.New(g, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	stuck := 0
	for step := solver.NextContext(t.Context()); step != nil && stuck < 3; step = solver.NextContext(t.Context()) {
		if step.Technique == nil {
			continue
		}
		level := technique.GradeOf(step.Technique).Level
		if level < deduce.Hard {
			continue
		}
		if level > deduce.Hard {
			stuck++
		}
		log := solver.Log()
		before := log.First(len(log.Steps) - 1)
		p := shown(t, &before)
		for _, s := range stops {
			if technique.GradeOf(s.Technique).Level > level && level == deduce.Hard {
				continue
			}
			if look := At(t.Context(), p, s.Technique).Step; look != nil && plain(look) {
				if was, ok := out[s.Technique.Name]; !ok || coach.Size(look) < was.size {
					out[s.Technique.Name] = sized{p, coach.Size(look)}
				}
			}
		}
	}
	return out
}

// plain reports whether a step is a fair one of its technique, not smaller than what an easier one would do, and without the mirrors of an
// exocet, which lessons do not teach.
func plain(s *deduce.Step) bool {
	return !mirrored(s) && coach.Degenerate(s) == 0 && coach.Size(s) >= sizeAtLeast[s.Technique.Name]
}

func mirrored(s *deduce.Step) bool {
	return slices.ContainsFunc(s.Parts, func(p deduce.Part) bool { return p.Role == deduce.Mirror })
}

// shown is where a log has come to.
func shown(t *testing.T, log *deduce.Log) *puzzle.Puzzle {
	p, _ := coach.PositionOf(t.Context(), log, &deduce.Step{Technique: deduce.HiddenSingle}, nil)
	return p
}

// isEasier reports whether what is learnt before a technique concludes the same as its plainest step on a position.
func isEasier(t *testing.T, p *puzzle.Puzzle, s *review.Stop) bool {
	t.Helper()
	step := At(t.Context(), p, s.Technique).Step
	solver, err := coach.At(p, nil)
	if err != nil || step == nil {
		return true
	}
	var edits []coords.Edit
	for _, x := range step.Placements {
		edits = append(edits, coords.Edit{Candidate: x})
	}
	for _, x := range step.Eliminations {
		edits = append(edits, coords.Edit{Candidate: x, Eliminate: true})
	}
	way := slices.DeleteFunc(wayTo(s, s.Technique == als.SueDeCoq), // which is always two sets that two digits tie together, too
		func(r deduce.Rung) bool { return r.Technique == s.Technique })
	steps, err := coach.GivingAll(t.Context(), solver, way, edits)
	return err != nil || len(steps) == 1
}
