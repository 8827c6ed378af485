package play

import (
	"context"
	"errors"
	"fmt"

	tea "charm.land/bubbletea/v2"

	"deduku/board"
	"deduku/deduce/coach"
	"deduku/deduce/render/picture"
	"deduku/repl/answer"
)

// manner is how much of an answer is shown.
type manner int

const (
	silent  manner = iota // what goes wrong
	results               // what a command found out
	all                   // talk, too
)

// outcome is what came of lines that took their time.
type outcome struct {
	text  string
	drawn *picture.Picture
	facts answer.Result // of the last command
	err   error
	then  func(*outcome)
}

// carry has the session carry out lines, up to one that fails.
func (m *model) carry(ctx context.Context, how manner, lines ...string) (o outcome) {
	m.count()
	face := newAside()
	face.silent, face.results = how == silent, how == results
	m.session.Facing(face, func() {
		for _, line := range lines {
			r := m.session.Carry(ctx, line)
			for _, a := range r.Answers {
				o.facts = a.Result
			}
			if o.err = r.Err; o.err != nil {
				return
			}
		}
	})
	o.text, o.drawn = face.text.String(), face.drawn
	return o
}

// now carries out a line that takes no time.
func (m *model) now(line string, how manner) tea.Cmd {
	o := m.carry(m.ctx, how, line)
	return m.ended(o)
}

// later carries out something that may take its time. Keys wait until then.
func (m *model) later(run func(ctx context.Context) outcome) tea.Cmd {
	ctx, stop := context.WithCancel(m.ctx)
	m.stop, m.scene.busy = stop, true
	m.running.Add(1)
	return func() tea.Msg {
		defer m.running.Done()
		defer stop()
		return run(ctx)
	}
}

// ended shows what came of lines.
func (m *model) ended(o outcome) tea.Cmd {
	m.scene.busy = false
	m.say(o.text)
	switch {
	case errors.Is(o.err, context.Canceled):
		m.say("stopped")
	case o.err != nil && !answer.Told(o.err):
		m.say(o.text + "\n" + o.err.Error())
	case o.drawn != nil:
		m.mark(o.drawn)
	}
	if o.then != nil {
		o.then(&o)
	}
	open := !m.scene.board.Open().Empty()
	m.look()
	if open && m.full() {
		return m.finish()
	}
	return m.requeue()
}

// requeue does what the keys ask for that came meanwhile.
func (m *model) requeue() tea.Cmd {
	for len(m.queue) > 0 && !m.scene.busy {
		msg := m.queue[0]
		m.queue = m.queue[1:]
		if key, ok := msg.(tea.KeyPressMsg); ok {
			if cmd := m.key(key); cmd != nil {
				return cmd
			}
		}
	}
	return nil
}

// mark marks the cells of a picture, and their candidates, and links these.
func (m *model) mark(p *picture.Picture) {
	m.scene.links, m.scene.listed = p.Links, listed(p)
	for c := range board.Cell(board.Cells) {
		strongest := picture.Plain
		for d := range board.ByDigit {
			k := p.Marks[c][d]
			if k == picture.Given || k == picture.Blocker || k == picture.Seen {
				k = picture.Plain
			}
			k = max(k, p.Results[c][d])
			m.scene.parts[c][d] = k
			strongest = max(strongest, k)
		}
		m.scene.marks[c] = strongest
	}
}

// digit sets a digit in the cell, or notes it.
func (m *model) digit(d board.Digit, note bool) tea.Cmd {
	c, b, n := m.scene.cursor, &m.scene.board, m.session.Settings.Notation
	if d == 0 {
		return nil
	}
	x := board.Candidate{Cell: c, Digit: d}
	switch {
	case note:
		return m.now(fmt.Sprintf("pencil %s %v", n.Cell(c), d), silent)
	case b.Givens().Has(c):
		m.say(n.Placement(board.Candidate{Cell: c, Digit: b.Digit(c)}) + " is given")
		return nil
	case b.Digit(c) == d:
		return nil
	case b.Digit(c) != 0:
		o := m.carry(m.ctx, silent, "unset "+n.Cell(c), "set "+n.Placement(x))
		if o.err != nil && m.session.Solver.Board().Digit(c) == 0 {
			m.carry(m.ctx, silent, "undo")
		}
		return m.ended(o)
	}
	how := silent
	if m.answering() {
		how = all
	}
	return m.now("set "+n.Placement(x), how)
}

// erase empties the cell, or takes its notes away.
func (m *model) erase() tea.Cmd {
	c, b, n := m.scene.cursor, &m.scene.board, m.session.Settings.Notation
	switch {
	case b.Givens().Has(c):
		m.say(n.Placement(board.Candidate{Cell: c, Digit: b.Digit(c)}) + " is given")
		return nil
	case b.Digit(c) != 0:
		return m.now("unset "+n.Cell(c), silent)
	case m.session.Pencil[c]|m.session.Middle[c] != 0:
		return m.now("pencil "+n.Cell(c), silent)
	}
	return nil
}

