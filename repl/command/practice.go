package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Round is what a person is trying to find in this session.
type Round struct {
	coach.Practice
	on   board.Grid // the givens of the board that was put last
	Name string     // of what was asked for, as it is read: "X-Wing", "a technique that is hard"
}

// Practice is the command practice.
func Practice() state.Command {
	p := new(Round)
	return state.Command{
		Name: "practice", Args: "[TECHNIQUE|LEVEL|next|stop|stats]", Group: "study", Summary: "find it yourself", Free: state.Always, Changes: true, Run: p.run,
		Results:  []answer.Result{answer.Exercise{}, answer.Practice{}, answer.Diary{}},
		Complete: completePractice,
		Short:    "put a board where a technique, or one of a level, is the next step, for you to find it",
		Long: "Type what follows from it: r4c7=5 or r4c7<>5, several at once where it is so. A part of the step is told to be one:\n" +
			"go on, or 'more' completes it. What is right stands in the log as the technique's step. 'hint' helps, a little\n" +
			"more each time; 'hint full' shows the step, which counts as seen, as what 'find', 'next' and 'solve' show does.\n" +
			"'practice' says how it goes or, where nothing is practised, takes what goes worst or was practised longest ago;\n" +
			"'practice next' gives another board, 'practice stop' ends and brings your own back, 'practice stats' has the score of each technique, kept\n" +
			"from session to session. The board is one with nothing else of that level to find, where there is such a one soon;\n" +
			"where no puzzle with that step is found, it is a shuffled copy of an example. The option 'seed' decides which.",
	}
}

// run puts a board on which a technique is the next step, says how it goes, or stops.
func (p *Round) run(ctx context.Context, d *state.Desk, args []string) error {
	next := *p
	switch word := strings.Join(args, " "); {
	case word == "" && len(p.Asked) > 0:
		return p.tell(d)
	case word == "stats":
		return practiceStats(d)
	case word == "":
		if err := next.ask(d, due(d)); err != nil {
			return err
		}
	case word == "stop" && len(p.Asked) > 0:
		p.Stop()
		if log := d.Solver.Log(); d.Home != nil && log.Puzzle == p.on || log.Puzzle.Len() == 0 {
			d.GoHome()
			d.Hush("this is your board again")
		}
		return p.tellScore(d)
	case word != "next" && word != "stop":
		if err := next.ask(d, word); err != nil {
			return err
		}
	case len(p.Asked) == 0:
		return errors.New("nothing is practised; 'practice x-wing' or 'practice hard' begins")
	}
	drawn, err := next.Draw(ctx, d.Settings.Choice(), d.Settings.Seed, d.Drawn, d.Clock)
	if err != nil {
		return err
	}
	*p = next
	return p.begin(ctx, d, drawn)
}

// tell says what is practised, and the score.
func (p *Round) tell(d *state.Desk) error {
	switch {
	case d.InJSON():
	case p.Shown:
		d.Say("practising %s, board %d, of which the answer was shown: it does not count; 'practice next' gives another", p.Name, p.Boards)
	case p.Answered:
		d.Say("practising %s, board %d, which is done; 'practice next' gives another", p.Name, p.Boards)
	case p.Open(d):
		d.Say("practising %s, board %d; 'hint' helps, 'practice next' gives another", p.Name, p.Boards)
	default:
		d.Say("practising %s, board %d, which has changed; 'undo' goes back, 'practice next' gives another", p.Name, p.Boards)
	}
	return p.tellScore(d)
}

func (p *Round) facts(d *state.Desk) answer.Practice {
	return answer.PracticeOf(&p.Practice, p.Open(d))
}

func (p *Round) tellScore(d *state.Desk) error {
	f := p.facts(d)
	return d.Give(f, func() error { return d.Tell("%v", f.Score) })
}

// ask takes the name of a technique or a level as what is to be practised.
func (p *Round) ask(d *state.Desk, name string) error {
	if family := technique.Family(name); len(family) > 1 {
		p.Name = "one of " + state.SwitchedNames(family)
		p.Ask(family)
		return nil
	}
	level, t, err := state.LevelOrTechnique(name)
	if err != nil {
		return err
	}
	if t != nil {
		p.Name = t.Title
		p.Ask(deduce.LadderOf(t))
		return nil
	}
	asked := d.Settings.Choice().Ladder().Where(state.OfLevel(level))
	if len(asked) == 0 {
		return answer.No("no %s technique is on; 'set level' and 'technique on' say which are", level)
	}
	p.Name = "a technique that is " + level.String()
	p.Ask(asked)
	return nil
}

// begin puts a board that was drawn.
func (p *Round) begin(ctx context.Context, d *state.Desk, drawn coach.Drawn) error {
	d.Drawn += drawn.Tried
	if drawn.Example {
		if drawn.Tried > 0 {
			d.Hush("%s is rare: it was not the next step in any of %s", p.Name, wording.Count(drawn.Tried, "puzzle", "puzzles"))
		}
		d.Hush("this is a shuffled copy of an example; there may be easier steps, too")
	}
	d.Lend(fmt.Sprintf("%s, board %d", p.Name, p.Boards+1), drawn.Puzzle)
	p.on = drawn.Puzzle.Givens
	p.Begin(d.Solver.Board())
	d.Exercise = p
	log := d.Solver.Log()
	f := answer.Exercise{Start: answer.StartOf(d.BoardFacts(), &log, d.Known.OfGivens(log.Puzzle).Solutions), Example: drawn.Example, Practice: p.facts(d)}
	return d.Give(f, func() error {
		d.Say("%s: %s", d.Name, strings.Join(f.Contents(), ", "))
		if err := p.glance(ctx, d); err != nil {
			return err
		}
		d.Say("type what follows, as r4c7=5 or r4c7<>5, several at once where it is so; 'hint' helps, 'hint full' shows it")
		if t := p.Asked[0].Technique; len(p.Asked) == 1 && !d.Ladder(drawn.Puzzle.Givens).Has(t) {
			d.Say("outside practice %s is off; 'techniques %s on' switches it on", t.Title, t.Name)
		}
		return nil
	})
}

// glance shows the board: with candidates, unless a single is to be found.
func (p *Round) glance(ctx context.Context, d *state.Desk) error {
	if step, ok := p.Goal(ctx, d); ok && technique.GradeOf(step.Technique).Level == deduce.Easy {
		return d.TellBoard()
	}
	pic := picture.Draw(d.Solver.Board(), nil, board.RC)
	return d.Show(reply.Drawing{Picture: pic, Candidates: true})
}

// Told implements [Exercise]: it is how many degrees of a hint are known from what was asked for: the level, and the technique.
func (p *Round) Told() int {
	if len(p.Asked) == 1 {
		return 2
	}
	level := technique.GradeOf(p.Asked[0].Technique).Level
	if len(p.Asked.Where(state.OfLevel(level))) == len(p.Asked) {
		return 1
	}
	return 0
}

// Goal implements [Exercise]: it is the step that is to be found on the board; ok is false where the board is another one.
func (p *Round) Goal(ctx context.Context, d *state.Desk) (step deduce.Step, ok bool) {
	if !p.Open(d) {
		return step, false
	}
	step, outlook := coach.Ahead(ctx, d.Solver, p.Asked)
	return step, outlook == coach.HasStep
}

func completePractice(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(state.CompleteTechnique(d, args), "next", "stop", "stats")
}
