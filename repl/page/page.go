package page

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/theme"
	"deduku/internal/lean"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/console"
	"deduku/repl/reply"
	"deduku/repl/state"
	"deduku/repl/terminal/keys"
)

// Config is what a page needs from what runs it.
type Config struct {
	Send    func(Message)     // to the page
	Yield   func()            // lets requests in while a command runs; nil where they come by themselves
	Kept    map[string]string // what was put, by key
	Tab     string            // names the session of this page among those that are kept
	Alive   []string          // sessions of other pages that are open
	Seed    uint64
	Program string // its version
	clock   func() time.Time

	// Where and Assert read expressions, as a session's services do; nil where there are none.
	Where  func(expression string) (holds func(n int, step *deduce.Step) (bool, error), err error)
	Assert func(expression string, log *deduce.Log, b *board.Board) (holds bool, values string, err error)
}

// Page is a session and what its page was told of it. Receive may be called by another goroutine than Run.
type Page struct {
	config   Config
	session  *repl.Session
	store    *store
	editor   *lineEditor
	keys     keys.Filter
	typed    []keys.Event // that have not been acted upon
	inbox    inbox
	commands map[string]bool // names and aliases of all

	size       [2]int // of the terminal
	candidates bool   // are shown
	noted      bool   // also in cells with notes of the player's own
	filter     int    // the digit that alone is shown; 0 for all
	sent       []Step
	said       strings.Builder // by the running command
	sending    sync.Mutex      // held while a message is sent, so that messages keep their order; guards screen
	screen     []byte          // written and not sent yet
	next       []string        // lines that follow from a request
	checking   bool            // wrong digits are shown
	replaced   replaced
	arriving   *arriving // what is being put on the board; nil for nothing
	tapped     int       // the version of the board before a tap which a second one may follow
	strayed    strayed
	finished   board.Grid // the solved puzzle of which it was said how hard it was

	running sync.Mutex
	stop    context.CancelFunc // the running command; nil where none runs
}

// New is a page with a session on the first example.
func New(config Config) *Page {
	p := &Page{config: config, size: [2]int{80, 24}, inbox: newInbox()}
	if p.config.clock == nil {
		p.config.clock = time.Now
	}
	p.store = newStore(config.Kept, config.Tab, config.Alive, p.config.clock, p.send)
	face := console.New(writer{p}, writer{p}, console.Screen{
		Terminal: true, Watched: true, Unicode: true,
		Color: func(setting string) bool { return setting != "never" },
		Size:  func() (width, height int) { return p.size[0], p.size[1] },
	}, nil)
	face.UseKeys(p)
	p.session = repl.New(repl.Config{
		Face:     face,
		Services: state.Services{Seed: config.Seed, Clock: p.config.clock, Files: &files{p.store}, Diary: p.store.diary, Learning: &learning{p.store}, Where: config.Where, Assert: config.Assert},
		History:  p.store.history(), Keeper: &keeper{p.store}, SaveSettings: p.store.saveSettings, Answered: p.answered,
	})
	p.commands = repl.CommandNames()
	p.editor = &lineEditor{
		out: terminal{p}, width: func() int { return p.size[0] },
		completions: p.session.Complete, previous: p.store.history().Lines,
	}
	return p
}

// Run is the session from its beginning, or from where it was left, to its end.
func (p *Page) Run(ctx context.Context) error {
	if text := p.store.text(settingsKey); text != "" {
		p.session.Report(p.session.Configure(strings.NewReader(text), "settings"))
	}
	p.send(Message{Ready: &Ready{Version: version, Program: p.config.Program, Levels: deduce.Levels()}})
	if own := p.store.own(); own != "" {
		p.session.Report(p.session.Resume(ctx, strings.NewReader(own), "the session"))
	} else if err := p.session.Greet(p.config.Program); err != nil {
		return err
	}
	p.session.TellLost()
	err := p.session.Talk(ctx, p, p.interruptible)
	p.store.drop()
	p.send(Message{Ended: true})
	return err
}

// maxRequest bounds what the page may ask for at once.
const maxRequest = 64 << 20

