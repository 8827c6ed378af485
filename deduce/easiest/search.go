package easiest

import (
	"context"
	"slices"

	"deduku/deduce"
)

// UsualPositions is how many positions are looked at where nobody says another number.
const UsualPositions = 1000

// MostPositions is the most that can be asked for: each takes some kilobytes.
const MostPositions = 100_000

// mostChoices is how many steps are tried in a position.
const mostChoices = 8

// Options say how to look for a path.
type Options struct {
	Ladder    deduce.Ladder
	Scale     *deduce.Scale
	Effort    deduce.Effort
	Positions int // how many positions are looked at

	// Far is told after each position how many were looked at, and the easiest path so far; nil for nobody.
	Far func(positions int, best *Path)
}

// Result is what a search found.
type Result struct {
	Plain     *Path // as the ladder goes, with all of its steps; nil where it does not come to the solution
	Best      *Path // the easiest; nil where none was found
	Positions int   // how many were looked at
	Whole     bool  // nothing was left to look at
	Stopped   bool  // ctx was done before the search had come to its bound
}

// Find looks for the easiest path from the end of a log, which has no last line. When ctx is done, the result is the best so far.
func Find(ctx context.Context, log deduce.Log, options Options) Result {
	s := search{ctx: ctx, start: log, Options: options}
	s.Ladder = sorted(options.Ladder, options.Scale)
	s.plain(options.Ladder)
	if s.result.Best != nil {
		s.lower()
		s.phase(s.Positions, s.result.Best.grade)
	}
	s.result.Stopped = ctx.Err() != nil
	return s.result
}

// sorted is a ladder in the order of a scale: ladders have some rungs that are easier than the one before.
func sorted(l deduce.Ladder, scale *deduce.Scale) deduce.Ladder {
	l = slices.Clone(l)
	slices.SortStableFunc(l, func(a, b deduce.Rung) int {
		x, y := scale.Grades[a.Technique], scale.Grades[b.Technique]
		switch {
		case x.Harder(y):
			return 1
		case y.Harder(x):
			return -1
		}
		return 0
	})
	return l
}

// search is one search for the easiest path.
type search struct {
	Options
	ctx    context.Context
	start  deduce.Log
	result Result

	// Of a phase, in which no technique is harder than some grade:
	easy   *deduce.Solver // takes the steps that cost little
	costly *deduce.Solver // finds those that cost much
	ahead  frontier
	seen   map[position]int // the lowest cost of the ways to a position
}

// plain solves as the ladder goes.
func (s *search) plain(ladder deduce.Ladder) {
	solver := deduce.Resume(s.start, s.solving(ladder))
	if solver.Solve(s.ctx) != nil {
		return
	}
	log := solver.Log()
	if log.Last().Kind != deduce.Solved {
		return
	}
	p := pathOf(log, s.Scale)
	s.result.Plain = &p
	s.offer(&log)
}

// solving are the options of a solver that climbs a ladder and never guesses.
func (s *search) solving(ladder deduce.Ladder) deduce.Options {
	return deduce.Options{Ladder: ladder, Guess: deduce.NoGuess, Effort: s.Effort, Seed: s.start.Seed}
}

// offer keeps the path of a log, without the steps that led nowhere, if it is the best so far.
func (s *search) offer(log *deduce.Log) {
	p := pathOf(log.Essential(len(s.start.Steps)), s.Scale)
	if s.result.Best == nil || p.Beats(s.result.Best) {
		s.result.Best = &p
	}
}

// lower looks for paths whose hardest technique is easier, as long as there are any. It looks at a quarter of the positions at most.
func (s *search) lower() {
	for bound := s.Positions / 4; s.result.Positions < bound; {
		grade, ok := s.below(s.result.Best.grade)
		if !ok || !s.phase(bound, grade) {
			return
		}
	}
}

// below is the hardest grade of the ladder that is easier than another; ok is false where there is none.
func (s *search) below(grade deduce.Grade) (below deduce.Grade, ok bool) {
	for _, r := range s.Ladder {
		if g := s.Scale.Grades[r.Technique]; grade.Harder(g) {
			below, ok = g, true
		}
	}
	return below, ok
}

