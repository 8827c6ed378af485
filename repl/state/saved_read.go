package state

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/jsonl"
	"deduku/internal/sanitize"
)

// sessionReader reads what a sessionWriter wrote.
type sessionReader struct {
	options     []string
	branches    []deduce.Log // logs, of those that go on only as far as others do
	faults      []fault      // of each of them
	steps       *jsonl.Reader
	places      []spot
	tip         spot
	collections []*Collection
	states      []savedState
	lefts       []savedLeft
	undo        []int
	redo        []int
	now         *nowLine
	known       int     // of lefts, those before that line
	ended       Session // as of the last line that says what the present board is
}

// spot is a place in a log: behind its first steps.
type spot struct{ branch, steps int }

// Session is a session as a file holds it.
type Session struct {
	Options     []string
	Earlier     map[string]*Options // the options of the states, by their commands, for the caller to fill in
	Now         State
	Past        Past
	Drawn       int
	Played      Played
	collections []*Collection
	Fault       fault // the step before which the session opens as it does not hold; none where all hold
	Dropped     int   // boards to come back to that are left out, as a step of theirs does not hold
	Rest        error // why the file was not read to its end; nil where it was
}

// Renumber gives the logs of the session versions behind one that is taken, and returns the last of them.
func (s *Session) Renumber(taken int) (last int) {
	last = taken
	shift := func(st *State) {
		st.Version += taken
		last = max(last, st.Version)
	}
	shift(&s.Now)
	shift(&s.Past.Forward)
	for i := range s.Past.Undo {
		shift(&s.Past.Undo[i])
	}
	for i := range s.Past.Redo {
		shift(&s.Past.Redo[i])
	}
	for _, c := range s.collections {
		for at, left := range c.Work {
			shift(&left)
			c.Work[at] = left
		}
	}
	return last
}

// Read reads a saved session; name is how errors call the file. A file that is damaged is taken as far as it can be read.
func Read(ctx context.Context, in io.Reader, name string) (*Session, error) {
	lines := sanitize.NewLines(in)
	var r sessionReader
	for {
		line, err := lines.Next()
		switch {
		case err == io.EOF, err == nil && !lines.Whole(): // what has no end was not written whole
			return r.whole(name)
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			return r.asFar(InFile(err, name))
		case lines.Number() > 1:
			err = r.line(ctx, line)
		case string(line) != Header:
			return nil, fmt.Errorf("%s: this is no session that 'session save' wrote: its first line should be %q", name, Header)
		}
		if err != nil {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			return r.asFar(&LineError{File: name, Line: lines.Number(), Err: err})
		}
	}
}

// whole is the session that was read, which must have an end.
func (r *sessionReader) whole(name string) (*Session, error) {
	if r.now == nil {
		return r.asFar(fmt.Errorf("%s: there is no session in it: is the file cut off?", name))
	}
	return r.session()
}

// line reads a line: a command that sets an option, or JSON, whose first field tells what it is.
func (r *sessionReader) line(ctx context.Context, line []byte) error {
	text := string(line[:min(len(line), 12)])
	switch {
	case text == "defaults":
		r.options = nil
		return nil
	case !strings.HasPrefix(text, "{"):
		r.options = append(r.options, string(line))
		return nil
	case strings.HasPrefix(text, `{"n":`):
		return r.step(ctx, line)
	case strings.HasPrefix(text, `{"puzzle":`):
		return r.start(line)
	case strings.HasPrefix(text, `{"after":`):
		return r.after(line)
	case strings.HasPrefix(text, `{"board":`):
		return r.state(line)
	case strings.HasPrefix(text, `{"collection`):
		return r.collection(line)
	case strings.HasPrefix(text, `{"item":`):
		return r.item(line)
	case strings.HasPrefix(text, `{"left":`):
		return r.left(line)
	case strings.HasPrefix(text, `{"now":`):
		return r.present(line)
	}
	return errors.New("this is none of the lines that a session has")
}

