// Package theme colours what package render draws for a terminal. It is the only one that knows escape sequences.
package theme

import (
	"strings"

	"github.com/fatih/color"

	"deduku/deduce"
	"deduku/deduce/render/picture"
)

// Theme says how kinds of steps and marks on a board look; it is a [render.Palette]. No meaning rests on it alone:
// the words and the frames say the same.
type Theme struct {
	Name  string
	kinds map[deduce.Kind]style
	marks [picture.Marks]style
}

// style is how something looks on a terminal; an empty one changes nothing.
type style []color.Attribute

// Kind implements render.Palette.
func (t *Theme) Kind(k deduce.Kind, text string) string { return t.kinds[k].paint(text) }

// Mark implements render.Palette.
func (t *Theme) Mark(m picture.Mark, text string) string { return t.marks[m].paint(text) }

// Hue implements render.Palette.
func (t *Theme) Hue(h picture.Hue, text string) string {
	if t.Name == "mono" {
		return style{color.ReverseVideo}.paint(text)
	}
	return hues[h].paint(text)
}

// hues are the colours given by hand: behind the digits, so that marks stay to be seen.
var hues = [picture.Hues]style{
	picture.Blue: {color.BgBlue}, picture.Green: {color.BgGreen}, picture.Red: {color.BgRed}, picture.Yellow: {color.BgYellow},
	picture.Purple: {color.BgMagenta}, picture.Orange: {color.BgHiRed}, picture.Cyan: {color.BgCyan}, picture.Grey: {color.BgHiBlack},
}

// paint is text in the style, whatever the colour library found out about the terminal when the program started:
// whether there is to be colour is decided elsewhere.
func (s style) paint(text string) string {
	if len(s) == 0 {
		return text
	}
	c := color.New(s...)
	c.EnableColor()
	return c.Sprint(text)
}

