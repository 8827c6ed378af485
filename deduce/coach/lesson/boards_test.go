package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// TestBoards reads the table: each row names a technique of the path, each position has one solution and a step of the technique,
// and each stop has boards enough.
func TestBoards(t *testing.T) {
	for line := range strings.Lines(boardsFile) {
		words := strings.Fields(line)
		if words[0] == "#" {
			continue
		}
		s := review.At(technique.Standard.Lookup(words[0]))
		if s == nil || s.Technique.Name != words[0] {
			t.Errorf("boards.txt: %q is not a stop in deduce/coach/review/chapters.go; remove its lines", words[0])
		}
		p, err := format.Parse(words[len(words)-1])
		if err != nil {
			t.Errorf("%s: %v", words[0], err)
			continue
		}
		b := boardOf(&p)
		if puzzle := search.Of(&b); search.Count(&puzzle, 2) != 1 {
			t.Errorf("%s has not one solution", line)
		}
	}
	for _, s := range review.Stops() {
		boards := BoardsOf(s.Technique)
		if len(boards.Positions) < 4 {
			t.Errorf("boards.txt: %s has %d positions, want at least 4; TestMake with -update adds them",
				s.Technique.Name, len(boards.Positions))
		}
		for i := range boards.Positions {
			switch step := At(t.Context(), &boards.Positions[i], s.Technique).Step; {
			case step == nil:
				t.Errorf("%s is not on its position %d", s.Technique.Name, i+1)
			case coach.Degenerate(step) > 0:
				t.Errorf("%s is not plain on its position %d: %s", s.Technique.Name, i+1, wording.Text{}.Line(step))
			}
		}
	}
}

// TestWhole solves the whole puzzles by their ways: nothing harder than the technique is needed, and without it they are not solved.
func TestWhole(t *testing.T) {
	for _, s := range review.Stops() {
		for _, g := range BoardsOf(s.Technique).Whole {
			if testing.Short() && technique.GradeOf(s.Technique).Level == deduce.Extreme {
				continue
			}
			way, _ := way(t.Context(), s, g)
			if solved, used := climbed(t.Context(), g, way, s.Technique); !solved || !used {
				t.Errorf("%v does not have %s as its hardest step", g, s.Technique.Name)
			}
			without := slices.DeleteFunc(slices.Clone(way), func(r deduce.Rung) bool { return r.Technique == s.Technique })
			if solved, _ := climbed(t.Context(), g, without, s.Technique); solved && s.Technique != deduce.FullHouse && s.Technique != deduce.NakedSingle { // these are hidden singles, too
				t.Errorf("%v does not need %s", g, s.Technique.Name)
			}
		}
	}
}

// TestNearMisses has each near miss lack exactly one thing: with that candidate removed, the technique is there again.
func TestNearMisses(t *testing.T) {
	for l, seed := range everyLesson(t) {
		n := 0
		for i := range l.Scenes {
			if l.Scenes[i].Part == Alike {
				n += checkMisses(t, &l.Scenes[i], l.Technique)
			}
		}
		if n < boardsAlike-1 {
			t.Errorf("%s, seed %d: %d near misses", l.Technique.Name, seed, n)
		}
	}
}

// TestTrapShown has the lesson of each technique that has a trap show it once.
func TestTrapShown(t *testing.T) {
	for _, s := range review.Stops() {
		if len(trapsOf(s.Technique)) == 0 {
			continue
		}
		l, traps := lessonOf(t, s.Technique, 1), 0
		for _, miss := range l.Scenes[l.first(Alike)].Misses {
			if miss.Trap != noTrap {
				traps++
			}
		}
		if traps != 1 {
			t.Errorf("%s shows %d traps", s.Technique.Name, traps)
		}
	}
}

// checkMisses checks the boards of a scene, and counts those that lack something.
func checkMisses(t *testing.T, s *Scene, tech *deduce.Technique) (n int) {
	for i, look := range s.Shown {
		if _, err := coach.At(look.Position, nil); err != nil {
			t.Errorf("%s: %v", tech.Name, err)
		}
		miss := s.Misses[i]
		if !miss.Is {
			if i != s.Letter || !applies(t.Context(), look.Position, look.Step) {
				t.Errorf("%s: board %s lacks nothing, and is not it", tech.Name, LetterOf(i))
			}
			continue
		}
		n++
		if i == s.Letter || applies(t.Context(), look.Position, look.Step) {
			t.Errorf("%s: board %s has a step", tech.Name, LetterOf(i))
		}
		if x, follows := followsInCases(s.Board(i), look.Step); follows {
			t.Errorf("%s: on board %s each case still comes to %v", tech.Name, LetterOf(i), x)
		}
		if miss.Trap > NotGiven && miss.Trap != stemUnseen { // TestTraps has what it lacks
			continue
		}
		if !mendsAt(t, look.Position, look.Step, miss) {
			t.Errorf("%s: board %s, without %v, still lacks something", tech.Name, LetterOf(i), miss.Candidate)
		}
	}
	return n
}

// mendsAt reports whether a board has a step again where what it lacks is mended. Of a chain or a net it is whether no truth has
// anything but what made the step follow: of each of its truths but one nothing came back, and of that one a single candidate.
func mendsAt(t *testing.T, p *puzzle.Puzzle, s *deduce.Step, m Miss) bool {
	t.Helper()
	q := *p
	switch {
	case m.Candidate.Digit == 0:
		return true
	case m.Truth == deduce.NoTruth:
		q.Givens[m.Candidate.Cell], q.Placed[m.Candidate.Cell] = 0, m.Candidate.Digit
	default:
		q.Eliminated = append(q.Eliminated[:len(q.Eliminated):len(q.Eliminated)], m.Candidate)
	}
	if s.Argument != nil && !s.Assumes() {
		_, err := coach.At(&q, nil)
		return err == nil
	}
	return found(t.Context(), &q, s.Technique, func(other *deduce.Step) bool { return includes(other, s) }) != nil
}