func (r *sessionReader) step(ctx context.Context, line []byte) error {
	if r.steps == nil {
		return errors.New("a step stands before the puzzle")
	}
	if r.faults[r.tip.branch].Err == nil {
		err := r.steps.Step(ctx, line)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		var read *jsonl.ReadError
		if errors.As(err, &read) && read.Stray {
			r.faults[r.tip.branch] = fault{r.tip.steps + 1, read.Err}
		} else if err != nil {
			return err
		}
	} // what follows a step that cannot stand where it does is only counted
	r.tip.steps++
	r.places = append(r.places, r.tip)
	return nil
}

// start begins a log.
func (r *sessionReader) start(line []byte) error {
	var start startLine
	if err := unmarshalLine(line, &start); err != nil {
		return err
	}
	grid, err := jsonl.ReadGrid(start.Puzzle)
	if err != nil {
		return fmt.Errorf("puzzle: %w", err)
	}
	r.goOn(deduce.Log{Puzzle: grid}, spot{}, fault{})
	r.places = append(r.places, r.tip)
	return nil
}

// after goes on behind a step that has been read.
func (r *sessionReader) after(line []byte) error {
	var after afterLine
	if err := unmarshalLine(line, &after); err != nil {
		return err
	}
	log, at, err := r.log(after.After)
	if err != nil {
		return fmt.Errorf("after: %w", err)
	}
	f := r.faults[at.branch]
	if f.Err != nil && f.From > at.steps {
		f = fault{}
	}
	r.goOn(log, at, f)
	return nil
}

// goOn reads the steps that follow as those of another log.
func (r *sessionReader) goOn(log deduce.Log, at spot, f fault) {
	r.keep()
	r.branches, r.faults = append(r.branches, log), append(r.faults, f)
	r.tip = spot{len(r.branches) - 1, at.steps}
	r.steps = jsonl.NewReader(log, rate.Known)
	r.steps.Own = true
}

// keep puts the log that is being read with the others.
func (r *sessionReader) keep() {
	if r.steps != nil {
		r.branches[r.tip.branch] = r.steps.Log()
	}
}

// log is the log that ends with the step with this number, or before a step that cannot stand where it does, and the
// place of the step.
func (r *sessionReader) log(id int) (deduce.Log, spot, error) {
	if id < 1 || id > len(r.places) {
		return deduce.Log{}, spot{}, fmt.Errorf("there is no step with the number %d before this line", id)
	}
	r.keep()
	at := r.places[id-1]
	log := &r.branches[at.branch]
	return log.First(min(at.steps, len(log.Steps))), at, nil
}

func (r *sessionReader) state(line []byte) error {
	read := stateLine{&savedState{}}
	if err := unmarshalLine(line, &read); err != nil {
		return err
	}
	b := read.Board
	if b == nil || b.At < 1 || b.At > len(r.places) || b.Came < 0 || b.Told < 0 {
		return errors.New("board: at should be the number of a step before this line, came and told 0 or more")
	}
	if !r.has(b.savedPlace) {
		return errors.New("board: of and puzzle should be a puzzle of a collection before this line")
	}
	b.Name = sanitize.Visible(b.Name)
	for _, text := range b.Found {
		if _, err := jsonl.ReadGrid(text); err != nil {
			return fmt.Errorf("found: %w", err)
		}
	}
	if _, err := readMarking(b.Marks); err != nil {
		return err
	}
	for _, notes := range [][]string{b.Pencil, b.Middle} {
		if _, err := ReadPencil(notes); err != nil {
			return err
		}
	}
	b.Did = sanitize.Visible(b.Did)
	r.states = append(r.states, *b)
	return nil
}

