package stream

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"math/bits"
	"runtime"
	"sort"

	"deduku/board/format"
	"deduku/board/puzzle"
)

// Share is where the n-th of some equal shares of an input ends, in bytes: 1 or more.
func Share(size int64, n, shares int) int64 {
	hi, lo := bits.Mul64(uint64(size), uint64(n))
	end, _ := bits.Div64(hi, lo, uint64(shares))
	return max(1, int64(end))
}

// Shares is where all equal shares of an input end, but the last, which ends with the input.
func Shares(size int64, shares int) []int64 {
	var ends []int64
	for n := 1; n < shares; n++ {
		ends = append(ends, Share(size, n, shares))
	}
	return ends
}

// Skim reads to where the run ends, without answering anything, and tells where that is.
func (r *Run) Skim(ctx context.Context) (Mark, error) {
	skim := *r
	skim.Workers, skim.Progress, skim.NewWorker = 1, nil, func() Worker { return skimmer{} }
	t, err := skim.Each(ctx, func(*Block) error { return nil })
	return t.End, err
}

// skimmer is a worker that has nothing to say.
type skimmer struct{}

func (skimmer) Answer(context.Context, *puzzle.Puzzle, *Block) error { return nil }
func (skimmer) Unread(*Miss, *Block)                                 {}

// Stretch is a piece of the input between two cuts, as long as nobody knows whether a puzzle begins where it does. The
// numbers of its puzzles, and of its lines, count from its begin.
type Stretch struct {
	From  Mark  `json:"from"`  // where a puzzle begins, if the first line break behind the cut ends one
	Until int64 `json:"until"` // the next cut, 0 for the end of the input
	To    *Mark `json:"to"`    // where the next stretch begins, if From is right; nil where it was not counted
}

