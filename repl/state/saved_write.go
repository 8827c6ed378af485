package state

import (
	"bytes"
	"fmt"
	"slices"
	"time"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/internal/sanitize"
)

// Header is the first line of a saved session. A saved session is a text: options and aliases as commands, and then, as
// lines of JSON, the steps of all logs that undo and redo can go to, each step once. Steps and starts of logs are numbered
// through the file, so a log that shares its first steps with another continues after them. A file can also grow with its
// session: later lines add to the earlier ones, and count once a line follows that says which board is the current one.
const Header = "# deduku session 1"

// startLine begins a log.
type startLine struct {
	Puzzle string `json:"puzzle"`
}

// afterLine says that the steps that follow go on behind another one than the last.
type afterLine struct {
	After int `json:"after"`
}

// stateLine is what undo can bring back. States are numbered through the file, too, from zero.
type stateLine struct {
	Board *savedState `json:"board"`
}

type savedState struct {
	Name  string   `json:"name"`
	At    int      `json:"at"` // the number of its log's last step, or of the beginning of a log without steps
	Seed  uint64   `json:"seed"`
	Came  int      `json:"came"`
	Told  int      `json:"told"`
	Found []string `json:"found,omitempty"`
	savedPlace
	Entered bool     `json:"entered,omitempty"`
	Marks   []string `json:"marks,omitempty"`   // coloured by hand
	Pencil  []string `json:"pencil,omitempty"`  // a player's notes
	Middle  []string `json:"middle,omitempty"`  // and notes in the middle of cells
	Did     string   `json:"did,omitempty"`     // what led away from it
	Options string   `json:"options,omitempty"` // the commands for its options and aliases
}

// nowLine says what the session is. Of the lists that the last such line gave, the first keep states stay.
type nowLine struct {
	Now       *int      `json:"now"`
	Undo      savedList `json:"undo"`
	Redo      savedList `json:"redo"`
	Ahead     *int      `json:"ahead,omitempty"` // what goto can go forward to
	Generated int       `json:"generated,omitempty"`
	Played    *played   `json:"played,omitempty"`
}

// played is [Played] in the file.
type played struct {
	Puzzle string `json:"puzzle"`
	Millis int64  `json:"ms"`
	Hints  int    `json:"hints,omitempty"`
	Steps  int    `json:"steps,omitempty"`
	Checks int    `json:"checks,omitempty"`
}

// playedOf is how the board has been played, nil where it has not.
func playedOf(p Played) *played {
	if p == (Played{}) {
		return nil
	}
	return &played{p.Puzzle.String(), p.Time.Milliseconds(), p.Hints, p.Steps, p.Checks}
}

// read is what was written, as far as it can be so.
func (p *played) read() (out Played) {
	if p == nil {
		return out
	}
	grid, err := jsonl.ReadGrid(p.Puzzle)
	if err != nil {
		return out // it is only told
	}
	const most = 1 << 30 // of anything: twelve days are 2^30 milliseconds
	bounded := func(n int) int { return min(max(n, 0), most) }
	return Played{
		Puzzle: grid, Time: time.Duration(min(max(p.Millis, 0), int64(most))) * time.Millisecond,
		Hints: bounded(p.Hints), Steps: bounded(p.Steps), Checks: bounded(p.Checks),
	}
}

type savedList struct {
	Keep int   `json:"keep,omitempty"`
	Add  []int `json:"add,omitempty"`
}

// Writer writes a session, at first whole and then what is new since.
type Writer struct {
	steps       jsonl.Writer
	out         bytes.Buffer
	branches    []branch
	collections []writtenCollection
	places      int // numbers given to steps and beginnings
	tip         int // the number behind which the next step goes
	states      int
	commands    func(*Options) string
	options     string
	now         writtenState
	undo        []writtenState
	redo        []writtenState
	ahead       writtenState
	last        nowLine
}

// branch is a log that has been written.
type branch struct {
	log deduce.Log
	ids []int32 // of its beginning and its steps
}

// writtenState is a state that has been written.
type writtenState struct {
	State
	id int
}

// maxBranches is how many logs are looked through for the beginning of another.
const maxBranches = 50

// NewWriter returns a writer that has written nothing. commands returns the commands that bring options and aliases back; if it
// is nil, the writer leaves these out.
func NewWriter(commands func(*Options) string) *Writer {
	return &Writer{steps: jsonl.Writer{Parts: true}, commands: commands}
}

// Changes returns what to add to the file, nothing if nothing has changed. It is good until the next call.
func (w *Writer) Changes(d *Desk) []byte {
	w.out.Reset()
	first := w.places == 0
	if first {
		fmt.Fprintln(&w.out, Header)
	}
	present, past := d.Now(), d.Past
	if options := w.optionsOf(d.Options()); options != w.options {
		w.options = options
		fmt.Fprintf(&w.out, "defaults\n%s", options)
	}
	line := nowLine{Generated: d.Drawn, Played: playedOf(d.Played)}
	written := [][]writtenState{{w.now}, tail(w.undo), tail(w.redo), w.leftAt(d.Place)}
	if first {
		written = nil
	}
	if present.Home != nil { // what is done in a lesson is not the session's own
		present = *present.Home
		past = Past{Undo: own(past.Undo, &present)}
	}
	line.Undo = w.list(&w.undo, past.Undo, written)
	now := w.numbered(present, written)
	line.Now = &now.id
	line.Redo = w.list(&w.redo, past.Redo, append(written, []writtenState{now}))
	if len(past.Forward.Log.Steps) > 0 {
		w.ahead = w.numbered(past.Forward, append(written, []writtenState{now, w.ahead}))
		line.Ahead = &w.ahead.id
	}
	w.lefts([][]writtenState{{now}, tail(w.undo), tail(w.redo)})
	if w.out.Len() == 0 && now.id == w.now.id && line.same(&w.last) {
		return nil
	}
	w.now, w.last = now, line
	w.json(line)
	return w.out.Bytes()
}

