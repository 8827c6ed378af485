package render

import (
	"github.com/fatih/color"

	"deduku/deduce"
)

// style is how something looks on a terminal.
type style []color.Attribute

// Theme says how kinds of steps and marks on a board look: a row for each. No meaning rests on it alone:
// the words and the frames say the same.
type Theme struct {
	Name  string
	kinds map[deduce.Kind]style
	marks [Marks]style
}

// Themes are the looks to choose from; the first is the usual one.
var Themes = []Theme{
	{
		Name: "dark",
		kinds: map[deduce.Kind]style{
			deduce.Init: {color.Faint}, deduce.Premise: {color.FgHiMagenta},
			deduce.PosDed: {color.FgHiGreen}, deduce.NegDed1: {color.FgHiCyan}, deduce.NegDed2: {color.FgHiBlue},
			deduce.Logic: {color.FgHiMagenta}, deduce.Guess: {color.FgHiYellow},
			deduce.Conflict: {color.FgHiRed}, deduce.Backtrack: {color.FgHiRed},
			deduce.Solved: {color.FgHiGreen, color.Bold}, deduce.Unsolvable: {color.FgHiRed, color.Bold}, deduce.Stuck: {color.FgHiYellow, color.Bold},
		},
		marks: [Marks]style{
			Given: {color.Bold}, Pattern: {color.FgHiCyan}, Shown: {color.FgHiYellow}, Fin: {color.FgHiMagenta},
			SideA: {color.FgHiBlue, color.Bold}, SideB: {color.FgHiYellow, color.Underline},
			Eliminated: {color.FgHiRed, color.CrossedOut}, Concluded: {color.FgHiGreen, color.Bold},
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
		marks: [Marks]style{
			Given: {color.Bold}, Pattern: {color.FgBlue}, Shown: {color.FgCyan}, Fin: {color.FgMagenta},
			SideA: {color.FgBlue, color.Bold}, SideB: {color.FgMagenta, color.Underline},
			Eliminated: {color.FgRed, color.CrossedOut}, Concluded: {color.FgGreen, color.Bold},
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
		marks: [Marks]style{
			Given: {color.Bold}, Pattern: {color.Underline}, Shown: {color.Faint}, Fin: {color.Italic},
			SideA: {color.Underline, color.Bold}, SideB: {color.Underline, color.Italic},
			Eliminated: {color.CrossedOut}, Concluded: {color.ReverseVideo},
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
		marks: [Marks]style{
			Given: {color.Bold}, Pattern: {color.FgHiBlue}, Shown: {color.Underline}, Fin: {color.FgHiYellow, color.Underline},
			SideA: {color.FgHiBlue, color.Underline}, SideB: {color.FgHiYellow, color.Bold},
			Eliminated: {color.FgHiYellow, color.CrossedOut}, Concluded: {color.FgHiBlue, color.Bold, color.Underline},
		},
	},
}

// ThemeNames are the names of the themes.
func ThemeNames() []string {
	var out []string
	for _, t := range Themes {
		out = append(out, t.Name)
	}
	return out
}

// ThemeNamed is the theme with this name; the usual one where there is none.
func ThemeNamed(name string) *Theme {
	for i := range Themes {
		if Themes[i].Name == name {
			return &Themes[i]
		}
	}
	return &Themes[0]
}