// remove takes a candidate off the cell, as a step of the log. It is no note: those are the player's own.
func (m *model) remove(d board.Digit) tea.Cmd {
	c, b, n := m.scene.cursor, &m.scene.board, m.session.Settings.Notation
	if b.Digit(c) != 0 {
		m.say(n.Placement(board.Candidate{Cell: c, Digit: b.Digit(c)}) + " stands there: no candidate is left to remove")
		return nil
	}
	x := n.Cell(c) + "<>" + d.String()
	if m.answering() {
		return m.now("set "+x, all)
	}
	o := m.carry(m.ctx, silent, "set "+x)
	if o.err == nil {
		o.text = fmt.Sprintf("%v is removed from %s, as a step of the log; 'u' takes it back", d, n.Cell(c))
		if m.session.Solver.Board().Candidates(c) == 0 {
			o.text = m.session.Emptied(c) + "; 'u' takes that back"
		}
	}
	return m.ended(o)
}

// answering reports whether what is set is an answer, which is judged.
func (m *model) answering() bool {
	e := m.session.Exercise
	return e != nil && e.Open(m.session.Desk)
}

// undo takes the last change of this board back. What was on it before is not play's to bring back.
func (m *model) undo() tea.Cmd {
	log := m.session.Solver.Log()
	if past := m.session.Past.Undo; len(past) == 0 || past[len(past)-1].Log.Puzzle != log.Puzzle {
		m.say("this is where the board began")
		return nil
	}
	return m.now("undo", silent)
}

// hint asks for a hint: a little more each time. From the cells on they are marked.
func (m *model) hint() tea.Cmd {
	if m.full() {
		return m.finish()
	}
	return m.later(func(ctx context.Context) outcome {
		o := m.carry(ctx, results, "hint")
		told, ok := o.facts.(answer.Hint)
		if ok && o.err == nil {
			o.drawn, o.err = m.place(ctx, told.Told)
		}
		o.then = func(o *outcome) {
			if o.err == nil {
				m.session.Played.Hints++
				m.hinted = true
				switch {
				case ok && told.Told < coach.HintWhole:
					m.scene.offers = []string{"? more", "x explains it"}
				case ok:
					m.scene.offers = []string{". makes it", "x explains it"}
				}
			}
		}
		return o
	})
}

// toldCells and toldLinks are the degrees of a hint from which the cells are known, and how they hang together.
const toldCells, toldLinks = 4, 5

// place is a picture of the step that a hint speaks of, as far as it has told it; nil where it has told no cells.
func (m *model) place(ctx context.Context, told int) (*picture.Picture, error) {
	if told < toldCells {
		return nil, nil
	}
	step, err := m.session.Hinted(ctx)
	if err != nil {
		return nil, err
	}
	pic := picture.Draw(m.session.Solver.Board(), &step, m.session.Settings.Notation)
	if told < toldLinks {
		pic.Links = nil
	}
	if told < coach.HintWhole {
		pic.Results = [board.Cells][board.ByDigit]picture.Mark{}
	}
	return &pic, nil
}

// explain explains the step that a hint speaks of or, where none does, the last one.
func (m *model) explain() tea.Cmd {
	if m.full() {
		return m.finish()
	}
	log := m.session.Solver.Log()
	line := "explain"
	if m.hinted || len(log.Steps) <= m.session.Arrived {
		line = "explain next"
	}
	return m.later(func(ctx context.Context) outcome {
		o := m.carry(ctx, all, line)
		if line == "explain next" && o.err == nil {
			o.then = func(*outcome) { m.session.Played.Hints++; m.hinted = true }
		}
		return o
	})
}

// step makes the next step, and marks what it is about.
func (m *model) step() tea.Cmd {
	if m.full() {
		return m.finish()
	}
	return m.later(func(ctx context.Context) outcome {
		before, steps := *m.session.Solver.Board(), len(m.session.Solver.Log().Steps)
		o := m.carry(ctx, all, "next")
		if log := m.session.Solver.Log(); o.err == nil && len(log.Steps) == steps+1 {
			pic := picture.Draw(&before, log.Last(), m.session.Settings.Notation)
			o.drawn = &pic
		}
		o.then = func(o *outcome) {
			if o.err == nil {
				m.session.Played.Steps++
			}
		}
		return o
	})
}

// full reports whether nothing is left to do but to say how it was done.
func (m *model) full() bool { return m.scene.board.Status() == board.Solved }

// check marks wrong digits.
func (m *model) check() tea.Cmd {
	m.session.Played.Checks++
	m.wrongAt = m.session.Version()
	wrong, robbed := m.session.Wrong(), m.session.Robbed()
	switch known := m.session.PuzzleKnown(); {
	case known.Solutions == 0:
		m.say("the puzzle has no solution")
	case known.Solutions > 1:
		return m.now("hint", silent) // says whether a solution is left
	case wrong.Empty() && robbed.Empty():
		m.say("no digit is wrong")
	case wrong.Empty():
		m.say("no digit is wrong, but what belongs there was removed from " + m.session.Settings.Notation.Cells(robbed))
	default:
		m.say("wrong: " + m.session.Settings.Notation.Cells(wrong))
	}
	m.look()
	return nil
}
