package keys

import (
	"strings"
	"unicode"
)

// MaxPaste is how many bytes of a paste are kept. The largest board is a few thousand.
const MaxPaste = 1 << 20

// pasteEnd is what a terminal sends after a paste. Before it comes Esc [ 200 ~.
const pasteEnd = "\x1b[201~"

// paste is a paste that has not ended.
type paste struct {
	text    []byte
	lost    int
	matched int  // bytes of pasteEnd that were seen
	quiet   bool // nothing came for a Pause
}

// inPaste takes what is inside a paste. Ctrl-C after a pause gives the paste up: if the end got lost,
// nothing that is typed would ever arrive.
func (f *Filter) inPaste(b byte) {
	p := &f.paste
	if p.quiet && b == 0x03 {
		f.paste = paste{}
		f.reset()
		f.begin(b)
		return
	}
	p.quiet = false
	if b == pasteEnd[p.matched] {
		if p.matched++; p.matched == len(pasteEnd) {
			f.endPaste()
		}
		return
	}
	for i := range p.matched {
		p.add(pasteEnd[i])
	}
	if p.matched = 0; b == pasteEnd[0] {
		p.matched = 1
		return
	}
	p.add(b)
}

func (p *paste) add(b byte) {
	if len(p.text) < MaxPaste {
		p.text = append(p.text, b)
	} else {
		p.lost++
	}
}

// endPaste emits what was pasted.
func (f *Filter) endPaste() {
	e := Event{Kind: Paste, Text: plain(string(f.paste.text)), Lost: f.paste.lost}
	f.paste = paste{}
	f.reset()
	if !strings.Contains(e.Text, "\n") {
		// A tab that reaches readline completes the word before it.
		e.Kind, e.Text = Text, strings.ReplaceAll(e.Text, "\t", " ")
	}
	if e.Text != "" || e.Lost > 0 {
		f.events = append(f.events, e)
	}
}

// plain is pasted text with its line ends made LF, and without what would control the terminal.
func plain(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.ToValidUTF8(text, ""))
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return -1
		}
		return r
	}, text)
}
