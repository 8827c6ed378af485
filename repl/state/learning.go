package state

import (
	"context"
	"errors"

	"deduku/board/format/coords"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
)

// Learning returns what was learnt so far, in earlier sessions also. If it can't be read, Learning says so and returns nothing
// learnt.
func (d *Desk) Learning() review.State {
	text, err := d.Services.Learning.Read()
	if err != nil {
		d.notKept(err)
		return review.State{}
	}
	s, damaged := review.Parse(text)
	switch {
	case errors.Is(damaged, review.ErrVersion):
		d.notKept(errLater)
	case damaged != nil:
		d.Learn(func(fresh *review.State) { s = *fresh })
	case text == "":
		s = review.FromDiary(d.Diary.Lines())
	}
	return s
}

// errLater says why nothing is saved if a later deduku wrote the learning file.
var errLater = errors.New("a later deduku wrote the learning file, which stays as it is")

// Learn changes what is kept of learning. If the file is damaged, Learn keeps a copy of it under another name, goes on with the
// answers that can be read, and says so. A file of a later deduku stays as it is. If nothing can be kept, Learn says so once and
// returns the error.
func (d *Desk) Learn(change func(*review.State)) error {
	aside := ""
	var why error
	err := d.Services.Learning.Change(func(text string) (string, error) {
		s, damaged := review.Parse(text)
		if errors.Is(damaged, review.ErrVersion) {
			return "", errLater
		}
		if damaged != nil {
			name, err := d.Services.Learning.SetAside(text)
			if err != nil {
				return "", err
			}
			aside, why = name, damaged
		}
		if text == "" {
			s = review.FromDiary(d.Diary.Lines())
		}
		change(&s)
		return s.Text(), nil
	})
	var bad *review.BadAnswersError
	switch {
	case aside == "":
	case errors.As(why, &bad):
		d.Say("left out %s of %d that can't be read: %s; a copy of the file is kept as %s",
			wording.Count(bad.Bad, "answer", "answers"), bad.Of, bad.First, aside)
	default:
		d.Say("what was learnt could not be read: %v; it is kept as %s, and a new file begins", why, aside)
	}
	if err != nil {
		d.notKept(err)
	}
	return err
}

// notKept says once that answers are not kept.
func (d *Desk) notKept(err error) {
	if !d.Silent {
		d.Silent = true
		d.Say("what is answered is not kept: %v", err)
	}
}

// A Dialog asks something that a line answers without a command.
type Dialog interface {
	Asks(d *Desk) bool                                        // whether something is asked on the board now
	Reads(d *Desk) bool                                       // whether something is read there, and nothing asked
	Takes(d *Desk, text string) bool                          // whether a text is an answer to it
	Hears(d *Desk, text string) bool                          // whether a text is meant for it that is no answer
	Reply(ctx context.Context, d *Desk, text string) error    // judges an answer, or says how one is written
	Help(ctx context.Context, d *Desk) (done bool, err error) // says a little more, where there is something to say
	Tell(ctx context.Context, d *Desk) (done bool, err error) // tells the answer

	// Fills judges what is filled in on a puzzle that is played in a lesson; done is false on any other board.
	Fills(ctx context.Context, d *Desk, edits []coords.Edit) (done bool, err error)
}
