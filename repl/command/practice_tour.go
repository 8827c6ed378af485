package command

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// tour is a walk through the commands, a stop at a time: each says what to type, and goes on once that was typed.
type tour struct {
	at   int  // the stop, from 0; the number of stops when it is over
	on   bool // it goes on by itself
	read bool // it was looked up where it was left
	away bool // the board is not its own, and that was told
}

// stop is a place of the tour.
type stop struct {
	title   string
	command string                   // that leads on
	with    string                   // an argument that it must have; empty for any
	typed   func(*state.Desk) string // what to type
	prepare func(context.Context, *state.Desk) error
	about   string
}

// says is for stops where the same is typed whatever is on the board.
func says(text string) func(*state.Desk) string { return func(*state.Desk) string { return text } }

// tourBoard is the name of the board of the tour.
const tourBoard = "tour"

// Stops are the places of the tour, in their order.
var Stops = []stop{
	{
		title: "look", command: "candidates", typed: says("candidates"), prepare: onTourBoard,
		about: "A board has rows, columns and boxes; each of these units takes 1 to 9 once. r4c7 is the cell in row 4, column 7. " +
			"What a cell may still hold are its candidates. It sees the cells of its row, column and box: no digit stands twice among them.",
	},
	{
		title: "step", command: "step", typed: says("step 3"), prepare: onTourBoard,
		about: "Most steps are singles: a cell with only one candidate (POS_DED, a Naked Single), or a digit with only one place in a unit " +
			"(NEG_DED, a Hidden Single). Each step has its number in the log before it, what it concludes, and why.",
	},
	{
		title: "why", command: "why", typed: whyLast, prepare: someSteps,
		about: "Each digit rests on others. 'why' folds the givens into one line and shows, of all steps, only those that the digit needs.",
	},
	{
		title: "hint", command: "hint", typed: says("hint"), prepare: onTourBoard,
		about: "When you solve by yourself, r4c7=5 fills a cell, r4c7<>5 removes a candidate, 'undo' takes back. A hint tells a little more " +
			"each time you ask: the level, the technique, where, the cells, how they hang together, the step. 'next' makes that step.",
	},
	{
		title: "ladder", command: "solve", with: "logic", typed: says("solve logic"), prepare: onTourBoard,
		about: "'solve logic' climbs the ladder: of all techniques that apply the easiest comes first, and nothing is guessed while one does. " +
			"'solve' alone knows singles only, and guesses where they end. At the end stands the path, the hardest step last, with its number.",
	},
	{
		title: "explain", command: "explain", typed: explainHardest, prepare: solvedByLogic,
		about: "Any step can be told in full sentences, with the board. Here two strong links are joined: a strong link is two places of a digit " +
			"in a unit that has no others, so at least one of them holds it. 'words' explains such words, 'teach skyscraper' the technique.",
	},
	{
		title: "practice", command: "practice", typed: says("practice hidden-single"),
		about: "To learn a technique, look for it. Practice puts a board on which it is the next step; you type what follows from it. " +
			"'hint' helps there, too, and 'hint full' shows the step. The score of each technique is kept.",
	},
	{
		title: "export", command: "export", typed: says("export candidates board.svg"),
		about: "Boards and solutions can be taken along: 'export board.svg' and 'export board.png' are pictures, 'export solve.html' is a page to " +
			"step through, 'export wiki' an address to open elsewhere, 'log save steps.jsonl' the log for programs.",
	},
}

// Tour is the command tour.
func Tour() state.Command {
	t := new(tour)
	return state.Command{
		Name: "tour", Args: "[next|stop|again]", Group: "study", Summary: "five minutes to begin", Free: state.Always, Changes: true, Run: t.run, Complete: state.OneOf("next", "stop", "again"),
		Results: []answer.Result{answer.Tour{}},
		Short:   "five minutes at the prompt, one thing to type at a time",
		Long: "'tour' begins, or goes on where it was left, in a session before this one, too. 'tour next' passes over a stop,\n" +
			"'tour stop' leaves and goes back to your board, 'tour again' starts over.",
	}
}

// run begins, goes on, passes over a stop or leaves.
func (t *tour) run(ctx context.Context, d *state.Desk, args []string) error {
	t.resume(d)
	switch word := strings.Join(args, " "); word {
	case "":
		if t.at == len(Stops) {
			t.at = 0
		}
	case "again":
		t.at = 0
	case "next":
		t.at = min(t.at+1, len(Stops))
	case "stop":
		t.on = false
		if log := d.Solver.Log(); d.Home != nil && isTourBoard(d) || log.Puzzle.Len() == 0 {
			d.GoHome()
			d.Hush("this is your board again")
		}
		return d.Give(t.facts(d), func() error {
			d.Say("'tour' goes on from here")
			return nil
		})
	default:
		return fmt.Errorf("tour takes next, stop, again, or nothing, not %q", word)
	}
	t.on, d.Guide = t.at < len(Stops), t
	t.keep(d)
	if t.at < len(Stops) && Stops[t.at].prepare != nil {
		if err := Stops[t.at].prepare(ctx, d); err != nil {
			return err
		}
	}
	return d.Give(t.facts(d), func() error {
		err := t.tell(d)
		if t.at == 0 {
			d.Say("('tour next' passes over a stop, 'tour stop' leaves, 'tour' goes on)")
		}
		return err
	})
}

