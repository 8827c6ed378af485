package handbook

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"sync"
	"testing"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/technique"
)

// once is the handbook, made once for all tests.
var once = sync.OnceValues(func() (*Book, error) { return Make(context.Background(), func(int, int) {}) })

func made(t *testing.T) *Book {
	t.Helper()
	b, err := once()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestBook has each technique in one entry that says all there is to say, and a second handbook be the same.
func TestBook(t *testing.T) {
	b := made(t)
	seen := map[*deduce.Technique]int{}
	for i := range b.Chapters {
		c := &b.Chapters[i]
		n := len(c.Beside())
		for _, s := range c.Stops() {
			n += 1 + len(s.Relatives)
		}
		if n != len(c.Entries) {
			t.Errorf("%s: %d of %d entries are on the path or beside it", c.Title, n, len(c.Entries))
		}
	}
	for _, e := range b.Entries() {
		tech := e.Technique
		seen[tech]++
		if e.Idea.Drawing == nil || e.Example.Drawing == nil || e.Idea.Line == "" || len(e.Example.Told) == 0 || len(e.Related) == 0 || len(e.Leads()) != 3 {
			t.Errorf("%s lacks something: %+v", tech.Name, e)
		}
		for _, s := range append([]Shown{e.Idea, e.Example}, e.Further...) {
			puzzled, of, _ := strings.Cut(s.Link, "&h=")
			if of != tech.Name {
				t.Errorf("%s: the link %q does not say what it shows", tech.Name, s.Link)
			}
			if p, err := format.Parse(strings.TrimPrefix(puzzled, "#p=")); err != nil || !strings.HasPrefix(s.Link, "#p=") || len(p.Eliminated) > 0 && p.Givens == (puzzle.Puzzle{}).Givens {
				t.Errorf("%s: the link %q opens nothing: %v", tech.Name, s.Link, err)
			}
		}
		if len(e.Further) != further {
			t.Errorf("boards.txt: %s has %d further positions, want %d; add lines here, or for a stop of the path to "+
				"deduce/coach/lesson/boards.txt", tech.Name, len(e.Further), further)
		}
		if e.Missing == "" || e.Near.Drawing == nil {
			t.Errorf("%s: what is missing: %q", tech.Name, e.Missing)
		}
		if e.On != (e.Often != "") {
			t.Errorf("%s is on: %v, and needed: %q", tech.Name, e.On, e.Often)
		}
	}
	for _, tech := range technique.Standard.Techniques() {
		if seen[tech] != 1 {
			t.Errorf("%s is in %d entries", tech.Name, seen[tech])
		}
	}
	if again, err := Make(t.Context(), func(int, int) {}); err != nil || !reflect.DeepEqual(b, again) {
		t.Errorf("a second handbook differs (%v)", err)
	}
}

// TestBoards reads the table of boards: each is a position on which its technique applies.
func TestBoards(t *testing.T) {
	for line := range strings.Lines(boardsFile) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		name, position, _ := strings.Cut(strings.TrimSpace(line), " ")
		tech := technique.Standard.Lookup(name)
		p, err := format.Parse(position)
		if tech == nil {
			t.Errorf("boards.txt: %q is not on the ladder; remove its lines", name)
			continue
		}
		if err != nil || lesson.At(t.Context(), &p, tech).Step == nil {
			t.Errorf("%s does not apply on %s (%v)", name, position, err)
		}
	}
}

// TestNames has each title in the index, and each name lead to something, in order.
func TestNames(t *testing.T) {
	b := made(t)
	titles := 0
	last := ""
	for _, n := range b.Names() {
		if len(n.Techniques) == 0 {
			t.Errorf("%q stands for no technique: remove it from usual in deduce/technique/names.go", n.Name)
		}
		if plainName(n.Name) < last {
			t.Errorf("%q comes after %q", n.Name, last)
		}
		last = plainName(n.Name)
		if n.Own {
			titles++
		}
	}
	if titles != len(technique.Standard) {
		t.Errorf("%d titles", titles)
	}
}

// TestCanceled ends soon where nobody waits any more.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Make(ctx, func(int, int) {}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