// All are the themes to choose from, a row for each kind and mark; the first is the usual one.
var All = []Theme{
	{
		Name: "dark",
		kinds: map[deduce.Kind]style{
			deduce.Init: {color.Faint}, deduce.Premise: {color.FgHiMagenta},
			deduce.PosDed: {color.FgHiGreen}, deduce.NegDed1: {color.FgHiCyan}, deduce.NegDed2: {color.FgHiBlue},
			deduce.Logic: {color.FgHiMagenta}, deduce.Guess: {color.FgHiYellow},
			deduce.Conflict: {color.FgHiRed}, deduce.Backtrack: {color.FgHiRed},
			deduce.Solved: {color.FgHiGreen, color.Bold}, deduce.Unsolvable: {color.FgHiRed, color.Bold}, deduce.Stuck: {color.FgHiYellow, color.Bold},
		},
		marks: [picture.Marks]style{
			picture.Given: {color.Bold}, picture.Seen: {color.FgHiYellow}, picture.Blocker: {color.FgHiYellow, color.Bold},
			picture.Pattern: {color.FgHiCyan}, picture.Pivot: {color.FgHiMagenta, color.Bold}, picture.Pincer: {color.FgHiCyan, color.Underline}, picture.Fin: {color.FgHiMagenta},
			picture.LetterA: {color.FgHiBlue, color.Bold}, picture.LetterB: {color.FgHiYellow, color.Underline}, picture.LetterC: {color.FgHiMagenta, color.Underline},
			picture.LetterD: {color.FgHiCyan, color.Bold, color.Underline}, picture.LetterE: {color.FgHiBlue, color.Underline},
			picture.LetterF: {color.FgHiYellow, color.Bold, color.Underline}, picture.LetterG: {color.FgHiMagenta, color.Bold, color.Underline},
			picture.Refuted: {color.FgRed}, picture.Follows: {color.FgHiCyan, color.Bold},
			picture.Branch1: {color.FgHiBlue, color.Italic}, picture.Branch2: {color.FgHiYellow, color.Italic}, picture.Branch3: {color.FgHiMagenta, color.Italic}, picture.Branch4: {color.FgHiCyan, color.Italic},
			picture.Region: {color.FgHiCyan, color.Faint}, picture.Base: {color.FgHiCyan, color.ReverseVideo}, picture.Cover: {color.FgHiYellow, color.ReverseVideo},
			picture.Eliminated: {color.FgHiRed, color.CrossedOut}, picture.Concluded: {color.FgHiGreen, color.Bold},
		},
	},
	{
		Name: "light",
		kinds: map[deduce.Kind]style{
			deduce.Init: {color.Faint}, deduce.Premise: {color.FgMagenta},
			deduce.PosDed: {color.FgGreen}, deduce.NegDed1: {color.FgCyan}, deduce.NegDed2: {color.FgBlue},
			deduce.Logic: {color.FgMagenta}, deduce.Guess: {color.FgRed},
			deduce.Conflict: {color.FgRed}, deduce.Backtrack: {color.FgRed},
			deduce.Solved: {color.FgGreen, color.Bold}, deduce.Unsolvable: {color.FgRed, color.Bold}, deduce.Stuck: {color.FgRed, color.Bold},
		},
		marks: [picture.Marks]style{
			picture.Given: {color.Bold}, picture.Seen: {color.FgCyan}, picture.Blocker: {color.FgCyan, color.Bold},
			picture.Pattern: {color.FgBlue}, picture.Pivot: {color.FgMagenta, color.Bold}, picture.Pincer: {color.FgCyan, color.Underline}, picture.Fin: {color.FgMagenta},
			picture.LetterA: {color.FgBlue, color.Bold}, picture.LetterB: {color.FgMagenta, color.Underline}, picture.LetterC: {color.FgGreen, color.Underline},
			picture.LetterD: {color.FgCyan, color.Bold, color.Underline}, picture.LetterE: {color.FgBlue, color.Bold, color.Underline},
			picture.LetterF: {color.FgMagenta, color.Bold, color.Underline}, picture.LetterG: {color.FgGreen, color.Bold, color.Underline},
			picture.Refuted: {color.FgRed}, picture.Follows: {color.FgBlue, color.Underline},
			picture.Branch1: {color.FgBlue, color.Italic}, picture.Branch2: {color.FgMagenta, color.Italic}, picture.Branch3: {color.FgCyan, color.Italic}, picture.Branch4: {color.FgGreen, color.Italic},
			picture.Region: {color.FgBlue, color.Faint}, picture.Base: {color.FgBlue, color.ReverseVideo}, picture.Cover: {color.FgMagenta, color.ReverseVideo},
			picture.Eliminated: {color.FgRed, color.CrossedOut}, picture.Concluded: {color.FgGreen, color.Bold},
		},
	},
	{
		Name: "mono", // for paper and for eyes that want no hue
		kinds: map[deduce.Kind]style{
			deduce.Init: {color.Faint}, deduce.Premise: {color.Underline},
			deduce.PosDed: {color.Bold}, deduce.NegDed1: {color.Bold}, deduce.NegDed2: {color.Bold},
			deduce.Logic: {color.Bold}, deduce.Guess: {color.Underline},
			deduce.Conflict: {color.ReverseVideo}, deduce.Backtrack: {color.ReverseVideo},
			deduce.Solved: {color.Bold}, deduce.Unsolvable: {color.Bold}, deduce.Stuck: {color.Bold},
		},
		marks: [picture.Marks]style{
			picture.Given: {color.Bold}, picture.Seen: {color.Faint}, picture.Blocker: {color.Bold, color.Faint, color.Italic},
			picture.Pattern: {color.Underline}, picture.Pivot: {color.Underline, color.ReverseVideo}, picture.Pincer: {color.Underline, color.Bold, color.Faint}, picture.Fin: {color.Italic},
			picture.LetterA: {color.Underline, color.Bold}, picture.LetterB: {color.Underline, color.Italic}, picture.LetterC: {color.Underline, color.Faint, color.Italic},
			picture.LetterD: {color.Italic, color.ReverseVideo}, picture.LetterE: {color.Faint, color.ReverseVideo},
			picture.LetterF: {color.Underline, color.Italic, color.ReverseVideo}, picture.LetterG: {color.Underline, color.Bold, color.ReverseVideo},
			picture.Refuted: {color.Faint, color.CrossedOut}, picture.Follows: {color.Italic, color.Bold},
			picture.Branch1: {color.Faint, color.Underline}, picture.Branch2: {color.Faint, color.Italic}, picture.Branch3: {color.Faint, color.Bold}, picture.Branch4: {color.Underline, color.Bold, color.Italic},
			picture.Region: {color.Faint, color.Italic, color.ReverseVideo}, picture.Base: {color.Bold, color.ReverseVideo}, picture.Cover: {color.Bold, color.Italic, color.ReverseVideo},
			picture.Eliminated: {color.CrossedOut}, picture.Concluded: {color.ReverseVideo},
		},
	},
	{
		Name: "colourblind", // blue against yellow, never red against green
		kinds: map[deduce.Kind]style{
			deduce.Init: {color.Faint}, deduce.Premise: {color.Underline},
			deduce.PosDed: {color.FgHiBlue}, deduce.NegDed1: {color.FgHiBlue, color.Bold}, deduce.NegDed2: {color.FgHiBlue, color.Underline},
			deduce.Logic: {color.Bold}, deduce.Guess: {color.FgHiYellow},
			deduce.Conflict: {color.FgHiYellow, color.Bold}, deduce.Backtrack: {color.FgHiYellow, color.Underline},
			deduce.Solved: {color.FgHiBlue, color.Bold}, deduce.Unsolvable: {color.FgHiYellow, color.Bold}, deduce.Stuck: {color.FgHiYellow, color.Bold},
		},
		marks: [picture.Marks]style{
			picture.Given: {color.Bold}, picture.Seen: {color.Underline}, picture.Blocker: {color.Bold, color.Underline},
			picture.Pattern: {color.FgHiBlue}, picture.Pivot: {color.FgHiYellow, color.ReverseVideo}, picture.Pincer: {color.FgHiBlue, color.ReverseVideo}, picture.Fin: {color.FgHiYellow, color.Underline},
			picture.LetterA: {color.FgHiBlue, color.Underline}, picture.LetterB: {color.FgHiYellow, color.Bold}, picture.LetterC: {color.FgBlue, color.Italic, color.Underline},
			picture.LetterD: {color.FgYellow, color.Italic}, picture.LetterE: {color.FgHiBlue, color.Faint},
			picture.LetterF: {color.FgHiYellow, color.Faint}, picture.LetterG: {color.FgBlue, color.Faint},
			picture.Refuted: {color.FgYellow}, picture.Follows: {color.FgBlue, color.Bold},
			picture.Branch1: {color.FgHiBlue, color.Italic}, picture.Branch2: {color.FgHiYellow, color.Italic}, picture.Branch3: {color.FgBlue, color.Underline}, picture.Branch4: {color.FgYellow, color.Underline},
			picture.Region: {color.Faint}, picture.Base: {color.FgBlue, color.ReverseVideo}, picture.Cover: {color.FgYellow, color.ReverseVideo},
			picture.Eliminated: {color.FgHiYellow, color.CrossedOut}, picture.Concluded: {color.FgHiBlue, color.Bold, color.Underline},
		},
	},
}

// Names are the names of the themes.
func Names() []string {
	var out []string
	for i := range All {
		out = append(out, All[i].Name)
	}
	return out
}

// Named is the theme with this name; the usual one where there is none.
func Named(name string) *Theme {
	for i := range All {
		if All[i].Name == name {
			return &All[i]
		}
	}
	return &All[0]
}

// Plain is a text without what colours it or moves the cursor: what of it takes room on a screen.
func Plain(text string) string {
	const sequence = "\x1b["
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, sequence)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		end := strings.TrimLeft(after, "0123456789;?")
		if end != "" && ('A' <= end[0] && end[0] <= 'Z' || 'a' <= end[0] && end[0] <= 'z') {
			text = end[1:]
		} else {
			b.WriteString(sequence)
			text = after
		}
	}
}
