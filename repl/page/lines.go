package page

import (
	"context"
	"errors"
	"io"
	"strings"
	"time"

	"deduku/repl"
	"deduku/repl/terminal/keys"
)

// Line implements repl.LineReader: the next line is typed at the prompt, or follows from what is clicked. Meanwhile
// the page is told how the session stands.
func (p *Page) Line(ctx context.Context, prompt string) (string, error) {
	if len(p.next) == 0 {
		p.arrived(ctx)
	}
	p.report()
	p.editor.begin(prompt)
	p.said.Reset()
	for {
		if len(p.next) > 0 {
			line := p.next[0]
			p.next = p.next[1:]
			return p.begin(p.say(prompt, line))
		}
		if line, err, done := p.keyed(); done {
			return p.begin(line, err)
		}
		most := time.Hour
		if p.keys.Waiting() {
			most = keys.Pause
		}
		p.flush()
		r, ok := p.inbox.wait(ctx, most)
		switch {
		case ctx.Err() != nil:
			return "", ctx.Err()
		case !ok:
			p.keys.Quiet()
		default:
			p.request(r)
		}
	}
}

// begin tells the page that a line is being carried out.
func (p *Page) begin(line string, err error) (string, error) {
	if err == nil {
		p.send(Message{Busy: true})
	}
	return line, err
}

// say shows a line at the prompt as if it had been typed, and keeps it in the history.
func (p *Page) say(prompt, line string) (string, error) {
	p.editor.hide()
	io.WriteString(terminal{p}, prompt+strings.ReplaceAll(line, "\n", "\n> ")+"\n")
	if !strings.Contains(line, "\n") {
		p.store.history().Add(line)
	}
	return line, nil
}

// keyed acts on keys until a line is whole.
func (p *Page) keyed() (line string, err error, done bool) {
	for len(p.typed) > 0 {
		e := p.typed[0]
		p.typed = p.typed[1:]
		switch e.Kind {
		case keys.Key:
			switch p.editor.key(e.Text) {
			case lineEntered:
				line := p.editor.take()
				if !strings.HasPrefix(line, " ") && strings.TrimSpace(line) != "" {
					p.store.history().Add(line)
				}
				return line, nil, true
			case lineInterrupted:
				return "", repl.ErrInterrupt, true
			case lineEnded:
				return "", io.EOF, true
			}
		case keys.Text:
			p.editor.insertText(e.Text)
		case keys.Paste:
			first, rest, _ := strings.Cut(e.Text, "\n")
			p.editor.insertText(first)
			io.WriteString(terminal{p}, "\n")
			return p.editor.take() + "\n" + rest, nil, true
		case keys.Delete:
			p.editor.delete()
		case keys.Clear:
			p.editor.clear()
		}
	}
	return "", nil, false
}

// request does what the page asks for. What is a line of the session, is put in next.
func (p *Page) request(r request) {
	switch {
	case r.Do != "" && !r.Sure && p.astray(r.Do):
	case r.Do != "":
		p.next = append(p.next, r.Do)
	case r.Tap != 0:
		p.tap(r.Tap)
	case r.Over:
		p.over()
	case r.Keep:
		p.send(Message{Kept: p.kept()})
	case r.GoOn != nil:
		p.goOn(r.GoOn)
	case r.Digit != nil:
		p.put(r.Digit)
	case r.Note != nil:
		p.note(r.Note)
	case r.Notes != nil:
		p.takeNotes(r.Notes)
	case r.Back != 0:
		p.back(r.Back < 0)
	case r.Check != nil:
		p.checking = *r.Check
		p.report()
	case r.Teach != "":
		p.teach(r.Teach)
	case r.Import != nil:
		p.next = append(p.next, "learn import "+p.store.addFile(r.Import.Name, r.Import.Data))
	case r.Text != "" && p.commanding(r.Text):
		p.refuse("load", errors.New("this is a command, and no puzzle"))
	case r.Text != "":
		p.next = append(p.next, strings.TrimRight(r.Text, "\n")+"\n") // what ends in a line end is a paste
	case r.Key != "":
		p.typed = append(p.typed, p.keys.Feed([]byte(r.Key))...)
	case len(r.Size) == 2:
		p.size = [2]int{max(r.Size[0], 20), max(r.Size[1], 4)}
	case r.File != nil:
		name := p.store.addFile(r.File.Name, r.File.Data)
		p.next = append(p.next, "load "+name)
	case r.Draw > 0:
		p.draw(r.Draw)
	case r.Share != nil:
		if r.Share.Bare {
			p.send(Message{Link: "p=" + p.session.View().Log.Puzzle.String()})
			return
		}
		p.send(Message{Link: p.link(r.Share.Step)})
	case r.Open != "":
		lines, err := opened(r.Open)
		if err != nil {
			p.refuse("the link", err)
			return
		}
		p.next = append(p.next, lines...)
		p.arrives("")
	case r.Beside != nil:
		p.say(p.session.Prompt(), r.Beside.Line)
		io.WriteString(terminal{p}, r.Beside.Text)
		p.editor.begin(p.session.Prompt())
	case r.Filter != nil:
		p.filter = min(max(*r.Filter, 0), 9)
		p.report()
	case r.Candidates != nil:
		p.candidates, p.noted = *r.Candidates, r.Noted
		p.report()
	}
}

// commanding reports whether a text that is to be loaded would be carried out: it may come from anywhere, and is never a command.
func (p *Page) commanding(text string) bool {
	words := strings.Fields(text)
	return len(words) > 0 && words[0] != "load" && p.commands[strings.TrimRight(words[0], ";")]
}

// names are the keys that commands know, by what the filter makes of them.
var names = map[string]string{"\x02": "left", "\x06": "right", "\x01": "home", "\x05": "end"}

// Key implements reply.KeyReader.
func (p *Page) Key(ctx context.Context, wait time.Duration) (string, error) {
	for until := time.Now().Add(wait); ; {
		for len(p.typed) > 0 {
			e := p.typed[0]
			p.typed = p.typed[1:]
			if name, ok := names[e.Text]; ok && e.Kind == keys.Key {
				return name, nil
			} else if e.Kind == keys.Key {
				return e.Text, nil
			}
		}
		p.flush()
		r, ok := p.inbox.wait(ctx, time.Until(until))
		if !ok {
			return "", nil
		}
		if r.Key != "" || len(r.Size) == 2 {
			p.request(r)
			continue
		}
		p.inbox.putBack(r) // what is clicked ends what waits for a key
		return "q", nil
	}
}