// Receive takes a request of the page.
func (p *Page) Receive(text []byte) error {
	if len(text) > maxRequest {
		return fmt.Errorf("the request has %d bytes and may have %d", len(text), maxRequest)
	}
	var r request
	if err := json.Unmarshal(text, &r); err != nil {
		return fmt.Errorf("no request: %w", err)
	}
	if (r.Stop || r.Key == "\x03") && p.stopCommand() {
		return nil
	}
	p.inbox.put(r)
	return nil
}

// mostSaid is how much of what a command says its answer has.
const mostSaid = 8 << 10

// answered tells the page what came of a line.
func (p *Page) answered(line string, r reply.Reply) {
	a := &Answer{Line: line, Text: theme.Plain(p.said.String())}
	log := p.session.Solver.Log()
	b := bringer{known: p.commands, log: &log}
	for _, one := range r.Answers {
		b.parts(one.Blocks)
		if start := p.startOf(one.Result); start != nil {
			a.Start = start
		}
		if log, ok := one.Result.(answer.Log); ok {
			a.Picked = numbersOf(&log)
		}
		if learn := learnOf(one.Result); learn != nil {
			a.Learn = learn
		}
	}
	a.Words = b.paragraphs()
	if n := len(b.drawings); n > 0 {
		a.SVG = b.drawings[n-1].Embedded()
	}
	if a.Learn != nil {
		a.Learn.drawn(&b)
	}
	a.Whole = errors.Is(r.Err, lean.Err)
	if r.Err != nil {
		a.Error = b.offering(r.Err.Error())
		a.Cells = named(a.Error, p.session.View().Text.Notation)
	}
	a.Offer = b.offers
	if a.Learn == nil { // lessons explain theirs
		a.Means = meaningsOf(append(a.Words, a.Error)...)
	}
	for _, one := range r.Answers {
		if p.tellWhy(a, one.Result) {
			break
		}
	}
	p.send(Message{Answer: a})
}

// refuse reports an error that no line of the session ended in.
func (p *Page) refuse(line string, err error, instead ...Offer) {
	p.editor.hide()
	p.session.Report(err)
	b := bringer{known: p.commands}
	a := &Answer{Line: line, Error: b.offering(err.Error())}
	a.Cells = named(a.Error, p.session.View().Text.Notation)
	a.Offer = append(b.offers, instead...)
	p.send(Message{Answer: a})
	p.editor.begin(p.session.Prompt())
}

// named are the cells that a text in a notation names.
func named(text string, n board.Notation) []string {
	var out []string
	for c := range board.Cell(board.Cells) {
		if strings.Contains(text, n.Cell(c)) {
			out = append(out, c.String())
		}
	}
	return out
}

// terminal writes to the screen.
type terminal struct{ p *Page }

// Write implements io.Writer. It collects what is written and sends it later: a message for each line would take longer than
// the line.
func (t terminal) Write(text []byte) (int, error) {
	t.p.sending.Lock()
	defer t.p.sending.Unlock()
	t.p.screen = append(t.p.screen, text...)
	if len(t.p.screen) > 64<<10 {
		t.p.sendScreen()
	}
	return len(text), nil
}

// flush sends what was written to the screen. Any goroutine may call it.
func (p *Page) flush() {
	p.sending.Lock()
	defer p.sending.Unlock()
	p.sendScreen()
}

// sendScreen sends what was written to the screen. The caller holds p.sending.
func (p *Page) sendScreen() {
	if len(p.screen) > 0 {
		p.config.Send(Message{Text: string(p.screen)})
		p.screen = p.screen[:0]
	}
}

// send sends a message to the page, after what was written before.
func (p *Page) send(m Message) {
	p.sending.Lock()
	defer p.sending.Unlock()
	p.sendScreen()
	p.config.Send(m)
}

// writer is where the session writes: for the screen, and for the answer.
type writer struct{ p *Page }

// Write implements io.Writer.
func (w writer) Write(text []byte) (int, error) {
	if room := mostSaid - w.p.said.Len(); room > 0 {
		w.p.said.Write(text[:min(room, len(text))])
	}
	return terminal(w).Write(text)
}
