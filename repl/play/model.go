package play

import (
	"context"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"

	"deduku/board"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/repl"
	"deduku/repl/state"
)

// model is what play remembers. It implements [tea.Model].
type model struct {
	ctx      context.Context
	session  *repl.Session
	terminal Terminal
	keys     map[string]action
	commands map[string]bool // the words that are commands at the prompt
	scene    scene
	wrongAt  int       // the version of the log whose wrong digits were asked for
	hinted   bool      // what is shown is a hint, which can be explained
	since    time.Time // when time began to count; zero while it does not
	queue    []tea.Msg // keys that came while the session was busy
	stop     context.CancelFunc
	running  sync.WaitGroup
}

// newModel is a model of a session.
func newModel(ctx context.Context, s *repl.Session, t Terminal) *model {
	m := &model{ctx: ctx, session: s, terminal: t, keys: keyboard(), commands: repl.CommandNames(), wrongAt: -1}
	m.scene.unicode = t.Unicode && s.Settings.ASCII != "on" || s.Settings.ASCII == "off"
	if t.Color(s.Settings.Color) {
		m.scene.theme = theme.Named(s.Settings.Theme)
	}
	m.scene.notation, m.scene.first, m.scene.timed = s.Settings.Notation, s.Settings.Entry, s.Settings.Timer
	m.look()
	m.scene.cursor = m.scene.board.Open().First()
	if m.scene.board.Open().Empty() {
		m.scene.cursor = 0
	}
	return m
}

// look takes what is seen from the session.
func (m *model) look() {
	s, view := m.session, &m.scene
	view.board = *s.Solver.Board()
	log := s.Solver.Log()
	view.puzzle = log.Puzzle
	s.Played = s.Played.On(log.Puzzle)
	notes := s.Pencil.With(&s.Middle)
	view.pencil = notes.Seen(&view.board)
	var pic picture.Picture
	s.Marking.On(&pic)
	for c := range view.hues {
		view.hues[c] = pic.Hues[c][0]
	}
	view.wrong = board.CellSet{}
	if s.Settings.Mistakes == state.Show || m.wrongAt == s.Version() {
		view.wrong = s.Wrong().Union(s.Robbed())
	}
}

// tick is a second of the time that is shown.
type tick struct{}

// Init implements [tea.Model].
func (m *model) Init() tea.Cmd {
	m.since = m.session.Clock()
	var typed []tea.Cmd
	for _, msg := range typedAhead(m.terminal.Ahead) {
		typed = append(typed, func() tea.Msg { return msg })
	}
	return tea.Batch(tea.Sequence(typed...), m.ticking())
}

// ticking has a tick come, where the time is shown.
func (m *model) ticking() tea.Cmd {
	if !m.scene.timed {
		return nil
	}
	return tea.Tick(time.Second, func(time.Time) tea.Msg { return tick{} })
}

// Update implements [tea.Model].
func (m *model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.scene.width, m.scene.height = msg.Width, msg.Height
	case tick:
		return m, m.ticking()
	case tea.KeyPressMsg:
		return m, m.key(msg)
	case tea.MouseClickMsg:
		return m, m.click(msg)
	case outcome:
		return m, m.ended(msg)
	}
	return m, nil
}

// View implements [tea.Model].
func (m *model) View() tea.View {
	if !m.scene.busy {
		m.count()
		m.scene.time = m.session.Played.Time
	}
	v := tea.NewView(m.scene.draw())
	v.AltScreen = true
	v.MouseMode = tea.MouseModeCellMotion
	v.KeyboardEnhancements = tea.KeyboardEnhancements{ReportAlternateKeys: true, ReportAllKeysAsEscapeCodes: true}
	return v
}

// count takes the time since it was counted last into what is kept of the session.
func (m *model) count() {
	if !m.since.IsZero() {
		now := m.session.Clock()
		m.session.Played.Time += now.Sub(m.since)
		m.since = now
	}
}

// hold stops the time.
func (m *model) hold() {
	m.count()
	m.since = time.Time{}
}

// end waits until the session is nobody's but the caller's.
func (m *model) end() {
	if m.stop != nil {
		m.stop()
	}
	m.running.Wait()
	m.hold()
}

// typedAhead is the keys that were typed before play began, as messages.
func typedAhead(text string) (all []tea.Msg) {
	special := map[rune]rune{'\x10': tea.KeyUp, '\x0e': tea.KeyDown, '\x02': tea.KeyLeft, '\x06': tea.KeyRight, '\r': tea.KeyEnter, '\x7f': tea.KeyBackspace}
	for _, r := range text {
		if code, ok := special[r]; ok {
			all = append(all, tea.KeyPressMsg{Code: code})
		} else if r >= ' ' {
			all = append(all, tea.KeyPressMsg{Code: r, Text: string(r)})
		}
	}
	return all
}
