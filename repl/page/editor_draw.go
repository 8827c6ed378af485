package page

import (
	"fmt"
	"io"
	"strings"
)

// begin shows a prompt, followed by the line as typed so far.
func (e *lineEditor) begin(prompt string) {
	e.prompt, e.row = prompt, 0
	e.draw()
}

// hide clears the prompt and the line from the screen, so that something else can be written there.
func (e *lineEditor) hide() {
	io.WriteString(e.out, e.toStart()+"\x1b[J")
	e.row = 0
}

// clear clears the screen and draws the line at its top.
func (e *lineEditor) clear() {
	io.WriteString(e.out, "\x1b[H\x1b[2J")
	e.row = 0
	e.draw()
}

// leave ends the line on the screen.
func (e *lineEditor) leave(with string) {
	io.WriteString(e.out, with+"\n")
	e.row = 0
}

// toStart goes to where the prompt begins.
func (e *lineEditor) toStart() string {
	if e.row > 0 {
		return fmt.Sprintf("\r\x1b[%dA", e.row)
	}
	return "\r"
}

// draw draws prompt and line anew and puts the cursor where it is in the line.
func (e *lineEditor) draw() {
	width := max(e.width(), 1)
	head := []rune(e.head())
	all, at := len(head)+len(e.line), len(head)+e.pos
	var b strings.Builder
	b.WriteString(e.toStart() + "\x1b[J" + string(head) + string(e.line))
	last := all / width
	if all > 0 && all%width == 0 {
		b.WriteString("\r\n") // else the cursor would wait at the end of the row
	}
	e.row = at / width
	if up := last - e.row; up > 0 {
		fmt.Fprintf(&b, "\x1b[%dA", up)
	}
	b.WriteString("\r")
	if right := at % width; right > 0 {
		fmt.Fprintf(&b, "\x1b[%dC", right)
	}
	io.WriteString(e.out, b.String())
}

// head is what stands before the line: the prompt, or what is searched for.
func (e *lineEditor) head() string {
	if e.search != nil {
		return "(search '" + string(e.search.what) + "') "
	}
	return e.prompt
}
