package puzzles

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce"
	"deduku/deduce/op"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Solve solves many puzzles.
type Solve struct {
	Method   string  `enum:"${method}" default:"classic" help:"How to solve: classic by singles and guesses, logic by the ladder of techniques before a guess, search by the answer engine, which gives no log: ${method}."`
	Guess    string  `enum:"${guess}" default:"random" help:"What to try when nothing else applies: ${guess}."`
	Seed     *uint64 `help:"What random guesses are drawn from; drawn by itself otherwise, and then shown." placeholder:"N"`
	MaxSteps int     `name:"maxsteps" default:"${steps}" help:"How many steps to make for a puzzle at most, as guesses can go on for ever; then the answer engine answers. 0 is no limit (${default})." placeholder:"N"`
	Effort   string  `default:"normal" help:"With --method logic, how long to look for the deepest nets before a guess: none, normal, high (up to a minute a position) or a count of work." placeholder:"EFFORT"`
	Log      string  `enum:"text,notation,jsonl,none" default:"none" help:"What to print: the steps as text, in the notation of players or as JSON Lines, or only the answer: text, notation, jsonl, none."`
	chosen
	pipeline.Puzzles
}

// chosen says which techniques are on.
type chosen struct {
	Level      string   `enum:"${level}" default:"extreme" help:"The hardest techniques to try by logic: ${level}."`
	Uniqueness string   `enum:"${uniqueness}" default:"on" help:"Whether logic uses uniqueness techniques, which assume one solution (a puzzle with several is solved without them): ${uniqueness}."`
	Profile    string   `enum:"${profile}" default:"full" help:"Which techniques logic uses: all, only the ones that HoDoKu knows, singles and whips, or the path of the Sudoku Explainer rating: ${profile}."`
	Without    []string `help:"Techniques that logic leaves out, by name." placeholder:"NAME"`
	With       []string `help:"Techniques that logic tries although they are off by default." placeholder:"NAME"`
}

// Help returns what the help page says besides the flags.
func (c *Solve) Help() string {
	return "With --strict, a puzzle with several solutions has no answer."
}

// techniques returns the choice of the flags.
func (c *chosen) techniques() *op.Techniques {
	return &op.Techniques{Level: c.Level, Uniqueness: c.Uniqueness, Profile: c.Profile, With: c.With, Without: c.Without}
}

// Run solves each puzzle and prints its answer line or its log.
func (c *Solve) Run(s subcommand.Streams) error {
	if c.MaxSteps < 0 {
		return fmt.Errorf("--maxsteps must be 0 or more, not %d", c.MaxSteps)
	}
	if c.Method == "search" {
		if c.Log != "none" {
			return errors.New("--method search gives no log: it knows the answer, not the way")
		}
		return subcommand.Interruptibly(func(ctx context.Context) error {
			return c.AnswerEach(ctx, s, "solve", func() pipeline.Answerer { return c.searching })
		})
	}
	effort, err := deduce.EffortNamed(c.Effort)
	if err != nil {
		return err
	}
	drawn := subcommand.ChanceOf(c.Seed)
	defer drawn.Tell(s)
	options := deduce.Options{Guess: deduce.GuesserNamed(c.Guess), Forget: c.Log == "none", Bare: c.Log == "none", Seed: drawn.Seed, Effort: effort, Limit: c.MaxSteps}
	var ladders *deduce.Ladders
	if c.Method == "logic" {
		var err error
		if ladders, err = c.techniques().Ladders(); err != nil {
			return err
		}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "solve", func() pipeline.Answerer {
			return c.reasoning(options, drawn, ladders, printers[c.Log]())
		})
	})
}

// reasoning is a worker that solves as people do, by ladders where there are some, and prints with print.
func (c *Solve) reasoning(options deduce.Options, drawn *subcommand.Chance, ladders *deduce.Ladders, print printer) pipeline.Answerer {
	solver := deduce.New(board.Grid{}, options)
	return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
		puzzle := pipeline.PositionOf(p)
		solutions := sync.OnceValue(func() int { return search.Count(&puzzle, 2) })
		if ladders != nil {
			options.Ladder = ladders.Knowing(func() bool {
				if len(p.Placed)+len(p.Eliminated) == 0 {
					return solutions() == 1
				}
				return search.Single(p.Givens)
			})
			solver.Use(options)
		}
		if err := solver.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
			log := solver.Log()
			tellUnsolvable(r, p, log.Method, strings.ReplaceAll(err.Error(), "\n", "; "))
			return nil
		}
		err := solver.Solve(ctx)
		if errors.As(err, new(*deduce.LimitError)) {
			log := solver.Log()
			return c.tooLong(ctx, p, r, &log, print, err)
		} else if err != nil {
			return err
		}
		log := solver.Log()
		if end := log.Last().End; options.Guess == deduce.Random && end.Guesses+end.Backtracks > 0 {
			drawn.Use()
		}
		several, without := false, answer.Solved(&log)
		if log.Last().Kind == deduce.Solved {
			without.Solutions = answer.Solutions(solutions())
			several = c.several(p, r, without.Solutions)
		} else {
			why := ""
			if log.Last().Kind == deduce.Unsolvable {
				why = conflictOf(ctx, p)
			}
			r.No(p, why)
		}
		switch {
		case r.JSON && c.Log != "none":
			r.Facts(p, without.With(&log))
		case r.JSON:
			r.Facts(p, without)
		case several && c.Log == "none":
			r.Out = append(r.Out, pipeline.WordFor(2)...)
		default:
			return r.Passing(ctx, func(pass func([]byte) []byte) { r.Out = print(&log, r.Out, pass) })
		}
		return nil
	}
}