// optionsOf returns the commands for options and aliases, empty if they are not known or not asked for.
func (w *Writer) optionsOf(of *Options) string {
	if w.commands == nil || of == nil {
		return ""
	}
	return w.commands(of)
}

// same reports whether the line says nothing new.
func (l *nowLine) same(last *nowLine) bool {
	aheadOf := func(l *nowLine) int {
		if l.Ahead == nil {
			return -1
		}
		return *l.Ahead
	}
	return len(l.Undo.Add)+len(l.Redo.Add) == 0 && l.Undo.Keep == last.Undo.Keep+len(last.Undo.Add) &&
		l.Redo.Keep == last.Redo.Keep+len(last.Redo.Add) && l.Generated == last.Generated && l.Played.read() == last.Played.read() && aheadOf(l) == aheadOf(last)
}

// tail is the last of some states, where there is one.
func tail(states []writtenState) []writtenState { return states[max(0, len(states)-1):] }

// list writes the states that have come to a list and makes it the list as it now is.
func (w *Writer) list(list *[]writtenState, now []State, written [][]writtenState) savedList {
	same := 0
	for same < min(len(*list), len(now)) && (*list)[same].sameAs(now[same]) {
		same++
	}
	*list = (*list)[:same:same]
	out := savedList{Keep: same}
	for _, st := range now[same:] {
		n := w.numbered(st, written)
		*list = append(*list, n)
		out.Add = append(out.Add, n.id)
	}
	return out
}

// numbered is a state with its number; it is written unless it is among those that have one.
func (w *Writer) numbered(st State, written [][]writtenState) writtenState {
	for _, states := range written {
		for _, n := range states {
			if n.sameAs(st) {
				return n
			}
		}
	}
	at := w.savedPlace(st.Place)
	line := savedState{
		Name: st.Name, At: w.place(&st.Log), Seed: st.Log.Seed, Came: st.Arrived, Told: st.Shown, savedPlace: at, Entered: st.Entered, Marks: st.Marking.Words(),
		Pencil: st.Pencil.Words(), Middle: st.Middle.Words(), Did: st.Did, Options: w.optionsOf(st.Options),
	}
	for _, grid := range st.Found {
		line.Found = append(line.Found, grid.String())
	}
	w.json(stateLine{&line})
	w.states++
	return writtenState{st, w.states - 1}
}

// sameAs reports whether two states are the same for undo.
func (a *writtenState) sameAs(b State) bool {
	return a.Version == b.Version && a.Log.Seed == b.Log.Seed && a.Name == b.Name && a.Arrived == b.Arrived &&
		a.Shown == b.Shown && a.Place == b.Place && a.Entered == b.Entered && slices.Equal(a.Found, b.Found) && slices.Equal(a.Marking, b.Marking) && a.Pencil == b.Pencil && a.Middle == b.Middle &&
		a.Did == b.Did && a.Options == b.Options
}

// place writes the steps of a log that have not been written, and is the number of its last one.
func (w *Writer) place(log *deduce.Log) int {
	b, shared := w.closest(log)
	if shared < 0 {
		w.json(startLine{log.Puzzle.String()})
		w.places++
		w.tip = w.places
		b, shared = &branch{deduce.Log{Puzzle: log.Puzzle}, []int32{int32(w.places)}}, 0
		w.branches = append(w.branches, *b)
		b = &w.branches[len(w.branches)-1]
	}
	if shared == len(log.Steps) {
		return int(b.ids[shared])
	}
	if shared < len(b.log.Steps) { // it leaves the other
		w.branches = append(w.branches, branch{ids: slices.Clone(b.ids[:shared+1])})
		b = &w.branches[len(w.branches)-1]
	}
	if w.tip != int(b.ids[shared]) {
		w.json(afterLine{int(b.ids[shared])})
	}
	for n := shared + 1; n <= len(log.Steps); n++ {
		if err := w.steps.Step(&w.out, n, log.Step(n)); err != nil {
			panic(err) // the session has the logs checked that it takes in, and a buffer takes every byte
		}
		w.places++
		b.ids = append(b.ids, int32(w.places))
	}
	b.log, w.tip = *log, w.places
	if len(w.branches) > maxBranches {
		w.branches = slices.Delete(w.branches, 0, 1)
	}
	return w.places
}

// closest is the log written that shares most steps with another, and how many; fewer than none where not even
// the puzzle is the same.
func (w *Writer) closest(log *deduce.Log) (best *branch, shared int) {
	shared = -1
	for i := len(w.branches) - 1; i >= 0 && shared < len(log.Steps); i-- {
		b := &w.branches[i]
		if b.log.Puzzle != log.Puzzle {
			continue
		}
		if n := sharedSteps(&b.log, log); n > shared {
			best, shared = b, n
		}
	}
	return best, shared
}

// json writes a line.
func (w *Writer) json(line any) {
	w.out.Write(append(sanitize.Marshal(line), '\n'))
}
