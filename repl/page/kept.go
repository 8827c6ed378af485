package page

import (
	"context"
	"strings"

	"deduku/deduce/render/jsonl"
	"deduku/repl/state"
)

// kept is all that was done on the puzzle, for when it is gone on with: its steps with their reasons, colours and notes.
func (p *Page) kept() *Kept {
	v := p.session.View()
	f := &Kept{Puzzle: v.Log.Puzzle.String(), Grid: v.Board.Grid().String(), Marks: v.Marks()}
	f.Corner, f.Centre = notes(p.session)
	var text strings.Builder
	if err := new(jsonl.Writer).Log(&text, &v.Log); err == nil && text.Len() <= mostKept {
		f.Log = text.String()
	}
	if past := p.session.PastText(); len(past) <= mostKept {
		f.Past = past
	}
	return f
}

// mostKept bounds the steps that are kept of a puzzle. Those of one that people solve take some ten thousand bytes.
const mostKept = 512 << 10

// begunName is what the file is called that a puzzle is read from which is gone on with.
const begunName = "my puzzle"

// goOn puts a puzzle on the board as it was left.
func (p *Page) goOn(k *Kept) {
	marks, err := marked(strings.ReplaceAll(strings.Join(k.Marks, ","), " ", "-"))
	if err != nil {
		p.refuse("the colours", err)
		return
	}
	p.store.hold(fileKey+begunName, k.Log)
	p.next = append(p.next, "load "+begunName)
	p.next = append(p.next, marks...)
	p.next = append(p.next, noting(k.Corner, k.Centre)...)
	p.arrives(k.Past)
}

// arriving is a board that is being put here by several lines: how many changes there were before, and what could be taken back on it.
type arriving struct {
	changes int
	past    string
}

// arrives begins a series of lines that rebuild a saved board. They don't count as the player's changes: after them, undo has the history
// in past.
func (p *Page) arrives(past string) {
	p.arriving = &arriving{len(p.session.Past.Undo), past}
}

// arrived is called when nothing more follows.
func (p *Page) arrived(ctx context.Context) {
	if a := p.arriving; a != nil && len(p.session.Past.Undo) > a.changes { // and the board was not refused
		p.session.Recall(ctx, a.past, a.changes+1)
	}
	p.arriving = nil
}

// noting are the lines that make notes, given as digits of each cell.
func noting(corner, centre []string) (lines []string) {
	for _, kind := range []struct {
		digits []string
		middle bool
	}{{corner, false}, {centre, true}} {
		var n state.Pencil
		for c := range min(len(kind.digits), len(n)) {
			n[c] = setOf(kind.digits[c])
		}
		lines = append(lines, pencillings(n, kind.middle)...)
	}
	return lines
}