// tooLong answers a puzzle after its log has reached the limit of steps. It prints the answer engine's answer or, with --log, the log so far;
// its header calls the log unfinished.
func (c *Solve) tooLong(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies, log *deduce.Log, print printer, long error) error {
	if c.Log == "none" {
		if !r.JSON {
			r.Note("%v: %v; the answer engine answers, without steps", p.At, long)
		}
		return c.searching(ctx, p, r)
	}
	puzzle := pipeline.PositionOf(p)
	has := "a"
	if search.Count(&puzzle, 1) == 0 {
		if r.JSON {
			return c.searching(ctx, p, r)
		}
		has = "no"
	}
	r.Refused++
	if r.JSON {
		r.Why = long.Error()
		r.Facts(p, nil)
		return nil
	}
	r.Note("%v: it has %s solution, but its log is longer than --maxsteps allows, so the log ends there", p.At, has)
	return r.Passing(ctx, func(pass func([]byte) []byte) { r.Out = print(log, r.Out, pass) })
}

// searching is a worker that asks the answer engine.
func (c *Solve) searching(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
	puzzle := pipeline.PositionOf(p)
	grid, n := search.SolveTwo(&puzzle)
	if n == 0 {
		tellUnsolvable(r, p, "search", conflictOf(ctx, p))
		return nil
	}
	several := c.several(p, r, answer.Solutions(n))
	switch {
	case r.JSON:
		found := answer.Found(grid)
		found.Solutions = answer.Solutions(n)
		r.Facts(p, found)
	case several:
		r.Out = append(r.Out, pipeline.WordFor(2)...)
	default:
		r.Out = appendGrid(r.Out, &grid)
	}
	return nil
}

// several tells of a puzzle with more than one solution, and reports whether that is no answer: with --strict.
func (c *Solve) several(p *puzzle.Puzzle, r *pipeline.Replies, solutions answer.Solutions) bool {
	switch {
	case solutions < 2:
		return false
	case c.Strict && r.JSON:
		r.Refused++
		r.Why = "there are several solutions"
	case c.Strict:
		r.Refused++
		r.Note("%v: there are several solutions", p.At)
	case !r.JSON:
		r.Note("%v: there are several solutions; this is one of them", p.At)
	}
	return c.Strict
}

// tellUnsolvable answers a puzzle that has no solution, for a reason where that is known.
func tellUnsolvable(r *pipeline.Replies, p *puzzle.Puzzle, method, why string) {
	r.No(p, why)
	if r.JSON {
		r.Facts(p, answer.Solve{Outcome: deduce.Unsolvable.String(), Method: method})
		return
	}
	r.Out = append(r.Out, unsolvable...)
}

// conflictOf says which givens of a puzzle can't all be right; it is empty if two of them clash, or if the givens alone have a solution.
func conflictOf(ctx context.Context, p *puzzle.Puzzle) string {
	if len(p.Givens.Clashes()) > 0 {
		return ""
	}
	conflict, err := search.Conflict(ctx, p.Givens)
	if err != nil || conflict.Len() == 0 {
		return ""
	}
	return wording.Conflict(board.RC, conflict)
}

const unsolvable = "unsolvable\n"

// printer appends what is printed of a log. After each line pass gets what there is, and returns where to go on.
type printer func(l *deduce.Log, out []byte, pass func([]byte) []byte) []byte

// printers are what solve prints of each log, by the name of --log; each worker makes one of its own.
var printers = map[string]func() printer{
	"none":     func() printer { return appendAnswer },
	"text":     func() printer { return textPrinter(wording.Text{}) },
	"notation": func() printer { return textPrinter(wording.Text{Compact: true}) },
	"jsonl": func() printer {
		var json jsonl.Writer
		return func(l *deduce.Log, out []byte, pass func([]byte) []byte) []byte { return json.AppendTo(out, l, pass) }
	},
}

// textPrinter prints a line for each step, and an empty one behind the last.
func textPrinter(text wording.Text) printer {
	lines := wording.Lines{Text: text}
	return func(l *deduce.Log, out []byte, pass func([]byte) []byte) []byte {
		in := l.InForce()
		for i := range l.Steps {
			out = pass(append(lines.Append(out, i+1, &l.Steps[i], in[i]), '\n'))
		}
		return append(out, '\n')
	}
}

// appendAnswer appends the answer line: the solution, or why there is none.
func appendAnswer(l *deduce.Log, out []byte, _ func([]byte) []byte) []byte {
	switch last := l.Last(); last.Kind {
	case deduce.Solved:
		return appendGrid(out, &last.End.Grid)
	case deduce.Stuck:
		return append(out, "stuck\n"...)
	}
	return append(out, unsolvable...)
}
