package reply

import (
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Block is a piece of an answer for a person. It is one of the types of this file.
type Block interface{ block() }

// Said is talk: a line that is no result, such as what can be done next. Names and texts from files may be in it.
type Said struct{ Text string }

// Failed is an error, as it is reported.
type Failed struct{ Text string }

// Told is a line of a result, or several. What is wider than the screen is folded.
type Told struct{ Text string }

// Verbatim is a text that stays as it is, such as an address that is to be copied.
type Verbatim struct{ Text string }

// Fitted is a text whose lines depend on the screen.
type Fitted func(Screen) string

// Screen is what a text may depend on.
type Screen struct {
	Width   int  // how many characters a line may have; 0 for any number
	Unicode bool // it can show more than ASCII
}

// StepLine is a step in one line, or as many as it needs, with a label before it: its number in a log, the letter of a list.
type StepLine struct {
	Words wording.Text
	Label string
	Step  *deduce.Step
	Waits bool // a board may come to stand beside it: see [Board]
}

// SaidStep is a step said as talk: it is no result of the command.
type SaidStep struct{ Line StepLine }

// Words are paragraphs about a step. With a picture, the words that name a role wear the mark that it has in the drawing.
type Words struct {
	Paragraphs []string
	Picture    *picture.Picture
}

// Drawing is a board, with its candidates or with its digits alone.
type Drawing struct {
	Picture    picture.Picture
	Candidates bool
}

// Fit is a drawing that is shown small where the screen is too low for it below its head.
type Fit struct {
	Head         Block
	Large, Small Drawing
}

// Glance is a drawing that only somebody who looks on gets; a script asks for it when it wants it.
type Glance struct{ Drawing Drawing }

// Board ends a run of lines that wait for a board beside them. Below a few lines, or none, it stands only where it is
// wanted.
type Board struct {
	Picture picture.Picture
	Wanted  bool
}

// Page is a result that may be long, and goes through a pager where it is longer than the screen.
type Page []Block

// Cleared empties the screen.
type Cleared struct{}

// Clipboard hands a text to the clipboard of the terminal.
type Clipboard struct{ Text string }

// Restyled says how parts are drawn from now on: the values of the options of these names.
type Restyled struct{ Color, Theme, ASCII, Pager string }

func (Said) block()      {}
func (Failed) block()    {}
func (Told) block()      {}
func (Verbatim) block()  {}
func (Fitted) block()    {}
func (StepLine) block()  {}
func (SaidStep) block()  {}
func (Words) block()     {}
func (Drawing) block()   {}
func (Fit) block()       {}
func (Glance) block()    {}
func (Board) block()     {}
func (Page) block()      {}
func (Cleared) block()   {}
func (Clipboard) block() {}
func (Restyled) block()  {}
