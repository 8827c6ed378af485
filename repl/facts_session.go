package repl

import (
	"deduku/board"
	"deduku/deduce/render"
)

// What the commands about puzzles, files and the session tell programs.

// optionFacts is an option.
type optionFacts struct {
	Name   string   `json:"name"`
	Value  string   `json:"value"`
	Values []string `json:"values"` // a word in capitals stands for any text
	About  string   `json:"about"`
}

// optionList is some options.
type optionList struct {
	Options []optionFacts `json:"options"`
}

func (s *Session) optionFacts(o *Setting) optionFacts {
	return optionFacts{o.Name, o.get(&s.settings), o.Values, o.Short}
}

func (s *Session) allOptions() optionList {
	var list optionList
	for i := range Options {
		list.Options = append(list.Options, s.optionFacts(&Options[i]))
	}
	return list
}

// aliasFacts is an alias and what it stands for.
type aliasFacts struct {
	Name    string `json:"name"`
	Command string `json:"command"`
}

// aliasList is some aliases, sorted.
type aliasList struct {
	Aliases []aliasFacts `json:"aliases"`
}

func (s *Session) allAliases() aliasList {
	list := aliasList{[]aliasFacts{}}
	for _, name := range s.aliasNames() {
		list.Aliases = append(list.Aliases, aliasFacts{name, s.aliases[name]})
	}
	return list
}

// historyFacts is lines that were typed.
type historyFacts struct {
	Lines []typedLine `json:"lines"`
}

// typedLine is a line that was typed, with its number.
type typedLine struct {
	N    int    `json:"n"`
	Line string `json:"line"`
}

// commandFacts is a command as help knows it.
type commandFacts struct {
	Name    string   `json:"name"`
	Args    string   `json:"args"`
	Aliases []string `json:"aliases"`
	Group   string   `json:"group"`
	Short   string   `json:"short"`
	Long    string   `json:"long,omitempty"`
}

// helpFacts is what help says: of commands, or of a topic.
type helpFacts struct {
	Commands []commandFacts `json:"commands,omitempty"`
	Topic    string         `json:"topic,omitempty"`
	Text     string         `json:"text,omitempty"`
}

// helpOn is the help on some commands.
func helpOn(table []Command) helpFacts {
	var f helpFacts
	for i := range table {
		c := &table[i]
		aliases := append([]string{}, c.Aliases...)
		f.Commands = append(f.Commands, commandFacts{c.Name, c.Args, aliases, c.Group, c.Short, c.Long})
	}
	return f
}

// exampleFacts is an example board.
type exampleFacts struct {
	Name   string `json:"name"`
	About  string `json:"about"`
	Puzzle string `json:"puzzle"`
}

// exampleList is the example boards.
type exampleList struct {
	Examples []exampleFacts `json:"examples"`
}

func allExamples() exampleList {
	var list exampleList
	for _, e := range boards {
		list.Examples = append(list.Examples, exampleFacts{e.name, e.about, e.grid.String()})
	}
	return list
}

// savedFacts is a board that was saved; all its digits are givens in the file.
type savedFacts struct {
	File   string `json:"file"`
	Givens int    `json:"givens"`
	Placed int    `json:"placed"` // digits that were not given before
}

func (f *savedFacts) String() string {
	text := "saved " + render.Count(f.Givens, "given", "givens")
	if f.Placed > 0 {
		text += " and, as givens too, " + render.Count(f.Placed, "digit", "digits")
	}
	return text
}

// PuzzleFacts is a puzzle.
type PuzzleFacts struct {
	Puzzle string `json:"puzzle"`
}

// puzzleList is puzzles that were made.
type puzzleList struct {
	Puzzles []string `json:"puzzles"`
}

// minimizeFacts is the puzzle after givens were dropped, and how many.
type minimizeFacts struct {
	startFacts
	Dropped int `json:"dropped"`
}

// BackdoorFacts is the smallest sets of cells whose digits make singles suffice; one empty set where singles do.
type BackdoorFacts struct {
	Size      int        `json:"size"`
	Backdoors [][]string `json:"backdoors"`
}

// BackdoorsOf is some backdoors, of which there is one at least, with the digits that the solution has there.
func BackdoorsOf(sets []board.CellSet, solution *board.Grid) BackdoorFacts {
	f := BackdoorFacts{Size: sets[0].Len()}
	for _, set := range sets {
		cells := []string{}
		for c := range set.All() {
			cells = append(cells, board.Candidate{Cell: c, Digit: solution[c]}.String())
		}
		f.Backdoors = append(f.Backdoors, cells)
	}
	return f
}

// sessionsFacts is whether this session is kept, and which ones were not ended.
type sessionsFacts struct {
	Kept bool          `json:"kept"`
	Lost []lostSession `json:"lost"`
}

// lostSession is a session that was not ended, with its number.
type lostSession struct {
	N     int    `json:"n"`
	File  string `json:"file"`
	About string `json:"about"`
}