// Cut tells where the input can be cut: a mark for its begin and one for each of some bytes of it, in order, which is the
// first place there or behind at which another run can begin. The stretches between the cuts are read at the same time, as
// many as there are workers. Where a cut falls into what can only be read from its start, such as a table with named
// columns, several marks are the same.
func (r *Run) Cut(ctx context.Context, cuts []int64) ([]Mark, error) {
	stretches, err := r.Stretches(cuts)
	if err != nil {
		return nil, err
	}
	workers := r.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	each := func(yield func(*Stretch) bool) {
		for i := range stretches {
			if !yield(&stretches[i]) {
				return
			}
		}
	}
	for range InOrder(ctx, workers, each, func() func(context.Context, *Stretch) { return r.Count }) {
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return r.Chain(ctx, stretches)
}

// Stretches cuts the input at some bytes of it, in order. It looks at no more than a line at each.
func (r *Run) Stretches(cuts []int64) ([]Stretch, error) {
	stretches := []Stretch{{From: r.From}}
	for file := 0; len(cuts) > 0; file++ {
		here := cuts
		if file+1 < len(r.Files) {
			here = cuts[:sort.Search(len(cuts), func(i int) bool { return cuts[i] > r.Starts[file+1] })]
		}
		cuts = cuts[len(here):]
		places, err := r.lineBreaks(file, here)
		if err != nil {
			return nil, err
		}
		for i, cut := range here {
			stretches[len(stretches)-1].Until = cut
			stretches = append(stretches, Stretch{From: places[i]})
		}
	}
	return stretches, nil
}

// lineBreaks is behind the first line break at each of some bytes of the input, which are all in one file.
func (r *Run) lineBreaks(file int, cuts []int64) ([]Mark, error) {
	marks := make([]Mark, len(cuts))
	for i := range marks {
		marks[i] = Mark{File: file + 1} // where there is no line break
	}
	if len(cuts) == 0 {
		return marks, nil
	}
	in, _, err := r.Open(r.Files[file])
	if err != nil {
		return nil, err
	}
	defer in.Close()
	seeker, ok := in.(io.ReadSeeker)
	if !ok {
		return marks, nil
	}
	var starts []int64
	packed, err := frameStarts(in, func(at int64) bool {
		starts = append(starts, at)
		return true
	})
	if err != nil {
		return nil, err
	}
	for i, cut := range cuts {
		at := cut - r.Starts[file]
		var place format.Place
		if packed {
			n := sort.Search(len(starts), func(i int) bool { return starts[i] >= at })
			if n == len(starts) {
				break
			}
			place, err = inFrame(in, starts[n])
		} else {
			place, err = inLines(seeker, at)
		}
		if err != nil {
			return nil, err
		}
		if place.Line > 0 {
			marks[i] = Mark{File: file, Place: place}
		}
	}
	return marks, nil
}

// furthest is how far a line break is looked for.
const furthest = 1 << 20

// inLines is behind the first line break from the byte before some byte of a file on.
func inLines(in io.ReadSeeker, at int64) (place format.Place, err error) {
	if _, err := in.Seek(at-1, io.SeekStart); err != nil {
		return place, err
	}
	n, err := lineBreak(in)
	if n > 0 {
		place = format.Place{Offset: at - 1 + n, Line: 1}
	}
	return place, err
}

// inFrame is behind the first line break from where a frame begins.
func inFrame(in io.Reader, frame int64) (place format.Place, err error) {
	if s, ok := in.(io.Seeker); ok {
		if _, err := s.Seek(0, io.SeekStart); err != nil {
			return place, err
		}
	}
	text, err := openFrame(in, frame)
	if text == nil || err != nil {
		return place, nil // whoever reads so far says what is wrong
	}
	defer text.Close()
	n, err := lineBreak(text)
	if n == 0 || err != nil {
		return place, nil
	}
	place.Offset, place.Text = text.frameAt(n)
	place.Line = 1
	return place, nil
}

// lineBreak is how many bytes there are to the end of the first line, with its end; 0 where it has none.
func lineBreak(in io.Reader) (int64, error) {
	b := bufio.NewReader(io.LimitReader(in, furthest))
	for n := int64(0); ; {
		piece, err := b.ReadSlice('\n')
		n += int64(len(piece))
		switch {
		case bytes.HasSuffix(piece, []byte("\n")):
			return n, nil
		case err == io.EOF:
			return 0, nil
		case err != nil && err != bufio.ErrBufferFull:
			return 0, err
		}
	}
}

// Count fills in where a stretch ends. After an error it does not: read from where it does begin, it may have none.
func (r *Run) Count(ctx context.Context, s *Stretch) {
	if to, err := r.between(s.From, s.Until).Skim(ctx); err == nil {
		s.To = &to
	}
}

// between is the run from a mark to a cut.
func (r *Run) between(from Mark, until int64) *Run {
	part := *r
	part.From, part.Until = from, until
	if until == 0 {
		part.Until = r.Until
	}
	return &part
}

// Chain tells where stretches that were counted do begin: the first at the begin of the run, and each where the one before
// it ends. One that begins elsewhere than was supposed is read anew from there.
func (r *Run) Chain(ctx context.Context, stretches []Stretch) ([]Mark, error) {
	marks := []Mark{r.From}
	for _, s := range stretches[:len(stretches)-1] {
		at := marks[len(marks)-1]
		to, ok := s.after(at)
		if !ok {
			var err error
			if to, err = r.between(at, s.Until).Skim(ctx); err != nil {
				return nil, err
			}
		}
		marks = append(marks, to)
	}
	return marks, nil
}

// after is where the stretch ends that begins at a mark; not ok where it was not counted from there.
func (s *Stretch) after(at Mark) (Mark, bool) {
	from := s.From
	if s.To == nil || at.Skip != 0 || at.File != from.File || at.Place.Offset != from.Place.Offset || at.Place.Text != from.Place.Text {
		return at, false
	}
	to := *s.To
	if to.File == at.File && to.Place.Offset > 0 {
		to.Place.Line += at.Place.Line - from.Place.Line
	}
	to.Records += at.Records - from.Records
	return to, true
}