// Did implements [Guide]: it goes on once that was typed which the stop asks for.
func (t *tour) Did(d *state.Desk, command string, args []string, quiet bool) error {
	if !t.on || t.waits(d, quiet) {
		return nil
	}
	if now := &Stops[t.at]; command != now.command || now.with != "" && !slices.Contains(args, now.with) {
		return nil
	}
	t.at++
	t.on = t.at < len(Stops)
	t.keep(d)
	if quiet {
		return nil
	}
	return t.tell(d)
}

// waits reports whether the stop needs the board of the tour and another is there, which is told once.
func (t *tour) waits(d *state.Desk, quiet bool) bool {
	if Stops[t.at].prepare == nil || isTourBoard(d) {
		t.away = false
		return false
	}
	if !t.away && !quiet {
		d.Say("(this is not the board of the tour, which waits: 'undo' brings its board back, 'tour' goes on with it)")
	}
	t.away = true
	return true
}

// isTourBoard reports whether the puzzle is that of the tour.
func isTourBoard(d *state.Desk) bool {
	log := d.Solver.Log()
	return log.Puzzle == state.ExampleNamed(tourBoard).Grid
}

// tell tells the stop, or that the tour is over.
func (t *tour) tell(d *state.Desk) error {
	f := t.facts(d)
	if f.Over {
		return d.Tell("\n%s", f.Text)
	}
	return d.Tell("\n%d of %d, %s. %s\ntype: %s", f.At, f.Of, f.Title, f.Text, f.Type)
}

func (t *tour) facts(d *state.Desk) answer.Tour {
	f := answer.Tour{At: min(t.at+1, len(Stops)), Of: len(Stops)}
	if t.at == len(Stops) {
		f.Over = true
		f.Text = "That was the tour. 'help' lists the commands, 'teach' the techniques, 'words' the words; 'practice' picks what to learn next. 'play' is the board full screen, " +
			"'new' deals a puzzle, 'learn' begins the lessons."
		return f
	}
	f.Title, f.Text, f.Type = Stops[t.at].title, Stops[t.at].about, Stops[t.at].typed(d)
	return f
}

// resume looks up in the diary where the tour was left in a session before.
func (t *tour) resume(d *state.Desk) {
	if t.read {
		return
	}
	t.read = true
	for _, line := range slices.Backward(d.Diary.Lines()) {
		if _, at, ok := strings.Cut(line, " tour "); ok {
			if n, err := strconv.Atoi(at); err == nil && 0 < n && n < len(Stops) {
				t.at = n
				d.Hush("the tour goes on where it was left; 'tour again' starts over")
			}
			return
		}
	}
}

// keep notes where the tour is.
func (t *tour) keep(d *state.Desk) { addToDiary(d, coach.Entry(d.Clock(), "tour", strconv.Itoa(t.at))) }

// onTourBoard sees to it that the board is that of the tour.
func onTourBoard(_ context.Context, d *state.Desk) error {
	if isTourBoard(d) {
		return nil
	}
	e := state.ExampleNamed(tourBoard)
	d.Lend(e.Name, &puzzle.Puzzle{Givens: e.Grid})
	d.Hush("this is the board of the tour; 'tour stop' goes back to yours")
	d.Glance()
	return nil
}

// someSteps sees to it that there is a digit to ask about.
func someSteps(ctx context.Context, d *state.Desk) error {
	if err := onTourBoard(ctx, d); err != nil {
		return err
	}
	d.SkipGivens()
	for lastPlaced(d) == 0 {
		if d.Solver.NextContext(ctx) == nil {
			return ctx.Err()
		}
	}
	return d.TellNew()
}

// solvedByLogic sees to it that there is a step to tell.
func solvedByLogic(ctx context.Context, d *state.Desk) error {
	if err := onTourBoard(ctx, d); err != nil {
		return err
	}
	log := d.Solver.Log()
	if rate.Scale.Judge(&log).Hardest != nil && log.Finished() {
		return nil
	}
	d.Solver = d.Afresh(&log, deduce.Options{Ladder: d.Ladder(log.Puzzle), Guess: deduce.NoGuess})
	if err := d.Solver.Solve(ctx); err != nil {
		return err
	}
	after := d.Solver.Log()
	d.Shown = len(after.Steps)
	return nil
}

// lastPlaced is the number of the last step that placed a digit by deduction, 0 for none.
func lastPlaced(d *state.Desk) int {
	log := d.Solver.Log()
	for n := len(log.Steps); n > d.Arrived; n-- {
		if step := log.Step(n); step.Kind.Deduces() && len(step.Placements) > 0 {
			return n
		}
	}
	return 0
}

// whyLast asks about the digit that was placed last.
func whyLast(d *state.Desk) string {
	log := d.Solver.Log()
	cell := board.Cell(0)
	if n := lastPlaced(d); n > 0 {
		cell = log.Step(n).Placements[0].Cell
	}
	return "why " + d.Settings.Notation.Cell(cell)
}

// explainHardest asks for the first of the hardest steps.
func explainHardest(d *state.Desk) string {
	log := d.Solver.Log()
	hardest := rate.Scale.Judge(&log).Hardest
	n := slices.IndexFunc(log.Steps, func(step deduce.Step) bool { return hardest != nil && step.Technique == hardest })
	return fmt.Sprintf("explain %d", cmp.Or(n+1, len(log.Steps)))
}
