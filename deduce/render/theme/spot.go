package theme

import (
	"github.com/fatih/color"
)

// Spot says what something is on a board that somebody plays on.
type Spot uint8

// The spots; Usual looks as the terminal does.
const (
	Usual  Spot = iota
	Own         // a digit that was set, not given
	Faint       // what is not looked at
	Lit         // the digit that is looked at, wherever it stands
	Cursor      // the cell that keys work on
	Alert       // what is wrong
	Spots       // the number of spots
)

// spots are how these look, by the name of the theme.
var spots = map[string][Spots]style{
	"dark":        {Own: {color.FgHiCyan}, Faint: {color.Faint}, Lit: {color.FgBlack, color.BgHiYellow}, Cursor: {color.ReverseVideo}, Alert: {color.FgHiRed, color.Bold}},
	"light":       {Own: {color.FgBlue}, Faint: {color.Faint}, Lit: {color.FgBlack, color.BgYellow}, Cursor: {color.ReverseVideo}, Alert: {color.FgRed, color.Bold}},
	"mono":        {Own: {color.Italic}, Faint: {color.Faint}, Lit: {color.Underline, color.Bold}, Cursor: {color.ReverseVideo}, Alert: {color.CrossedOut}},
	"colourblind": {Own: {color.FgHiBlue}, Faint: {color.Faint}, Lit: {color.FgBlack, color.BgHiYellow}, Cursor: {color.ReverseVideo}, Alert: {color.FgHiYellow, color.Bold, color.Underline}},
}

// Spot is text as a spot looks.
func (t *Theme) Spot(s Spot, text string) string { return spots[t.Name][s].paint(text) }
