package page

import "deduku/repl/answer"

// version is the version of the messages between the page and the program.
const version = 1

// A request is one thing that the page asks for.
type request struct {
	Do         string `json:"do"`         // a line, as if it were typed
	Key        string `json:"key"`        // what a terminal sends for keys and pastes
	Stop       bool   `json:"stop"`       // the running command
	Size       []int  `json:"size"`       // of the terminal: columns, rows
	File       *File  `json:"file"`       // that was dropped or chosen: it is loaded
	Text       string `json:"text"`       // that was pasted or written to be loaded: a board, a link
	Draw       int    `json:"draw"`       // the number of a step, to be drawn and told
	Open       string `json:"open"`       // what stands in a link behind the #
	Share      *Share `json:"share"`      // asks for a link
	Candidates *bool  `json:"candidates"` // whether pictures of the board show them
	Noted      bool   `json:"noted"`      // also in cells with notes of the player's own
	Beside     *Said  `json:"beside"`     // what was done beside the session
	Filter     *int   `json:"filter"`     // the digit that alone they show, 0 for all
	Sure       bool   `json:"sure"`       // a line is to be carried out although a digit on the board is wrong
	Digit      *Digit `json:"digit"`      // that a player puts into a cell
	Note       *Digit `json:"note"`       // of a player's own, made or taken away
	Back       int    `json:"back"`       // undo where it is below zero, redo where it is above
	Check      *bool  `json:"check"`      // whether digits that are wrong are shown
	Notes      *Notes `json:"notes"`      // of a player's own, on the puzzle that is on the board: all that there are
	Teach      string `json:"teach"`      // the name of a technique that is to be shown on its example
	Import     *File  `json:"import"`     // what was learnt elsewhere, to be joined with what is kept
	Tap        int    `json:"tap"`        // 1 where a second one may follow, before what the first does; 2 takes that back
	Over       bool   `json:"over"`       // the puzzle is to begin again, with nothing but its givens
	Keep       bool   `json:"keep"`       // asks for all that was done on the puzzle
	GoOn       *Kept  `json:"goon"`       // a puzzle as it was left
}

// Digit is a digit and where a player wants it.
type Digit struct {
	Cells  []string `json:"cells"`
	Digit  int      `json:"digit"`
	Centre bool     `json:"centre"` // a note in the middle of the cell, else in its corner
}

// Notes are a player's own notes, as digits of each cell.
type Notes struct {
	Corner []string `json:"corner"`
	Centre []string `json:"centre"`
}

// Kept is all that was done on a puzzle.
type Kept struct {
	Puzzle string   `json:"puzzle"`
	Grid   string   `json:"grid"`
	Log    string   `json:"log,omitempty"`  // its steps, as a file of them has them; empty where they are too long to be kept
	Past   string   `json:"past,omitempty"` // what could be taken back, as a session
	Marks  []string `json:"marks"`
	Corner []string `json:"corner,omitempty"`
	Centre []string `json:"centre,omitempty"`
}

// File is a file that goes one way or the other.
type File struct {
	Name string `json:"name"`
	Data []byte `json:"data"` // base64 in JSON
}

// Said is a line that was carried out beside the session, and what it said.
type Said struct {
	Line string `json:"line"`
	Text string `json:"text"`
}

// Share is what a link shall carry besides the board.
type Share struct {
	Step int  `json:"step"` // that is drawn, 0 for none
	Bare bool `json:"bare"` // the puzzle alone: nothing that was done on it
}

// Message is what the page is told: one of these.
type Message struct {
	Ready   *Ready   `json:"ready,omitempty"`
	Text    string   `json:"text,omitempty"` // for the terminal
	Busy    bool     `json:"busy,omitempty"` // a command runs now
	Answer  *Answer  `json:"answer,omitempty"`
	Steps   *Steps   `json:"steps,omitempty"`
	State   *State   `json:"state,omitempty"` // comes after each command, the last
	Picture *Picture `json:"picture,omitempty"`
	Link    string   `json:"link,omitempty"` // what stands behind the #
	File    *File    `json:"file,omitempty"` // that was exported
	Put     *Put     `json:"put,omitempty"`
	Finish  *Finish  `json:"finish,omitempty"` // the board has become solved
	Lesson  *Lesson  `json:"lesson,omitempty"`
	Kept    *Kept    `json:"kept,omitempty"`
	Ended   bool     `json:"ended,omitempty"` // the session was left
}

// Ready says that the session takes requests.
type Ready struct {
	Version int      `json:"version"`
	Program string   `json:"program"`
	Levels  []string `json:"levels"`
}

// Answer is what a line ended in.
type Answer struct {
	Line   string   `json:"line"`
	Text   string   `json:"text"`            // what it said, without colours
	Words  []string `json:"words,omitempty"` // the same in paragraphs, without drawings; commands in it are called as the buttons that offers make
	Error  string   `json:"error"`           // empty where it was done
	SVG    string   `json:"svg,omitempty"`   // the last drawing that it has
	Start  *Start   `json:"start,omitempty"` // where it put a puzzle on the board
	Offer  []Offer  `json:"offer,omitempty"` // what can be done next, of what it says
	Whole  bool     `json:"whole,omitempty"` // it needs the whole program: nothing was done
	Cells  []string `json:"cells,omitempty"` // that the error names, as r1c3 whatever the notation
	Picked []int    `json:"picked"`          // the numbers of the steps that were asked for
	Learn  *Learn   `json:"learn,omitempty"` // of a lesson, a review or the placement test, or of the path

	Means []Meaning `json:"means,omitempty"` // the techniques that its words name
}

// Offer is a line that a button carries out.
type Offer struct {
	Do    string `json:"do"`
	Label string `json:"label"`
	Sure  bool   `json:"sure,omitempty"`
}

