package pipeline

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"sync/atomic"

	"deduku/board/puzzle"
	"deduku/deduce/batch/stream"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
)

// Replies is a worker that puts what a command says of puzzles into blocks: a line of text each, or of JSON.
type Replies struct {
	answer  Answerer
	command string
	JSON    bool
	counted *atomic.Int64 // solutions of puzzles that are still counted; nil where nobody looks
	*stream.Block
	Why string // there is no answer to the puzzle at hand, for JSON
}

// Answer has a puzzle answered.
func (r *Replies) Answer(ctx context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	r.Block = b
	return r.answer(ctx, p, r)
}

// Unread says that a puzzle or a file could not be read.
func (r *Replies) Unread(m *stream.Miss, b *stream.Block) {
	r.Block = b
	if !r.JSON {
		r.Note("%v", m.Err)
		return
	}
	reply := answer.Reply{Command: r.command, Error: m.Err.Error()}
	var syntax *puzzle.SyntaxError
	var path *fs.PathError
	switch {
	case errors.As(m.Err, &syntax):
		reply.At, reply.Error = syntax.Pos.String(), syntax.Msg
	case errors.As(m.Err, &path):
		reply.At = path.Path
	}
	r.line(reply)
}

// Note tells a person something.
func (r *Replies) Note(form string, args ...any) {
	r.Notes = append(r.Notes, "deduku: "+sanitize.Message(fmt.Sprintf(form, args...)))
}

// No counts a puzzle without an answer, and says why where that is known.
func (r *Replies) No(p *puzzle.Puzzle, why string) {
	r.Refused++
	if clashes := p.Digits().Clashes(); why == "" && len(clashes) > 0 {
		why = wording.Text{}.Clash(clashes[0])
	}
	switch {
	case why == "":
	case r.JSON:
		r.Why = "invalid: " + why
	default:
		r.Note("%v: invalid: %s", p.At, why)
	}
}

// Facts answers a puzzle in JSON, with what no has said of it.
func (r *Replies) Facts(p *puzzle.Puzzle, result answer.Result) {
	r.line(answer.Reply{Command: r.command, Puzzle: p.Digits().String(), At: p.At.String(), Result: result, Error: r.Why})
	r.Why = ""
}

// Write appends to the results of the block.
func (r *Replies) Write(p []byte) (int, error) {
	r.Out = append(r.Out, p...)
	return len(p), nil
}

// line appends a line of JSON.
func (r *Replies) line(reply answer.Reply) {
	if err := answer.Write(r, reply); err != nil {
		panic(err) // replies are structs of texts and numbers, and the block above takes every byte
	}
}

// Passing has something printed, and passes on what there is whenever that is much: a log may be of any length.
func (r *Replies) Passing(ctx context.Context, print func(pass func([]byte) []byte)) (err error) {
	print(func(out []byte) []byte {
		if r.Out = out; err == nil && r.Full() {
			err = r.PassOn(ctx)
		}
		return r.Out
	})
	return err
}

// Count counts the solutions of a puzzle.
func (r *Replies) Count(ctx context.Context, p *puzzle.Puzzle, o op.Count) (op.Counted, error) {
	position := PositionOf(p)
	o.Seen = r.counted
	return o.Do(ctx, &position)
}
