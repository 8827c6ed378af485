package export

import (
	"context"
	"io"
	"time"
)

// Delays between the frames of a log.
const (
	firstDelay  = 1500 * time.Millisecond
	singleDelay = 700 * time.Millisecond  // what one sees at a glance
	otherDelay  = 2500 * time.Millisecond // what takes some thought
	lastDelay   = 6 * time.Second
)

// Frame is a drawing and for how long it is to be seen.
type Frame struct {
	*Drawing
	Delay time.Duration
}

// Reel is the frames of an animation.
type Reel []Frame

// GIF writes the log as an animation: the board as it came, then a frame a step.
func (s *Sheet) GIF(ctx context.Context, w io.Writer) error {
	return s.reel().GIF(ctx, w)
}

// reel is what the animation of the log shows.
func (s *Sheet) reel() (reel Reel) {
	if s.Only == 0 {
		start := s.start()
		first := s.byHand(Board(&start, s.Text.Notation, true))
		first.Dark = s.Dark
		first.Title = fold(s.Name, titleColumns)[0]
		if note := s.thinned(); note != "" {
			first.Caption = fold(note, columns)
		}
		reel = append(reel, Frame{first, firstDelay})
	}
	for f := range s.pictured() {
		delay := otherDelay
		if easy(f.step.Kind) {
			delay = singleDelay
		}
		if s.Each > 0 {
			delay = s.Each
		}
		reel = append(reel, Frame{s.drawing(f), delay})
	}
	reel[len(reel)-1].Delay = lastDelay
	return reel
}
