package deduce

import (
	"context"
	"slices"

	"deduku/board"
)

// Options are a solver's ladder and its way to guess.
type Options struct {
	Ladder Ladder // tried before a guess, in order; nil stands for Classic
	Guess  Guesser
	Seed   uint64 // the same seed gives the same log

	// Forget drops from the log the steps that a backtrack takes back, so that its length is bounded: for callers that
	// want the answer alone. Such a log cannot be checked; the guesses are the same.
	Forget bool

	// Bare logs what is concluded and by which technique, and not what it rests on: steps have no because, and singles no
	// parts; the order of a negative deduction is not told, and an end without a solution is said to assume one solution wherever a step
	// did. For callers that want the answer alone, or which techniques led to it: such a log can be neither told nor checked.
	Bare bool

	// Effort is how much work the search for the deepest nets may do at a position.
	Effort Effort

	// Limit is how many steps Solve makes at most, those that are forgotten among them; 0 for any number.
	Limit int
}

// Solver solves one puzzle as a person would and logs each step. Its state is a function of its log:
// Resume rebuilds it from the steps alone.
type Solver struct {
	journal
	options   Options
	forgotten int // steps that are no longer in the log
	climber   climber
}

// New is a solver for a puzzle. Its log begins with the givens.
func New(puzzle board.Grid, options Options) *Solver {
	s := &Solver{options: options}
	s.Reset(puzzle)
	return s
}

// Reset makes s a solver for another puzzle. Its log's memory is used again: logs and steps taken from
// it before are no longer good.
func (s *Solver) Reset(puzzle board.Grid) {
	s.log.reset()
	s.log.Puzzle = puzzle
	s.version++
	s.restart()
	s.forgotten = 0
	s.Use(s.options)
	for c, d := range puzzle {
		if d != 0 {
			s.record(Step{Kind: Init, Placements: s.log.memory.candidate(board.Cell(c), d)})
		}
	}
}

// Resume is a solver that has just logged the last step of log. It writes to memory of its own.
func Resume(log Log, options Options) *Solver {
	s := &Solver{journal: newJournal(log)}
	s.Use(options)
	return s
}

// Use makes the solver go on with other options. A log that has guesses keeps its seed, so that the seed
// it states is the one that it was made with; Use reports whether the seed given is the one that counts.
func (s *Solver) Use(options Options) bool {
	seed := options.Seed
	if slices.ContainsFunc(s.log.Steps, func(step Step) bool { return step.Kind == Guess }) {
		options.Seed = s.log.Seed
	}
	s.options, s.log.Seed = options, options.Seed
	s.log.Method = "logic"
	if options.Ladder == nil {
		options.Ladder = Classic
		s.log.Method = "classic"
	}
	if !slices.EqualFunc(s.log.Techniques, options.Ladder, func(t *Technique, r Rung) bool { return t == r.Technique }) {
		s.log.Techniques = options.Ladder.Techniques()
	}
	s.bare = options.Bare
	s.climber.use(options.Ladder)
	s.climber.view.effort = options.Effort
	return seed == options.Seed
}

// Options are what the solver goes by; Use changes them.
func (s *Solver) Options() Options { return s.options }

// Board is the position after the last step.
func (s *Solver) Board() *board.Board { return &s.board }

// Origin is the number of the step that settled x: the one that removed the candidate or, where x is on the
// board, the one that placed it. It is zero for a candidate that is still possible.
func (s *Solver) Origin(x board.Candidate) int {
	if s.board.Digit(x.Cell) != x.Digit {
		return s.removed(x)
	}
	for n := len(s.log.Steps); n > 0; n-- {
		if s.log.Step(n).fills(x.Cell) {
			return n
		}
	}
	return 0
}

// Log is the steps so far.
func (s *Solver) Log() Log { return s.log }

// Version grows with each change of the log, so that a reader can tell whether the log is still the one that it has
// seen.
func (s *Solver) Version() int { return s.version }

// Guesses is the number of open guesses.
func (s *Solver) Guesses() int { return len(s.open) }

// Solve goes on to the end of the log. It stops early with a LimitError at the limit of the options and, with the context's
// error, when ctx is done: while a technique looks, or before a guess. Between these there are singles and backtracks alone,
// which take no time.
func (s *Solver) Solve(ctx context.Context) error {
	defer s.under(ctx)()
	for s.Next() != nil {
		if steps := len(s.log.Steps) + s.forgotten; s.options.Limit > 0 && steps >= s.options.Limit && !s.log.Finished() {
			return &LimitError{steps}
		}
	}
	if !s.log.Finished() {
		return ctx.Err()
	}
	return nil
}

// under lets ctx end what the solver does until the function that it returns is called.
func (s *Solver) under(ctx context.Context) (done func()) {
	s.climber.view.ctx = ctx
	return func() { s.climber.view.ctx = noContext }
}

var noContext = context.Background()

// NextContext is Next, and nil also when ctx is done before there is a step.
func (s *Solver) NextContext(ctx context.Context) *Step {
	if ctx.Err() != nil {
		return nil
	}
	defer s.under(ctx)()
	return s.Next()
}

// Next logs one more step and returns it; nil when the log has come to its end.
func (s *Solver) Next() *Step {
	last := s.last()
	if last == Stuck && s.options.Guess != NoGuess {
		s.reopen()
		last = s.last()
	}
	switch {
	case last.Ends():
		return nil
	case last == Conflict:
		if len(s.open) == 0 {
			return s.end(Unsolvable)
		}
		step := s.backtrack()
		if s.options.Forget {
			step = s.forget(step)
		}
		return s.record(step)
	case s.isDead:
		return s.record(s.conflict())
	case s.board.Status() == board.Solved:
		return s.end(Solved)
	}
	// The step is made where it will stand: logs are long, and steps large.
	steps := append(s.log.Steps, Step{})
	ok := s.deduce(&s.pool, &s.log.memory, &steps[len(steps)-1])
	switch {
	case ok:
		s.log.Steps = steps
		return s.recorded()
	case s.climber.view.ctx.Err() != nil:
		return nil
	}
	if s.options.Guess == NoGuess {
		return s.stuck(s.climber.view.levels)
	}
	return s.Try()
}

// Try logs a guess, also while deductions are pending; where guessing is off, that the solver is stuck.
// The board must be open and not dead.
func (s *Solver) Try() *Step {
	s.reopen()
	x, ok := s.options.Guess.choose(&s.board, s.options.Seed, len(s.log.Steps)+s.forgotten+1)
	if !ok {
		return s.stuck(0)
	}
	return s.try(x)
}

// Pending yields the deductions that wait, in the order in which they will be made if nothing else is, as the
// steps that they would be now. After a contradiction nothing waits.
func (s *Solver) Pending(yield func(Step) bool) {
	if s.isDead {
		return
	}
	var m memory
	waiting := s.pool
	for i := range s.climber.ladder {
		kind, ok := pooled(&s.climber.ladder[i])
		for ok {
			var t Truth
			var unit board.UnitSet
			if t, unit, ok = waiting.next(&s.board, kind); ok {
				var step Step
				if s.deduction(&m, &step, t, unit); !yield(step) {
					return
				}
			}
		}
	}
}

// Dead reports whether some truth has no candidate left.
func (s *Solver) Dead() bool { return s.isDead }
