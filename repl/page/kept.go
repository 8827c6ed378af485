package page

import (
	"strings"

	"deduku/deduce/render/jsonl"
	"deduku/repl/work"
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
}

// noting are the lines that make notes, given as digits of each cell.
func noting(corner, centre []string) (lines []string) {
	for _, kind := range []struct {
		digits []string
		middle bool
	}{{corner, false}, {centre, true}} {
		var n work.Pencil
		for c := range min(len(kind.digits), len(n)) {
			n[c] = setOf(kind.digits[c])
		}
		lines = append(lines, pencillings(n, kind.middle)...)
	}
	return lines
}
