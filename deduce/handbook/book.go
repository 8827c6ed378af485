package handbook

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/glossary"
	"deduku/deduce/technique"
)

// Title is what the handbook is called, About what is in it, AboutWords what its chapter of words is.
const (
	Title      = "deduku's handbook"
	About      = "Techniques of solving Sudoku, from the easiest to the last resort: what each is, how to spot it, examples told and drawn, and what is nearly one."
	AboutWords = "The words that the explanations use, and where each is met."
)

// Book is the handbook.
type Book struct {
	Chapters []Chapter
	Words    []glossary.Word
}

// Chapter is the entries of a chapter of the path: what the path teaches, each before its relatives, then what is near to these and
// off until somebody asks for it.
type Chapter struct {
	Title, About string
	Entries      []*Entry
}

// Make makes the handbook of all techniques of the ladder. told is called whenever an entry is made, with how many there are so far.
// The error is that of ctx, or says which technique has an example that does not show it.
func Make(ctx context.Context, told func(made, of int)) (*Book, error) {
	b := &Book{Words: glossary.Dictionary}
	all := order()
	for i := range review.Chapters {
		c := Chapter{Title: review.Chapters[i].Title, About: review.Chapters[i].About}
		for _, t := range all[i] {
			c.Entries = append(c.Entries, &Entry{Technique: t, Chapter: i})
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b, b.fill(ctx, told)
}

// fill fills the entries, as many at a time as there are processors.
func (b *Book) fill(ctx context.Context, told func(made, of int)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	entries := b.Entries()
	next := make(chan *Entry)
	var one sync.Mutex
	made := 0
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for e := range next {
				if err := e.fill(ctx); err != nil {
					cancel(err)
				}
				one.Lock()
				made++
				told(made, len(entries))
				one.Unlock()
			}
		})
	}
	for _, e := range entries {
		if ctx.Err() == nil {
			next <- e
		}
	}
	close(next)
	workers.Wait()
	return context.Cause(ctx)
}

// Stop is an entry of the path with those that follow from it.
type Stop struct {
	*Entry
	Relatives []*Entry
}

// Stops are the entries of the path, in their order.
func (c *Chapter) Stops() (all []Stop) {
	for _, e := range c.Entries {
		switch {
		case e.Lesson == e.Technique:
			all = append(all, Stop{Entry: e})
		case e.Lesson != nil:
			last := &all[len(all)-1]
			last.Relatives = append(last.Relatives, e)
		}
	}
	return all
}

// Beside are the entries of techniques that are not on the path.
func (c *Chapter) Beside() (all []*Entry) {
	for _, e := range c.Entries {
		if e.Lesson == nil {
			all = append(all, e)
		}
	}
	return all
}

// Entries are the entries of all chapters.
func (b *Book) Entries() (all []*Entry) {
	for i := range b.Chapters {
		all = append(all, b.Chapters[i].Entries...)
	}
	return all
}

// order is the techniques of each chapter, in the order in which they stand there.
func order() [][]*deduce.Technique {
	all := make([][]*deduce.Technique, len(review.Chapters))
	for i := range review.Chapters {
		for _, s := range review.Chapters[i].Stops {
			all[i] = append(append(all[i], s.Technique), s.Relatives...)
		}
	}
	for _, t := range technique.Standard.Techniques() {
		if review.At(t) == nil {
			i := chapterNear(t)
			all[i] = append(all[i], t)
		}
	}
	return all
}

// chapterNear is the chapter of the technique of the path that is nearest to one which is not on it.
func chapterNear(t *deduce.Technique) int {
	near := []*deduce.Technique{t}
	for i := 0; i < len(near); i++ {
		if s := review.At(near[i]); s != nil {
			return chapterOf(s)
		}
		for _, u := range technique.Related(near[i]) {
			if !slices.Contains(near, u) {
				near = append(near, u)
			}
		}
	}
	return len(review.Chapters) - 1
}

// chapterOf is the number of the chapter of a stop, from 0.
func chapterOf(s *review.Stop) int {
	return slices.IndexFunc(review.Chapters, func(c review.Chapter) bool {
		return slices.ContainsFunc(c.Stops, func(other review.Stop) bool { return other.Technique == s.Technique })
	})
}
