package gen

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/internal/progress"
	"deduku/repl/state"
)

// A Request holds the wishes for generated puzzles as typed. An empty text or 0 asks for nothing.
type Request struct {
	Symmetry, Clues, Pattern string
	Level, Rating            string
	Techniques               []string // one that the solve of a puzzle uses, or several that it needs
	Tries                    int
}

// Options returns the request as options of the generator. The level and the techniques apply to a solve by the
// techniques that the choice leaves on. A requested technique counts as on.
func (r *Request) Options(choice technique.Choice) (o generate.Options, err error) {
	o.Tries = r.Tries
	if r.Symmetry != "" {
		if o.Symmetry, err = board.ParseSymmetry(r.Symmetry); err != nil {
			return o, err
		}
	}
	if r.Clues != "" {
		if o.MinClues, o.MaxClues, err = generate.ParseClues(r.Clues); err != nil {
			return o, err
		}
	}
	if r.Pattern != "" {
		cells, err := generate.ParseMask(r.Pattern)
		if err != nil {
			return o, err
		}
		o.Pattern = &cells
	}
	demand, err := r.demand()
	if err != nil {
		return o, err
	}
	o.Demand, err = demand.Of(choice)
	return o, err
}

// FindPattern reads the pattern from a file, if Pattern is the name of a file.
func (r *Request) FindPattern(ctx context.Context, files state.Files) error {
	if _, err := generate.ParseMask(r.Pattern); err == nil || r.Pattern == "" {
		return nil
	}
	f, err := files.Open(ctx, r.Pattern)
	if err != nil {
		return nil // a mask with a fault, which Options reports
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 4096))
	r.Pattern = string(text)
	return err
}

// demand reads the level, the rating, and the techniques.
func (r *Request) demand() (d coach.Demand, err error) {
	if r.Level != "" {
		if !slices.Contains(deduce.Levels(), r.Level) {
			return d, fmt.Errorf("level is one of %s, not %q", strings.Join(deduce.Levels(), ", "), r.Level)
		}
		level := deduce.LevelNamed(r.Level)
		d.Level = &level
	}
	if r.Rating != "" {
		rated, err := coach.ParseRated(r.Rating)
		if err != nil {
			return d, err
		}
		d.Rated = &rated
	}
	for _, name := range r.Techniques {
		t, err := state.TechniqueNamed(name)
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

// Progress counts the puzzles that are generated, for a line that shows the progress.
type Progress struct {
	Wanted int
	Made   atomic.Int64
	looked atomic.Int64 // puzzles that the demand was tried on
}

// Watch changes options so that p counts the puzzles that the generator tries.
func (p *Progress) Watch(options *generate.Options) {
	if options.Demand == nil {
		return
	}
	demand := *options.Demand
	met := demand.Met
	demand.Met = func(ctx context.Context, puzzle board.Grid) bool {
		p.looked.Add(1)
		return met(ctx, puzzle)
	}
	options.Demand = &demand
}

// Far returns the progress as a text, after the time waited.
func (p *Progress) Far(waited time.Duration) string {
	made := p.Made.Load()
	text := progress.Far(made, "puzzles", float64(made)/float64(p.Wanted), waited)
	if looked := p.looked.Load(); looked > 0 {
		text += fmt.Sprintf(", %d looked at", looked)
	}
	return text
}
