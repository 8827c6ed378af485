package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render"
	"deduku/deduce/technique"
	"deduku/repl/answer"
)

// practice is what a person is trying to find in this session.
type practice struct {
	coach.Practice
	name string // of what was asked for, as it is read: "X-Wing", "a technique that is hard"
}

func practiceCommand() Command {
	p := new(practice)
	return Command{
		Name: "practice", Args: "[TECHNIQUE|LEVEL|next|stop]", Group: "studying", Changes: true, Run: p.run,
		Complete: completePractice,
		Short:    "put a board where a technique, or one of a level, is the next step, for you to find it",
		Long: "Type what follows from it: r4c7=5 or r4c7<>5, several at once where it is so. The answer is judged: right, right\n" +
			"by another technique, not justified in one step, or wrong; only a right one stays on the board. 'practice' says\n" +
			"how it goes, 'practice next' gives another board, 'practice stop' ends. Where no puzzle with that step is\n" +
			"found, the board is a shuffled copy of an example. The option 'seed' decides which boards come.",
	}
}

// run puts a board on which a technique is the next step, says how it goes, or stops.
func (p *practice) run(ctx context.Context, s *Session, args []string) error {
	next := *p
	switch word := strings.Join(args, " "); {
	case word == "":
		return p.tell(s)
	case word == "stop" && len(p.Asked) > 0:
		p.Stop()
		return p.tellScore(s)
	case word != "next" && word != "stop":
		if err := next.ask(s, word); err != nil {
			return err
		}
	case len(p.Asked) == 0:
		return errors.New("nothing is practised; 'practice x-wing' or 'practice hard' begins")
	}
	drawn, err := next.Draw(ctx, s.settings.choice(), s.settings.seed, s.drawn, s.Clock)
	if err != nil {
		return err
	}
	*p = next
	return p.begin(ctx, s, drawn)
}

// tell says what is practised, and the score.
func (p *practice) tell(s *Session) error {
	switch {
	case len(p.Asked) == 0 && p.Boards == 0:
		return errors.New("practice takes a technique or a level: practice x-wing, practice hard")
	case s.inJSON() || len(p.Asked) == 0:
	case p.Shown:
		s.talk("practising %s, board %d, of which the answer was shown: it does not count; 'practice next' gives another", p.name, p.Boards)
	case p.Answered:
		s.talk("practising %s, board %d, which is done; 'practice next' gives another", p.name, p.Boards)
	case p.open(s):
		s.talk("practising %s, board %d; 'hint' helps, 'practice next' gives another", p.name, p.Boards)
	default:
		s.talk("practising %s, board %d, which has changed; 'undo' goes back, 'practice next' gives another", p.name, p.Boards)
	}
	return p.tellScore(s)
}

func (p *practice) facts(s *Session) answer.Practice {
	return answer.PracticeOf(&p.Practice, p.open(s))
}

func (p *practice) tellScore(s *Session) error {
	f := p.facts(s)
	return s.give(f, func() error { return s.tell("%v", f.Score) })
}

// ask takes the name of a technique or a level as what is to be practised.
func (p *practice) ask(s *Session, name string) error {
	if family := technique.Family(name); len(family) > 1 {
		p.name = "one of " + switchedNames(family)
		p.Ask(family)
		return nil
	}
	level, t, err := levelOrTechnique(name)
	if err != nil {
		return err
	}
	if t != nil {
		p.name = t.Title
		p.Ask(deduce.LadderOf(t))
		return nil
	}
	asked := s.settings.choice().Ladder().Where(ofLevel(level))
	if len(asked) == 0 {
		return answer.No("no %s technique is on; 'set level' and 'technique on' say which are", level)
	}
	p.name = "a technique that is " + level.String()
	p.Ask(asked)
	return nil
}

// begin puts a board that was drawn.
func (p *practice) begin(ctx context.Context, s *Session, drawn coach.Drawn) error {
	s.drawn += drawn.Tried
	if drawn.Example && !s.inJSON() {
		if drawn.Tried > 0 {
			s.talk("%s is rare: it was not the next step in any of %s", p.name, render.Count(drawn.Tried, "puzzle", "puzzles"))
		}
		s.talk("this is a shuffled copy of an example; there may be easier steps, too")
	}
	start, err := s.take(ctx, fmt.Sprintf("%s, board %d", p.name, p.Boards+1), drawn.Puzzle)
	if err != nil {
		return err
	}
	p.Begin(s.solver.Board())
	s.exercise = p
	f := answer.Exercise{Start: start, Example: drawn.Example, Practice: p.facts(s)}
	return s.give(f, func() error {
		s.talk("type what follows, as r4c7=5 or r4c7<>5, several at once where it is so; 'hint' helps, 'candidates' shows them")
		if t := p.Asked[0].Technique; len(p.Asked) == 1 && !s.ladder(drawn.Puzzle.Givens).Has(t) {
			s.talk("%s is off: hints do not know it; 'technique on %s' switches it on", t.Title, t.Name)
		}
		return nil
	})
}

// open implements exercise.
func (p *practice) open(s *Session) bool { return p.Open(s.solver.Board()) }

// show implements exercise.
func (p *practice) show(s *Session) { p.Show(s.solver.Board()) }

// answer implements exercise: it judges and counts edits, and leaves them on the board if they are right.
func (p *practice) answer(ctx context.Context, s *Session, edits []format.Edit) error {
	before := s.solver
	log := before.Log()
	s.solver = deduce.Resume(log, s.solving())
	right := false
	defer func() {
		if !right {
			s.solver = before
		}
	}()
	if err := s.enter(edits); err != nil {
		return err
	}
	judged, err := p.Judge(ctx, before, edits, s.ladder(log.Puzzle))
	if err != nil {
		return err
	}
	p.Count(judged.Verdict)
	right = p.Answered
	f := answer.Judged{Verdict: judged.Verdict, Why: p.why(s, &judged, edits), Steps: answer.Listed(judged.Steps), Score: answer.Score(p.Score)}
	if err := p.tellAnswer(s, &judged, f.Why); err != nil {
		return err
	}
	if p.Shown && !s.inJSON() {
		s.talk("the answer was shown before, so this does not count")
	}
	if right {
		if err := s.tellEntered(); err != nil {
			return err
		}
	} else {
		s.solver = before
	}
	if !s.inJSON() {
		return nil
	}
	f.After = s.progress()
	return s.give(f, nil)
}

// why says of an answer that no step says it.
func (p *practice) why(s *Session, judged *coach.Answer, edits []format.Edit) string {
	switch {
	case judged.Verdict == coach.Unjustified:
		return "nothing that is on forces that here"
	case judged.Verdict != coach.Wrong:
		return ""
	case judged.Solution.Digit != 0:
		return "that is not in the solution"
	}
	return "no solution is left"
}

// tellAnswer says what an answer is worth, and which steps give it or why none does.
func (p *practice) tellAnswer(s *Session, judged *coach.Answer, why string) error {
	var line string
	switch judged.Verdict {
	case coach.Right:
		line = "right: " + judged.By.Title
	case coach.Weaker:
		line = fmt.Sprintf("right, but weaker: %s; look for: %s", judged.By.Title, p.name)
	case coach.Other:
		line = fmt.Sprintf("right, but by %s; look for: %s", judged.By.Title, p.name)
	default:
		line = fmt.Sprintf("%s: %s", judged.Verdict, why)
	}
	for i := range judged.Steps {
		line += "\n" + s.wholeLine(0, &judged.Steps[i])
	}
	return s.tell("%s", line)
}

func completePractice(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(completeTechnique(s, args), "next", "stop")
}
