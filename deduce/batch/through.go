package batch

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"deduku/board/puzzle"
	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
)

// Through has puzzles go through the stages of a plan that look at one row at a time.
type Through struct {
	Plan Plan
	// Encode appends a row as it is to be written. It may be called by several goroutines.
	Encode func(out []byte, r *Row) []byte
}

// NewWorker makes a worker of a [Run]. Its blocks have the rows that are kept, with their ends, for each puzzle that
// cannot be read a note, which is a line of JSON (see unreadable), and a remark for each puzzle that a stage cannot use as it is.
func (t *Through) NewWorker() stream.Worker {
	w := &through{encode: t.Encode}
	w.chain = NewChain(t.Plan.Stages, w.write)
	return w
}

// through is a worker of Through.
type through struct {
	chain  *Chain
	encode func([]byte, *Row) []byte
	row    Row
	block  *stream.Block
}

// Answer has a puzzle go through the stages.
func (w *through) Answer(ctx context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	w.row, w.block = RowOf(b.N, p), b
	err := w.chain.Pass(ctx, &w.row)
	if w.row.Note != "" {
		b.Remarks = append(b.Remarks, fmt.Sprintf("%v: %s", p.At, w.row.Note))
	}
	return err
}

// write puts a row that has gone through all stages into the block.
func (w *through) write(ctx context.Context, r *Row) error {
	b := w.block
	b.Out = w.encode(b.Out, r)
	b.Ends = append(b.Ends, len(b.Out))
	return b.PassOn(ctx)
}

// unreadable is a puzzle that could not be read, as a line of JSON has it.
type unreadable struct {
	N       int64  `json:"n"`      // its number in the input
	Source  string `json:"source"` // file:line
	Column  int    `json:"column"`
	Offset  int64  `json:"offset"` // bytes of the file before it; of a packed file, before the piece that was read last
	Message string `json:"message"`
}

// Unread notes a puzzle that could not be read.
func (w *through) Unread(m *stream.Miss, b *stream.Block) {
	line := unreadable{N: b.N, Source: m.File, Offset: m.Offset, Message: m.Err.Error()}
	if syntax := (*puzzle.SyntaxError)(nil); errors.As(m.Err, &syntax) {
		line.Source, line.Column, line.Message = sourceOf(syntax.Pos), syntax.Column, syntax.Msg
	}
	b.Notes = append(b.Notes, string(sanitize.VisibleJSON(sanitize.Marshal(line))))
}

// sourceOf returns a place as rows have it: file:line, without the column. What a terminal would obey in the name is escaped.
func sourceOf(at puzzle.Pos) string {
	file, line := sanitize.Visible(at.File), strconv.Itoa(at.Line)
	switch {
	case at.Cell > 0:
		return file + ":cell " + strconv.Itoa(at.Cell) + ":" + line
	case file == "":
		return line
	}
	return file + ":" + line
}
