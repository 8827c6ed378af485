package chains

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/internal/templates"
)

// XChain is a chain of conjugate pairs of one digit.
var XChain = &deduce.Technique{
	Name:  "x-chain",
	Title: "X-Chain",
	Shape: deduce.ShapeChain,
	Doc: "Conjugate pairs of one digit, the end of each seeing the beginning of the next. If the first end of the chain is not the digit, the other end is. " +
		"So at least one of the two holds it, and it can be removed from cells that see both.",
	Why:     []string{"if {tip#1} is not {strong.digits}, {tip#2} is"},
	Form:    []string{"{strong.digits} {links}"},
	Spot:    "Filter one digit and mark the units in which it has two places: these are the strong links. From one end of one follow strong links, and weak ones along any unit, in turn; after each strong link look for what sees both ends. " + trapTwoWeak,
	Example: ".+1.56....6.2.19.3+5+5..7+2.+6.11+5.2........9.+1.56....35.+1...1+3..52+92.5.9.1+439+34+1+5+2+867:462 662 752",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if !anyPlain(v) {
			return
		}
		for d := board.Digit(1); d <= 9; d++ {
			if !templates.InNone(v, d).Empty() {
				digitChains.Of(v).find(v, anyChain, false, yield)
				return
			}
		}
	},
}

// XYChain is a chain of cells with two candidates.
var XYChain = &deduce.Technique{
	Name:  "xy-chain",
	Title: "XY-Chain",
	Shape: deduce.ShapeChain,
	Doc: "Three or more cells with two candidates each, each seeing the next and sharing with it a digit, another one on each side. If the first cell is not the digit that it shares with the last, " +
		"the last is. So at least one of the two holds it, and it can be removed from cells that see both.",
	Why:  []string{"if {tip#1} is not {tip.digits}, {tip#2} is"},
	Form: []string{"{tip.digits}- {links} -{tip.digits}"},
	Spot: "Look at cells with two candidates only. From one of them go to another that it sees and that shares a digit, leave that by its other digit, and so on. Where that digit is the one that the first cell was not left by, look for what sees both cells. " +
		"The trap is to leave a cell by the digit by which you came.",
	Example: "+37+2..6+9+8+1+6+148+9+2.5.+98+513+74+26..+8+61+9.3.7.+3.+846+19+19+6+7.38+4...+7+9...+6..+61+3+7..9.53+9.+6..7.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if anyPlain(v) {
			pairChains.Of(v).find(v, func(f *chain.Find) bool { return f.Half > 2 }, false, yield)
		}
	},
}

// anyPlain reports whether there are chains of links of any kind without groups: those of one digit and those of cells with two
// candidates are among them. The ladder has asked for them before, for the short ones.
func anyPlain(v *deduce.View) bool { return len(plainChains.Of(v).finds) > 0 }

func anyChain(*chain.Find) bool { return true }
