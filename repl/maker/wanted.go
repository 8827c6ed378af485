package maker

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/internal/progress"
	"deduku/repl/services"
	"deduku/repl/settings"
)

// Wanted is what generated puzzles are to be like, as it is typed; an empty text or zero asks for nothing.
type Wanted struct {
	Symmetry, Clues, Pattern string
	Level, Rating            string
	Techniques               []string // that a puzzle takes or, where there are several, needs
	Tries                    int
}

// Options are what is wanted, as the generator takes it. A level and a technique are those of a solve by the techniques
// that a choice leaves on; the technique that is asked for counts as on.
func (w *Wanted) Options(choice technique.Choice) (o generate.Options, err error) {
	o.Tries = w.Tries
	if w.Symmetry != "" {
		if o.Symmetry, err = board.ParseSymmetry(w.Symmetry); err != nil {
			return o, err
		}
	}
	if o.MinClues, o.MaxClues, err = clues(w.Clues); err != nil {
		return o, err
	}
	if w.Pattern != "" {
		cells, err := generate.ParseMask(w.Pattern)
		if err != nil {
			return o, err
		}
		o.Pattern = &cells
	}
	demand, err := w.demand()
	if err != nil {
		return o, err
	}
	o.Demand, err = demand.Of(choice)
	return o, err
}

// FindPattern takes the pattern from the file that it names, where it names one.
func (w *Wanted) FindPattern(ctx context.Context, files services.Files) error {
	if _, err := generate.ParseMask(w.Pattern); err == nil || w.Pattern == "" {
		return nil
	}
	f, err := files.Open(ctx, w.Pattern)
	if err != nil {
		return nil // a mask with a fault, which is told when it is read
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 4096))
	w.Pattern = string(text)
	return err
}

// clues reads a number of givens or a range, zeros for none.
func clues(text string) (least, most int, err error) {
	if text == "" {
		return 0, 0, nil
	}
	from, to, found := strings.Cut(text, "-")
	if !found {
		to = from
	}
	least, errLeast := strconv.Atoi(from)
	most, errMost := strconv.Atoi(to)
	if errors.Join(errLeast, errMost) != nil {
		return 0, 0, fmt.Errorf("clues are a number or a range, as 24-26, not %q", text)
	}
	return least, most, nil
}

// demand reads the level and the technique.
func (w *Wanted) demand() (d coach.Demand, err error) {
	if w.Level != "" {
		if !slices.Contains(deduce.Levels(), w.Level) {
			return d, fmt.Errorf("level is one of %s, not %q", strings.Join(deduce.Levels(), ", "), w.Level)
		}
		level := deduce.LevelNamed(w.Level)
		d.Level = &level
	}
	if w.Rating != "" {
		rated, err := coach.ParseRated(w.Rating)
		if err != nil {
			return d, err
		}
		d.Rated = &rated
	}
	for _, name := range w.Techniques {
		t, err := settings.TechniqueNamed(name)
		switch {
		case err != nil:
			return d, err
		case slices.Contains(d.Techniques, t):
			return d, fmt.Errorf("%s is asked for twice", t.Title)
		}
		d.Techniques = append(d.Techniques, t)
	}
	return d, nil
}

// Why returns the reason why a new puzzle is extreme, if extreme puzzles were wanted, and otherwise nothing.
func Why(o *generate.Options, puzzle board.Grid) string {
	if o.Demand == nil || o.Demand.Why == nil {
		return ""
	}
	return o.Demand.Why(puzzle)
}

// Making is how far the making of puzzles is, for who waits.
type Making struct {
	Wanted int
	Made   atomic.Int64
	looked atomic.Int64 // puzzles that were judged
}

// Watch has options tell of the puzzles that are looked at.
func (m *Making) Watch(options *generate.Options) {
	if options.Demand == nil {
		return
	}
	demand := *options.Demand
	met := demand.Met
	demand.Met = func(ctx context.Context, puzzle board.Grid) bool {
		m.looked.Add(1)
		return met(ctx, puzzle)
	}
	options.Demand = &demand
}

// Far says how far it is after some time.
func (m *Making) Far(waited time.Duration) string {
	made := m.Made.Load()
	text := progress.Far(made, "puzzles", float64(made)/float64(m.Wanted), waited)
	if looked := m.looked.Load(); looked > 0 {
		text += fmt.Sprintf(", %d looked at", looked)
	}
	return text
}