// present reads what the session is; what stands before counts now.
func (r *sessionReader) present(line []byte) error {
	var now nowLine
	if err := unmarshalLine(line, &now); err != nil {
		return err
	}
	undo, errUndo := r.list(r.undo, now.Undo)
	redo, errRedo := r.list(r.redo, now.Redo)
	switch {
	case errUndo != nil:
		return fmt.Errorf("undo: %w", errUndo)
	case errRedo != nil:
		return fmt.Errorf("redo: %w", errRedo)
	case now.Now == nil || *now.Now < 0 || *now.Now >= len(r.states):
		return errors.New("now: this should be the number of a board before this line")
	case now.Ahead != nil && (*now.Ahead < 0 || *now.Ahead >= len(r.states)):
		return errors.New("ahead: this should be the number of a board before this line")
	}
	r.undo, r.redo, r.now, r.known = undo, redo, &now, len(r.lefts)
	r.ended.Options = r.options
	return nil
}

func (r *sessionReader) list(list []int, read savedList) ([]int, error) {
	if read.Keep < 0 || read.Keep > len(list) {
		return nil, fmt.Errorf("%d boards are to be kept of %d", read.Keep, len(list))
	}
	for _, id := range read.Add {
		if id < 0 || id >= len(r.states) {
			return nil, fmt.Errorf("there is no board with the number %d before this line", id)
		}
	}
	return append(list[:read.Keep:read.Keep], read.Add...), nil
}

// session puts together what was read.
func (r *sessionReader) session() (*Session, error) {
	r.keep()
	if err := r.prove(); err != nil {
		return nil, err
	}
	out := &r.ended
	out.Earlier = map[string]*Options{}
	out.Drawn = r.now.Generated
	out.Played = r.now.Played.read()
	out.Past.Undo, out.Past.Redo = r.statesOf(r.undo), r.statesOf(r.redo)
	at := r.places[r.states[*r.now.Now].At-1]
	out.Now = r.stateOf(*r.now.Now)
	if f := r.faults[at.branch]; f.Err != nil && at.steps >= f.From {
		out.Now.cut(f.From - 1)
		out.Fault = f
	}
	if r.now.Ahead != nil {
		if ahead := r.statesOf([]int{*r.now.Ahead}); len(ahead) > 0 {
			out.Past.Forward = ahead[0]
		}
	}
	out.collections = r.collections
	for _, l := range r.lefts[:r.known] {
		for _, left := range r.statesOf([]int{l.State}) {
			r.collections[l.Of-1].Work[l.Puzzle] = left
		}
	}
	return out, nil
}

// statesOf are the states with some numbers, less those whose logs have a step that does not hold.
func (r *sessionReader) statesOf(ids []int) (states []State) {
	for _, id := range ids {
		at := r.places[r.states[id].At-1]
		if f := r.faults[at.branch]; f.Err == nil || at.steps < f.From {
			states = append(states, r.stateOf(id))
		} else {
			r.ended.Dropped++
		}
	}
	return states
}

// stateOf is the state with a number, from which its log has its version; what it names has been looked at when it was
// read.
func (r *sessionReader) stateOf(id int) State {
	saved := &r.states[id]
	log, _, _ := r.log(saved.At)
	log.Seed = saved.Seed
	n := len(log.Steps)
	out := State{
		Version: saved.At, Name: saved.Name, Log: log, Arrived: min(saved.Came, n), Shown: min(saved.Told, n),
		Place: r.placeOf(saved.savedPlace), Entered: saved.Entered, Did: saved.Did,
	}
	if text := saved.Options; text != "" {
		if r.ended.Earlier[text] == nil {
			r.ended.Earlier[text] = new(Options)
		}
		out.Options = r.ended.Earlier[text]
	}
	out.Marking, _ = readMarking(saved.Marks)
	out.Pencil, _ = ReadPencil(saved.Pencil)
	out.Middle, _ = ReadPencil(saved.Middle)
	for _, text := range saved.Found {
		grid, _ := jsonl.ReadGrid(text)
		out.Found = append(out.Found, grid)
	}
	return out
}

func unmarshalLine(line []byte, into any) error {
	err := json.Unmarshal(line, into)
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return fmt.Errorf("%s: a %s cannot stand here", wrong.Field, wrong.Value)
	}
	return err
}
