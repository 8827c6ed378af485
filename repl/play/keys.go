package play

import (
	"io"
	"strings"

	tea "charm.land/bubbletea/v2"

	"deduku/board"
	"deduku/deduce/render/picture"
)

// action is what a key does.
type action func(m *model) tea.Cmd

// keyboard is what each key does, but for digits. A model has one, as some keys have others done.
func keyboard() map[string]action {
	return map[string]action{
		"up": walk(-1, 0), "k": walk(-1, 0), "down": walk(1, 0), "j": walk(1, 0),
		"left": walk(0, -1), "h": walk(0, -1), "right": walk(0, 1), "l": walk(0, 1),
		"n": func(m *model) tea.Cmd { m.scene.notes = !m.scene.notes; return nil },
		"N": func(m *model) tea.Cmd { return m.now("pencil fill", silent) },
		"0": (*model).erase, "backspace": (*model).erase, "delete": (*model).erase,
		"c":     func(m *model) tea.Cmd { m.scene.waits = "colour"; return nil },
		"/":     func(m *model) tea.Cmd { m.scene.waits = "filter"; return nil },
		"-":     func(m *model) tea.Cmd { m.scene.waits = "removal"; return nil },
		"u":     (*model).undo,
		"U":     func(m *model) tea.Cmd { return m.now("redo", silent) },
		"?":     (*model).hint,
		"x":     (*model).explain,
		".":     (*model).step,
		"v":     (*model).check,
		"p":     (*model).pause,
		"q":     func(m *model) tea.Cmd { return tea.Quit },
		"enter": func(m *model) tea.Cmd { return m.digit(m.scene.chosen, m.scene.notes) },
		"space": (*model).turn, "pgdown": (*model).turn,
		"pgup":   func(m *model) tea.Cmd { m.scene.from = 0; return nil },
		"esc":    (*model).dismiss,
		"ctrl+l": func(m *model) tea.Cmd { return tea.ClearScreen },
	}
}

// key does what a key asks for. While the session is busy keys wait, but for those that end that.
func (m *model) key(msg tea.KeyPressMsg) tea.Cmd {
	name := msg.String()
	switch {
	case name == "ctrl+z":
		return tea.Exec(suspension{m.terminal.Suspend}, nil)
	case name == "ctrl+c" || m.scene.busy && (name == "esc" || name == "q"):
		if m.scene.busy {
			m.queue = nil
			m.stop()
			return nil
		}
		return tea.Quit
	case m.scene.busy:
		m.queue = append(m.queue, msg)
		return nil
	case m.scene.paused && name != "q":
		m.scene.paused = false
		m.say("")
		m.since = m.session.Clock()
		return nil
	}
	d, swapped := digitOf(msg)
	if waits := m.scene.waits; waits != "" {
		m.scene.waits = ""
		return m.waited(waits, name, d)
	}
	if d == 0 {
		if act, ok := m.keys[name]; ok {
			return act(m)
		}
		return nil
	}
	if m.scene.first == "digit" && !swapped {
		m.choose(d)
		return nil
	}
	return m.digit(d, m.scene.notes != swapped)
}

// digitOf is the digit of a key, zero for none. swapped says that Shift was held, where the terminal tells.
func digitOf(msg tea.KeyPressMsg) (d board.Digit, swapped bool) {
	k := msg.Key()
	if len(k.Text) == 1 && '1' <= k.Text[0] && k.Text[0] <= '9' {
		return board.Digit(k.Text[0] - '0'), false
	}
	if k.Mod.Contains(tea.ModShift) && '1' <= k.Code && k.Code <= '9' {
		return board.Digit(k.Code - '0'), true
	}
	return 0, false
}

// waited does what the key behind a first one asks for.
func (m *model) waited(waits, name string, d board.Digit) tea.Cmd {
	cell := m.session.Settings.Notation.Cell(m.scene.cursor)
	switch {
	case waits == "filter":
		m.scene.filter = d // none for any other key
		if d == 0 {
			m.leftOff("all digits are shown", name)
		}
		return nil
	case waits == "removal":
		if d > 0 {
			return m.remove(d)
		}
		m.leftOff("no candidate is removed", name)
		return nil
	case d > 0 && picture.Hue(d) < picture.Hues:
		return m.now("mark "+cell+" "+picture.Hue(d).String(), silent)
	case name == "0" && m.scene.hues[m.scene.cursor] != picture.NoHue:
		return m.now("unmark "+cell, silent)
	case name != "0":
		m.leftOff("no colour is changed", name)
	}
	return nil
}

// leftOff says what came of a key that was no answer to the one before it: Esc is known to do nothing else.
func (m *model) leftOff(what, name string) {
	switch name {
	case "esc":
		m.say("")
	case "q":
		m.say(what + "; 'q' now leaves play")
	default:
		m.say(what)
	}
}

// walk moves the cursor, at an edge to the other one.
func walk(rows, cols int) action {
	return func(m *model) tea.Cmd {
		c := m.scene.cursor
		m.scene.cursor = board.CellAt((c.Row()+rows+board.Side)%board.Side, (c.Col()+cols+board.Side)%board.Side)
		return nil
	}
}

// choose takes a digit to be put into cells, or puts it away.
func (m *model) choose(d board.Digit) {
	if m.scene.chosen == d {
		d = 0
	}
	m.scene.chosen = d
}

// turn shows more of a text that is long, and from its end its beginning.
func (m *model) turn() tea.Cmd {
	l, ok := m.scene.layout()
	if !ok {
		return nil
	}
	page := max(1, l.text.height-1)
	if m.scene.from += page; m.scene.from >= len(m.scene.lines(l.text.width)) {
		m.scene.from = 0
	}
	return nil
}

// dismiss takes away what was said, then what was chosen.
func (m *model) dismiss() tea.Cmd {
	if m.scene.message != "" {
		m.say("")
		return nil
	}
	m.scene.filter, m.scene.chosen = 0, 0
	return nil
}

// say shows a text instead of the last one.
func (m *model) say(text string) {
	m.scene.message, m.scene.from = m.inKeys(strings.TrimSpace(text)), 0
	m.scene.offers = nil
	m.scene.marks, m.scene.parts = [board.Cells]picture.Mark{}, [board.Cells][board.ByDigit]picture.Mark{}
	m.scene.links, m.scene.listed = nil, ""
	m.hinted = false
}

// pause hides the board and stops the time.
func (m *model) pause() tea.Cmd {
	m.hold()
	m.scene.paused = true
	m.say("paused; any key goes on")
	return nil
}

// click moves to a cell and, where the digit comes first, puts it there.
func (m *model) click(msg tea.MouseClickMsg) tea.Cmd {
	l, ok := m.scene.layout()
	if !ok || msg.Button != tea.MouseLeft || m.scene.busy || m.scene.paused {
		return nil
	}
	c, ok := l.at(msg.X, msg.Y)
	if !ok {
		return nil
	}
	m.scene.cursor = c
	if m.scene.chosen != 0 {
		return m.digit(m.scene.chosen, m.scene.notes)
	}
	return nil
}

// suspension is Ctrl-Z.
type suspension struct{ stop func() }

// Run implements [tea.ExecCommand].
func (s suspension) Run() error {
	s.stop()
	return nil
}

// SetStdin implements [tea.ExecCommand].
func (suspension) SetStdin(io.Reader) {}

// SetStdout implements [tea.ExecCommand].
func (suspension) SetStdout(io.Writer) {}

// SetStderr implements [tea.ExecCommand].
func (suspension) SetStderr(io.Writer) {}
