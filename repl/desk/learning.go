package desk

import (
	"context"

	"deduku/board/format/coords"
	"deduku/deduce/coach/review"
)

// Learning is what was learnt so far, in sessions before this one, too. Where it can't be read, it is nothing, and that is said.
func (d *Desk) Learning() review.State {
	text, err := d.Services.Learning.Read()
	if err == nil {
		s, damaged := review.Parse(text)
		if damaged != nil {
			d.Learn(func(fresh *review.State) { s = *fresh })
		}
		if text == "" {
			s = review.FromDiary(d.Diary.Lines())
		}
		return s
	}
	d.notKept(err)
	return review.State{}
}

// Learn changes what is kept of learning. What was kept before and is damaged, or written by a later deduku, is set aside under another
// name; that is said. Where nothing can be kept, that is said once.
func (d *Desk) Learn(change func(*review.State)) {
	aside := ""
	var why error
	err := d.Services.Learning.Change(func(text string) (string, error) {
		s, damaged := review.Parse(text)
		if damaged != nil {
			name, err := d.Services.Learning.SetAside(text)
			if err != nil {
				return "", err
			}
			aside, why, s = name, damaged, review.State{}
		}
		if text == "" {
			s = review.FromDiary(d.Diary.Lines())
		}
		change(&s)
		return s.Text(), nil
	})
	if aside != "" {
		d.Say("what was learnt could not be read: %v; it is kept as %s, and a new file begins", why, aside)
	}
	if err != nil {
		d.notKept(err)
	}
}

// notKept says once that answers are not kept.
func (d *Desk) notKept(err error) {
	if !d.Silent {
		d.Silent = true
		d.Say("what is answered is not kept: %v", err)
	}
}

// Asker asks something that is answered by what is typed without a command.
type Asker interface {
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
