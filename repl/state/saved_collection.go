package state

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"deduku/board/format"
	"deduku/internal/sanitize"
)

// In a saved session a collection is there with its puzzles, and not by the name of its file, which may be elsewhere or
// another one by then. It comes before the first board that is of it. Collections are numbered through the file, from one.

// collectionLine begins a collection; its puzzles follow, a line each.
type collectionLine struct {
	Collection string `json:"collection"`
}

// itemLine is a puzzle of the collection that was begun last.
type itemLine struct {
	Item  json.RawMessage `json:"item"` // as the format json has it
	Notes []string        `json:"notes,omitempty"`
}

// leftLine says on which board a puzzle of a collection was left.
type leftLine struct {
	Left *savedLeft `json:"left"`
}

type savedLeft struct {
	savedPlace
	State int `json:"state"`
}

// savedPlace is a place; zeros are none.
type savedPlace struct {
	Of     int `json:"of,omitempty"`     // the number of the collection
	Puzzle int `json:"puzzle,omitempty"` // the number of the puzzle in it
}

// writtenCollection is a collection that has been written.
type writtenCollection struct {
	*Collection
	left map[int]writtenState
}

// savedPlace is a place as the file has it. Its collection is written unless it has been.
func (w *Writer) savedPlace(p Place) savedPlace {
	if p.Of == nil {
		return savedPlace{}
	}
	for i := range w.collections {
		if w.collections[i].Collection == p.Of {
			return savedPlace{i + 1, p.At}
		}
	}
	w.json(collectionLine{p.Of.Name})
	for i := range p.Of.Puzzles {
		p := &p.Of.Puzzles[i]
		w.json(itemLine{json.RawMessage(strings.TrimSpace(format.Named("json").Text(p))), p.Notes})
	}
	w.collections = append(w.collections, writtenCollection{p.Of, map[int]writtenState{}})
	return savedPlace{len(w.collections), p.At}
}

// leftAt is the state in which the puzzle of a place was left, where it was and that has been written.
func (w *Writer) leftAt(p Place) []writtenState {
	for i := range w.collections {
		if left, ok := w.collections[i].left[p.At]; ok && w.collections[i].Collection == p.Of {
			return []writtenState{left}
		}
	}
	return nil
}

// lefts writes where puzzles of collections were left since.
func (w *Writer) lefts(written [][]writtenState) {
	for i := range w.collections {
		c := &w.collections[i]
		for _, at := range slices.Sorted(maps.Keys(c.Work)) {
			left := c.Work[at]
			if before, ok := c.left[at]; ok && before.sameAs(left) {
				continue
			}
			n := w.numbered(left, written)
			c.left[at] = n
			w.json(leftLine{&savedLeft{savedPlace{i + 1, at}, n.id}})
		}
	}
}

// collection begins to read a collection.
func (r *sessionReader) collection(line []byte) error {
	var read collectionLine
	if err := unmarshalLine(line, &read); err != nil {
		return err
	}
	r.collections = append(r.collections, NewCollection(sanitize.Visible(read.Collection)))
	return nil
}

// item reads a puzzle of the last collection.
func (r *sessionReader) item(line []byte) error {
	if len(r.collections) == 0 {
		return errors.New("a puzzle stands before its collection")
	}
	c := r.collections[len(r.collections)-1]
	if len(c.Puzzles) == MostPuzzles {
		return fmt.Errorf("a collection has %d puzzles at most", MostPuzzles)
	}
	var read itemLine
	if err := unmarshalLine(line, &read); err != nil {
		return err
	}
	p, err := format.Parse(string(read.Item))
	if err != nil {
		return fmt.Errorf("item: %w", err)
	}
	p.Notes = read.Notes
	c.Puzzles = append(c.Puzzles, p)
	return nil
}

// left reads where a puzzle was left. It counts when the session does.
func (r *sessionReader) left(line []byte) error {
	var read leftLine
	if err := unmarshalLine(line, &read); err != nil {
		return err
	}
	l := read.Left
	if l == nil || l.Of == 0 || !r.has(l.savedPlace) || l.State < 0 || l.State >= len(r.states) || r.states[l.State].savedPlace != l.savedPlace {
		return errors.New("left: this should be a puzzle, and the number of a board of it, before this line")
	}
	r.lefts = append(r.lefts, *l)
	return nil
}

// has reports whether a place is one of a collection that was read, or none.
func (r *sessionReader) has(p savedPlace) bool {
	if p.Of == 0 {
		return p.Puzzle == 0
	}
	return p.Of > 0 && p.Of <= len(r.collections) && p.Puzzle >= 1 && p.Puzzle <= len(r.collections[p.Of-1].Puzzles)
}

// placeOf is a place that was read.
func (r *sessionReader) placeOf(p savedPlace) Place {
	if p.Of == 0 {
		return Place{}
	}
	return Place{Of: r.collections[p.Of-1], At: p.Puzzle}
}
