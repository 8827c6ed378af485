package console

import (
	"cmp"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"deduku/deduce/render/paint"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// Console is a face that writes. Its writers and its screen are those of one session.
type Console struct {
	out, err     io.Writer // results, talk
	screen       Screen
	getenv       func(string) string
	painter      *paint.Painter
	alarm        string   // what an error begins with, in colour where there is some
	pagerSetting string   // the option pager
	waiting      []string // lines of steps that wait for the board to stand beside them
	keys         reply.KeyReader
	wait         wait
	open         bool // the last line that was written has no end
}

// New is a console whose results go to out and whose talk goes to err. The environment is nil for none.
func New(out, err io.Writer, screen Screen, getenv func(string) string) *Console {
	if getenv == nil {
		getenv = func(string) string { return "" }
	}
	c := &Console{out: out, err: err, screen: screen, getenv: getenv}
	c.restyle(reply.Restyled{Color: "auto", ASCII: "auto", Pager: "auto"})
	return c
}

// UseKeys has the console read single keys from a reader from now on, nil for none.
func (c *Console) UseKeys(keys reply.KeyReader) { c.keys = keys }

// Looking implements [reply.Renderer].
func (c *Console) Looking() bool { return c.screen.Terminal }

// Reply implements [reply.Renderer].
func (c *Console) Reply(a *reply.Answer) error {
	line := answer.Reply{Command: a.Command, Result: a.Result}
	if err := answer.Unshown(a.Err); err != nil { // where a command inside has shown it, this one failed, too
		line.Error = errorText(err)
	}
	if line.Result == nil && line.Error == "" {
		line.Result = answer.Nothing{}
	}
	var err error
	c.wait.line.Load().Aside(func() { err = answer.Write(c.out, line) })
	return err
}

// Show implements [reply.Renderer].
func (c *Console) Show(p reply.Block) (err error) {
	c.wait.line.Load().AsideOpen(func() (open bool) {
		err = c.put(p)
		return c.open
	})
	return err
}

// put writes a part.
func (c *Console) put(p reply.Block) error {
	switch p := p.(type) {
	case reply.Said:
		return c.write(c.err, c.fold(sanitize.VisibleLines(p.Text+"\n")))
	case reply.Failed:
		text := sanitize.VisibleLines(fmt.Sprintf("error: %s\n", sanitize.Message(p.Text)))
		return c.write(c.err, strings.Replace(c.fold(text), "error:", c.alarm, 1))
	case reply.StepLine:
		if p.Waits {
			return c.hold(c.listed(&p))
		}
	case reply.SaidStep:
		return c.write(c.err, strings.Join(c.listed(&p.Line), "\n")+"\n")
	case reply.Board:
		return c.release(&p)
	case reply.Glance:
		if !c.screen.Terminal {
			return nil
		}
	case reply.Page:
		return c.page(c.text(p))
	case reply.Cleared:
		if !c.screen.Terminal {
			return nil
		}
		err := c.write(c.err, "\x1b[H\x1b[2J")
		c.open = false
		return err
	case reply.Clipboard: // OSC 52, as xterm defined it
		_, err := io.WriteString(c.err, fmt.Sprintf("\x1b]52;c;%s\a", base64.StdEncoding.EncodeToString([]byte(p.Text))))
		return err
	case reply.Restyled:
		c.restyle(p)
		return nil
	}
	return c.write(c.out, c.text(p))
}

// text is a part of a result as text.
func (c *Console) text(p reply.Block) string {
	switch p := p.(type) {
	case reply.Told:
		return c.fold(p.Text + "\n")
	case reply.Verbatim:
		return p.Text
	case reply.Fitted:
		return c.fold(p(reply.Screen{Width: c.width(), Unicode: c.screen.Unicode}))
	case reply.StepLine:
		return strings.Join(c.listed(&p), "\n") + "\n"
	case reply.Words:
		text := c.indented(p.Paragraphs)
		if p.Picture != nil {
			text = c.painter.Words(p.Picture, text)
		}
		return text
	case reply.Drawing:
		return c.drawing(&p)
	case reply.Glance:
		return c.drawing(&p.Drawing)
	case reply.Fit:
		return c.fitted(&p)
	case reply.Page:
		var b strings.Builder
		for _, q := range p {
			b.WriteString(c.text(q))
		}
		return b.String()
	}
	panic(fmt.Sprintf("a part of type %T is no result", p)) // the switches of Show and text name each type
}

// drawing is a board as it is drawn.
func (c *Console) drawing(d *reply.Drawing) string {
	if d.Candidates {
		return c.painter.Candidates(&d.Picture, cmp.Or(c.width(), math.MaxInt))
	}
	return c.painter.Board(&d.Picture)
}

// fitted is a head and the larger drawing that the screen has room for below it.
func (c *Console) fitted(f *reply.Fit) string {
	head, drawing := c.text(f.Head), c.drawing(&f.Large)
	if height := c.height(); height > 0 && c.rowsOf(head+drawing) > height-2 {
		drawing = c.drawing(&f.Small)
	}
	return head + drawing
}

// listed is the line of a step, or as many as it needs.
func (c *Console) listed(l *reply.StepLine) []string {
	return c.painter.Listed(l.Words, l.Label, l.Step, c.width())
}

// write writes a text, and notes whether it leaves its last line open.
func (c *Console) write(w io.Writer, text string) error {
	if text != "" {
		c.open = !strings.HasSuffix(text, "\n")
	}
	_, err := io.WriteString(w, text)
	return err
}

// errorText is an error as a program is told it.
func errorText(err error) string {
	if errors.Is(err, context.Canceled) {
		return "interrupted; the command changed nothing"
	}
	return err.Error()
}
