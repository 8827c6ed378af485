// Package theme colours what package render draws for a terminal. It is the only one that knows escape sequences.
package theme

import (
	"strings"

	"github.com/fatih/color"

	"deduku/deduce"
	"deduku/deduce/render"
)

// Theme says how kinds of steps and marks on a board look; it is a [render.Palette]. No meaning rests on it alone:
// the words and the frames say the same.
type Theme struct {
	Name  string
	kinds map[deduce.Kind]style
	marks [render.Marks]style
}

// style is how something looks on a terminal; an empty one changes nothing.
type style []color.Attribute

// Kind implements render.Palette.
func (t *Theme) Kind(k deduce.Kind, text string) string { return t.kinds[k].paint(text) }

// Mark implements render.Palette.
func (t *Theme) Mark(m render.Mark, text string) string { return t.marks[m].paint(text) }

// Hue implements render.Palette.
func (t *Theme) Hue(h render.Hue, text string) string {
	if t.Name == "mono" {
		return style{color.ReverseVideo}.paint(text)
	}
	return hues[h].paint(text)
}

// hues are the colours given by hand: behind the digits, so that marks stay to be seen.
var hues = [render.Hues]style{
	render.Blue: {color.BgBlue}, render.Green: {color.BgGreen}, render.Red: {color.BgRed}, render.Yellow: {color.BgYellow},
	render.Purple: {color.BgMagenta}, render.Orange: {color.BgHiRed}, render.Cyan: {color.BgCyan}, render.Grey: {color.BgHiBlack},
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
		marks: [render.Marks]style{
			render.Given: {color.Bold}, render.Seen: {color.FgHiYellow}, render.Blocker: {color.FgHiYellow, color.Bold},
			render.Pattern: {color.FgHiCyan}, render.Pivot: {color.FgHiMagenta, color.Bold}, render.Pincer: {color.FgHiCyan, color.Underline}, render.Fin: {color.FgHiMagenta},
			render.LetterA: {color.FgHiBlue, color.Bold}, render.LetterB: {color.FgHiYellow, color.Underline}, render.LetterC: {color.FgHiMagenta, color.Underline},
			render.LetterD: {color.FgHiCyan, color.Bold, color.Underline}, render.LetterE: {color.FgHiBlue, color.Underline},
			render.LetterF: {color.FgHiYellow, color.Bold, color.Underline}, render.LetterG: {color.FgHiMagenta, color.Bold, color.Underline},
			render.Refuted: {color.FgRed}, render.Follows: {color.FgHiCyan, color.Bold},
			render.Branch1: {color.FgHiBlue, color.Italic}, render.Branch2: {color.FgHiYellow, color.Italic}, render.Branch3: {color.FgHiMagenta, color.Italic}, render.Branch4: {color.FgHiCyan, color.Italic},
			render.Region: {color.FgHiCyan, color.Faint}, render.Base: {color.FgHiCyan, color.ReverseVideo}, render.Cover: {color.FgHiYellow, color.ReverseVideo},
			render.Eliminated: {color.FgHiRed, color.CrossedOut}, render.Concluded: {color.FgHiGreen, color.Bold},
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
		marks: [render.Marks]style{
			render.Given: {color.Bold}, render.Seen: {color.FgCyan}, render.Blocker: {color.FgCyan, color.Bold},
			render.Pattern: {color.FgBlue}, render.Pivot: {color.FgMagenta, color.Bold}, render.Pincer: {color.FgCyan, color.Underline}, render.Fin: {color.FgMagenta},
			render.LetterA: {color.FgBlue, color.Bold}, render.LetterB: {color.FgMagenta, color.Underline}, render.LetterC: {color.FgGreen, color.Underline},
			render.LetterD: {color.FgCyan, color.Bold, color.Underline}, render.LetterE: {color.FgBlue, color.Bold, color.Underline},
			render.LetterF: {color.FgMagenta, color.Bold, color.Underline}, render.LetterG: {color.FgGreen, color.Bold, color.Underline},
			render.Refuted: {color.FgRed}, render.Follows: {color.FgBlue, color.Underline},
			render.Branch1: {color.FgBlue, color.Italic}, render.Branch2: {color.FgMagenta, color.Italic}, render.Branch3: {color.FgCyan, color.Italic}, render.Branch4: {color.FgGreen, color.Italic},
			render.Region: {color.FgBlue, color.Faint}, render.Base: {color.FgBlue, color.ReverseVideo}, render.Cover: {color.FgMagenta, color.ReverseVideo},
			render.Eliminated: {color.FgRed, color.CrossedOut}, render.Concluded: {color.FgGreen, color.Bold},
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
		marks: [render.Marks]style{
			render.Given: {color.Bold}, render.Seen: {color.Faint}, render.Blocker: {color.Bold, color.Faint, color.Italic},
			render.Pattern: {color.Underline}, render.Pivot: {color.Underline, color.ReverseVideo}, render.Pincer: {color.Underline, color.Bold, color.Faint}, render.Fin: {color.Italic},
			render.LetterA: {color.Underline, color.Bold}, render.LetterB: {color.Underline, color.Italic}, render.LetterC: {color.Underline, color.Faint, color.Italic},
			render.LetterD: {color.Italic, color.ReverseVideo}, render.LetterE: {color.Faint, color.ReverseVideo},
			render.LetterF: {color.Underline, color.Italic, color.ReverseVideo}, render.LetterG: {color.Underline, color.Bold, color.ReverseVideo},
			render.Refuted: {color.Faint, color.CrossedOut}, render.Follows: {color.Italic, color.Bold},
			render.Branch1: {color.Faint, color.Underline}, render.Branch2: {color.Faint, color.Italic}, render.Branch3: {color.Faint, color.Bold}, render.Branch4: {color.Underline, color.Bold, color.Italic},
			render.Region: {color.Faint, color.Italic, color.ReverseVideo}, render.Base: {color.Bold, color.ReverseVideo}, render.Cover: {color.Bold, color.Italic, color.ReverseVideo},
			render.Eliminated: {color.CrossedOut}, render.Concluded: {color.ReverseVideo},
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
		marks: [render.Marks]style{
			render.Given: {color.Bold}, render.Seen: {color.Underline}, render.Blocker: {color.Bold, color.Underline},
			render.Pattern: {color.FgHiBlue}, render.Pivot: {color.FgHiYellow, color.ReverseVideo}, render.Pincer: {color.FgHiBlue, color.ReverseVideo}, render.Fin: {color.FgHiYellow, color.Underline},
			render.LetterA: {color.FgHiBlue, color.Underline}, render.LetterB: {color.FgHiYellow, color.Bold}, render.LetterC: {color.FgBlue, color.Italic, color.Underline},
			render.LetterD: {color.FgYellow, color.Italic}, render.LetterE: {color.FgHiBlue, color.Faint},
			render.LetterF: {color.FgHiYellow, color.Faint}, render.LetterG: {color.FgBlue, color.Faint},
			render.Refuted: {color.FgYellow}, render.Follows: {color.FgBlue, color.Bold},
			render.Branch1: {color.FgHiBlue, color.Italic}, render.Branch2: {color.FgHiYellow, color.Italic}, render.Branch3: {color.FgBlue, color.Underline}, render.Branch4: {color.FgYellow, color.Underline},
			render.Region: {color.Faint}, render.Base: {color.FgBlue, color.ReverseVideo}, render.Cover: {color.FgYellow, color.ReverseVideo},
			render.Eliminated: {color.FgHiYellow, color.CrossedOut}, render.Concluded: {color.FgHiBlue, color.Bold, color.Underline},
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