// phase looks for paths by techniques that are not harder than a grade, until so many positions were looked at in all. It reports
// whether the best path became easier.
func (s *search) phase(bound int, grade deduce.Grade) bool {
	before := s.result.Best
	s.begin(grade)
	s.result.Whole = false
	s.look(nil, nil)
	for going := true; going; {
		going = false
		for depth := 0; depth < len(s.ahead.byDepth); depth++ {
			if s.result.Positions >= bound || s.ctx.Err() != nil {
				return s.result.Best != before
			}
			if n := s.ahead.take(depth); n != nil {
				going = true
				s.branch(n, bound)
			}
		}
	}
	s.result.Whole = true
	return s.result.Best != before
}

// begin prepares a phase.
func (s *search) begin(grade deduce.Grade) {
	allowed := s.Ladder.Where(func(t *deduce.Technique) bool { return !s.Scale.Grades[t].Harder(grade) })
	isCostly := func(t *deduce.Technique) bool { return !isSingle(t) && 2*s.Scale.Grades[t].Score >= grade.Score }
	s.easy = deduce.Resume(s.start, s.solving(allowed.Where(func(t *deduce.Technique) bool { return !isCostly(t) })))
	s.costly = deduce.Resume(s.start, s.solving(allowed.Where(isCostly)))
	s.seen = map[position]int{}
	cost := 0
	for i := range s.result.Best.Log.Steps {
		if t := s.result.Best.Log.Steps[i].Technique; t != nil && isCostly(t) {
			cost += s.Scale.Grades[t].Score
		}
	}
	b := deduce.Resume(s.start, deduce.Options{}).Board()
	_, left := positionOf(b)
	s.ahead = frontier{slope: [2]int{cost, max(left, 1)}}
}

// isSingle reports whether steps of a technique are singles, which are always taken at once.
func isSingle(t *deduce.Technique) bool {
	return t == deduce.FullHouse || t == deduce.NakedSingle || t == deduce.HiddenSingle
}

// look looks at the position that a choice leads to from a node, after the steps that cost little; without a node at the first one.
func (s *search) look(from *node, choice *deduce.Step) {
	s.result.Positions++
	if s.Far != nil {
		s.Far(s.result.Positions, s.result.Best)
	}
	n := &node{before: from}
	log := from.log(&s.start)
	known := len(log.Steps)
	s.easy.Return(log)
	if choice != nil {
		s.easy.Apply(*choice)
		n.depth, n.cost = from.depth+1, from.cost+s.Scale.Grades[choice.Technique].Score
	}
	if s.easy.Solve(s.ctx) != nil {
		return
	}
	log = s.easy.Log()
	switch log.Last().Kind {
	case deduce.Solved:
		s.offer(&log)
		return
	case deduce.Unsolvable:
		return
	}
	at, left := positionOf(s.easy.Board())
	if cost, ok := s.seen[at]; ok && cost <= n.cost {
		return
	}
	s.seen[at] = n.cost
	n.left = left
	n.steps = slices.Clone(log.Steps[known : len(log.Steps)-1])
	s.ahead.add(n)
}

// branch looks at what the choices in a node lead to.
func (s *search) branch(n *node, bound int) {
	s.costly.Return(n.log(&s.start))
	for _, choice := range s.choices() {
		if s.result.Positions >= bound || s.ctx.Err() != nil {
			return
		}
		s.look(n, &choice)
	}
}

// choices are the first few steps of the easiest technique that has any, of those that conclude the same the first.
func (s *search) choices() (choices []deduce.Step) {
	wanted := func(*deduce.Technique) bool { return len(choices) == 0 }
	s.costly.Choices(s.ctx, wanted, func(step deduce.Step) bool {
		if !slices.ContainsFunc(choices, func(c deduce.Step) bool {
			return slices.Equal(c.Eliminations, step.Eliminations) && slices.Equal(c.Placements, step.Placements)
		}) {
			choices = append(choices, step)
		}
		return len(choices) < mostChoices
	})
	return choices
}
