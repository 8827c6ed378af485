package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

// practice is what a person is trying to find, and how well that has gone in this session.
type practice struct {
	name     string        // what was asked for, as it is read: "X-Wing", "a technique that is hard"
	asked    deduce.Ladder // the techniques that count; nil while nobody practises
	rare     bool          // a search for it has been given up
	boards   int           // how many there were
	at       board.Board   // the one to find a step on
	answered bool          // and whether a right one was found
	shown    bool          // the step has been shown: what is answered now does not count
	score    score
}

var practiceCommand = Command{
	Name: "practice", Args: "[TECHNIQUE|LEVEL|next|stop]", Group: "studying", Changes: true, Run: practise,
	Complete: completePractice,
	Short:    "put a board where a technique, or one of a level, is the next step, for you to find it",
	Long: "Type what follows from it: r4c7=5 or r4c7<>5, several at once where it is so. The answer is judged: right, right\n" +
		"by another technique, not justified in one step, or wrong; only a right one stays on the board. 'practice' says\n" +
		"how it goes, 'practice next' gives another board, 'practice stop' ends. Where no puzzle with that step is\n" +
		"found, the board is a shuffled copy of an example. The option 'seed' decides which boards come.",
}

// practise puts a board on which a technique is the next step, says how it goes, or stops.
func practise(ctx context.Context, s *Session, args []string) error {
	p := s.practice
	switch word := strings.Join(args, " "); {
	case word == "":
		return s.tellPractice()
	case word == "stop" && p.asked != nil:
		s.practice.asked = nil
		return s.tellScore()
	case word != "next" && word != "stop":
		if err := s.ask(&p, word); err != nil {
			return err
		}
	case p.asked == nil:
		return errors.New("nothing is practised; 'practice x-wing' or 'practice hard' begins")
	}
	return s.nextBoard(ctx, &p)
}

// tellPractice says what is practised, and the score.
func (s *Session) tellPractice() error {
	p := &s.practice
	switch {
	case p.asked == nil && p.boards == 0:
		return errors.New("practice takes a technique or a level: practice x-wing, practice hard")
	case s.inJSON():
	case p.asked != nil && p.shown:
		s.talk("practising %s, board %d, of which the answer was shown: it does not count; 'practice next' gives another", p.name, p.boards)
	case p.asked != nil && p.answered:
		s.talk("practising %s, board %d, which is done; 'practice next' gives another", p.name, p.boards)
	case p.asked != nil && s.practising():
		s.talk("practising %s, board %d; 'hint' helps, 'practice next' gives another", p.name, p.boards)
	case p.asked != nil:
		s.talk("practising %s, board %d, which has changed; 'undo' goes back, 'practice next' gives another", p.name, p.boards)
	}
	return s.tellScore()
}

// practiceFacts is what is practised, if anything, and how it goes.
type practiceFacts struct {
	Asked    []string `json:"asked"`  // the names of the techniques that count
	Boards   int      `json:"boards"` // how many there were
	Open     bool     `json:"open"`   // the board is one to be answered
	Answered bool     `json:"answered"`
	Shown    bool     `json:"shown"` // before it was answered: it does not count
	Score    score    `json:"score"`
}

func (s *Session) practiceFacts() practiceFacts {
	p := &s.practice
	f := practiceFacts{Asked: []string{}, Boards: p.boards, Open: s.practising(), Answered: p.answered, Shown: p.shown, Score: p.score}
	for _, t := range p.asked {
		f.Asked = append(f.Asked, t.Name)
	}
	return f
}

func (s *Session) tellScore() error {
	return s.give(s.practiceFacts(), func() error { return s.tell("%v", s.practice.score) })
}

// ask takes the name of a technique or a level as what is to be practised.
func (s *Session) ask(p *practice, name string) error {
	level, t, err := levelOrTechnique(name)
	if err != nil {
		return err
	}
	p.rare = false
	if t != nil {
		p.name, p.asked = t.Title, deduce.LadderOf(t)
		return nil
	}
	on, err := chosenWith(s.settings.choice(), nil)
	if err != nil {
		return err
	}
	p.name, p.asked = "a technique that is "+level.String(), on.Where(ofLevel(level))
	if len(p.asked) == 0 {
		return answer.No("no %s technique is on; 'set level' and 'technique on' say which are", level)
	}
	return nil
}

// nextBoard puts a board for what p asks, and takes p over once there is one.
func (s *Session) nextBoard(ctx context.Context, p *practice) error {
	puzzle, drawn, err := s.drawBoard(ctx, p)
	if err != nil {
		return err
	}
	s.generated += drawn
	p.boards++
	p.answered, p.shown = false, false
	if drawn > 0 && p.rare && !s.inJSON() {
		s.talk("%s is rare: it was not the next step in any of %s", p.name, render.Count(drawn, "puzzle", "puzzles"))
	}
	if p.rare && !s.inJSON() {
		s.talk("this is a shuffled copy of an example; there may be easier steps, too")
	}
	s.take(fmt.Sprintf("%s, board %d", p.name, p.boards), puzzle)
	p.at = *s.solver.Board()
	s.practice = *p
	f := newPracticeFacts{s.startFacts(), p.rare, s.practiceFacts()}
	return s.give(f, func() error {
		s.talk("type what follows, as r4c7=5 or r4c7<>5, several at once where it is so; 'hint' helps, 'candidates' shows them")
		if t := p.asked[0].Technique; len(p.asked) == 1 && !s.ladder(puzzle.Givens).Has(t) {
			s.talk("%s is off: hints do not know it; 'technique on %s' switches it on", t.Title, t.Name)
		}
		return nil
	})
}

// newPracticeFacts is a board to practise on.
type newPracticeFacts struct {
	answer.Start
	Example  bool          `json:"example"` // a copy of an example: no puzzle was found
	Practice practiceFacts `json:"practice"`
}

// showing notes that a step on the board is shown in full, which is the answer where there is one to find.
func (s *Session) showing() {
	if s.practising() {
		s.practice.shown = true
	}
}

// practising reports whether the board is one to be answered.
func (s *Session) practising() bool {
	p := &s.practice
	return p.asked != nil && !p.answered && *s.solver.Board() == p.at
}

func completePractice(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(completeTechnique(s, args), "next", "stop")
}