// Start is what there is to know of a puzzle before it is solved, without what its solution needs.
type Start struct {
	Givens    int      `json:"givens"`
	Placed    int      `json:"placed,omitempty"` // digits that came along with them
	Wrong     int      `json:"wrong,omitempty"`  // how many of these are wrong, where the puzzle has one solution
	Solutions string   `json:"solutions"`        // none, one or several: of the puzzle, where a digit that came along is wrong
	Level     string   `json:"level"`
	Clashes   []string `json:"clashes,omitempty"` // the cells of digits that stand twice in a row, a column or a box
}

// Finish is how hard the puzzle was that has been solved: of the puzzle, whatever way it was solved in.
type Finish struct {
	Puzzle string `json:"puzzle"`
	Level  string `json:"level"`
	Score  int    `json:"score"`
	Needs  string `json:"needs"`
	Rating string `json:"rating"`
}

// Checked says which digits on the board are not those of the solution.
type Checked struct {
	Solutions string   `json:"solutions"`      // where these are not one, nothing can be said of digits
	Wrong     []string `json:"wrong"`          // cells
	Lost      []string `json:"lost,omitempty"` // candidates that were taken away by hand and are right, as 5r1c3
}

// Learn is what a page shows of learning: one of the first three.
type Learn struct {
	Now   *answer.Learn      `json:"now,omitempty"` // what came of an answer, and what is asked
	Path  *answer.LearnMap   `json:"path,omitempty"`
	Stats *answer.LearnStats `json:"stats,omitempty"`
	SVGs  []string           `json:"svgs,omitempty"`  // of what is asked, where it is drawn anew: its boards
	Roles []Role             `json:"roles,omitempty"` // of the last of these
}

// Lesson is a technique on its example, told in several parts.
type Lesson struct {
	Name   string  `json:"name"`
	Title  string  `json:"title"`
	Stages []Stage `json:"stages"`
}

// Stage is a part of a lesson: a board and words.
type Stage struct {
	SVG   string   `json:"svg"`
	Words []string `json:"words"`
	Roles []Role   `json:"roles"`
}

// State is the session between two lines.
type State struct {
	Board      answer.Board `json:"board"`
	Title      string       `json:"title"`      // what the board is called where it is read by people
	Candidates []string     `json:"candidates"` // the digits of each cell; of a filled one its own
	SVG        string       `json:"svg"`
	Ahead      int          `json:"ahead"` // how many steps goto can go to
	Begins     int          `json:"begins"`
	Undo       int          `json:"undo"` // how many changes of this puzzle can be taken back
	Past       int          `json:"past"` // how many changes there are of all puzzles of this session
	Redo       int          `json:"redo"`
	Level      string       `json:"level"`
	Score      int          `json:"score"`
	Marks      []string     `json:"marks"`             // the colours given by hand: r1c1 blue, 5r1c1 green
	Filter     int          `json:"filter"`            // the digit that alone is shown, 0 for all
	Place      string       `json:"place"`             // what stands in a link to this position behind the #
	Corner     []string     `json:"corner,omitempty"`  // the player's notes in the corners of each cell; empty for none anywhere
	Centre     []string     `json:"centre,omitempty"`  // and in the middle
	Checked    *Checked     `json:"checked,omitempty"` // nil where wrong digits are not shown
	Lesson     bool         `json:"lesson,omitempty"`  // the board is one of a lesson, a review or the placement test
}

// Steps are the steps that goto can go to, from one on: those before it are as they were.
type Steps struct {
	From int    `json:"from"`
	List []Step `json:"list"`
	Left int    `json:"left"` // how many more there are than are listed
}

// Step is a step as a list shows it.
type Step struct {
	N          int      `json:"n"`
	Kind       string   `json:"kind"`
	Name       string   `json:"name"`
	Conclusion string   `json:"conclusion"`
	Places     []string `json:"places,omitempty"`  // the cells that it fills, as r1c3 whatever the notation
	Changes    []string `json:"changes,omitempty"` // the candidates that it places or removes, as 5r1c3
	Depth      int      `json:"depth,omitempty"`
	Score      int      `json:"score,omitempty"`  // of the technique
	Level      string   `json:"level,omitempty"`  // of the technique
	Rating     float64  `json:"rating,omitempty"` // of Sudoku Explainer, where the log is the path of a rating
	Because    []int    `json:"because,omitempty"`
	TakenBack  bool     `json:"takenBack,omitempty"`
}

// Picture is a step drawn on the board on which it was found, and told. Of a step that is not there it has the number alone.
type Picture struct {
	N          int      `json:"n"`
	Name       string   `json:"name"`
	Conclusion string   `json:"conclusion"`
	Words      []string `json:"words"`
	SVG        string   `json:"svg"`
	Covered    []string `json:"covered,omitempty"` // the cells in which candidates are drawn, where only those of the pattern have theirs
	Roles      []Role   `json:"roles"`
	Claims     []Claim  `json:"claims,omitempty"` // of an argument, that its words tell
}

// Claim says which claim a paragraph tells: what it is called, as its mark in the picture has it in data-claim, and those on which it rests.
type Claim struct {
	Line   int      `json:"line"` // the index of the paragraph
	Name   string   `json:"name"`
	Causes []string `json:"causes"`
}

// Role is what a part of a pattern is called, and its mark in the picture as an SVG element of its own.
type Role struct {
	Words []string `json:"words"`
	SVG   string   `json:"svg"`
}

// Put asks to keep a text beyond the life of the page: for a key the text, or what is to be added to it, or nothing.
type Put struct {
	Key    string `json:"key"`
	Text   string `json:"text"`
	Append bool   `json:"append,omitempty"`
	Drop   bool   `json:"drop,omitempty"`
}
