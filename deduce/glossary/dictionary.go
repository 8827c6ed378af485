package glossary

import (
	"fmt"
	"strings"
)

// Word is an entry of the dictionary: a term of the field, what it means, and the name of a technique in which it is met.
type Word struct{ Name, Means, Met string }

// String is the entry in one line.
func (w Word) String() string { return fmt.Sprintf("%s: %s (met in %s)", w.Name, w.Means, w.Met) }

// Dictionary are the terms that explanations use, in order.
var Dictionary = []Word{
	{"Eureka notation", "how chains are written, as (6)r3c3 = (6-7)r1c3 = (7)r1c5: = is a strong link, - a weak one, and in brackets stand the digits of a cell", "aic"},
	{"NEG_DED1", "what logs call a Hidden Single whose last other place was just filled with another digit", "hidden-single"},
	{"NEG_DED2", "what logs call a Hidden Single whose last other place was just removed: a digit that sees it was placed, or a technique removed it", "hidden-single"},
	{"POS_DED", "what logs call a Naked Single or a Full House: a cell with only one candidate", "naked-single"},
	{"aligned cells", "two or three cells whose combinations of candidates are gone through", "aligned-pair-exclusion"},
	{"almost locked set", "cells of one unit with one digit more than cells; take one digit away and they are locked", "als-xz"},
	{"band", "three boxes side by side, with their three rows; of patterns that may be turned also three below each other, with their columns", "chute-remote-pair"},
	{"base", "a unit in which a fish needs the digit", "x-wing"},
	{"base cell", "one of the two cells of an exocet whose digits must be in the targets, too", "junior-exocet"},
	{"bent set", "as many cells as digits where a line and a box cross, of which at most one digit can come twice", "wxyz-wing"},
	{"bivalue cell", "a cell with two candidates", "xy-wing"},
	{"blocker", "a placed digit that rules a digit out of other cells of a unit", "hidden-single"},
	{"box", "one of the nine squares of three by three cells", "pointing"},
	{"candidate", "a digit that a cell may still hold", "naked-single"},
	{"chain", "candidates joined by strong and weak links in turn", "aic"},
	{"chute", "a band or a stack", "chute-remote-pair"},
	{"colour", "places that are all true or all false together, with another colour that is the opposite", "simple-colors-trap"},
	{"conjugate pair", "the only two places for a digit in a unit: exactly one of them holds it", "skyscraper"},
	{"contradiction", "a cell without a candidate, a digit without a place in a unit, or a digit twice in one: what was supposed is false", "nishio"},
	{"corner", "one of the cells in which the lines of a rectangle or of a fish cross", "uniqueness-test-1"},
	{"cover", "a unit that takes in places of the bases of a fish", "x-wing"},
	{"cross line", "a line across those of the base of an exocet, in which its digits lack room", "junior-exocet"},
	{"cross-hatching", "drawing lines from where a digit stands to see where else it can be", "hidden-single"},
	{"crossing cell", "a cell that a line and a box share", "sue-de-coq"},
	{"deadly pattern", "cells that could be filled in two ways, so that a puzzle with one solution cannot come to it", "uniqueness-test-1"},
	{"endo fin", "a place in two bases at once: it counts as a fin, even where a cover has it", "finned-franken-jellyfish"},
	{"exocet", "two cells of a box, the base, and further cells, the targets, that must hold the same digits", "junior-exocet"},
	{"extra candidate", "what keeps a deadly or impossible pattern from being complete", "uniqueness-test-2"},
	{"far end", "of the two places of a line, the one that the box of an Empty Rectangle has nothing to do with", "empty-rectangle"},
	{"fin", "a place of a base outside all covers", "finned-x-wing"},
	{"free end", "the end of a strong link that no weak link joins: at least one of two free ends is true", "skyscraper"},
	{"given", "a digit of the puzzle", "full-house"},
	{"group", "a digit in two or three cells where a box and a line cross, true if one of them holds it", "grouped-aic"},
	{"guardian", "a further candidate or place that keeps an odd ring, an oddagon or a tridagon from being impossible", "broken-wing"},
	{"house", "another word for unit", "hidden-single"},
	{"image", "the cell on which another falls when the board is turned or reflected", "symmetrical-placement"},
	{"joined end", "the end of a strong link that a weak link joins to another: the two cannot both be true", "skyscraper"},
	{"kind", "what logs call a step: INIT a given, PREMISE what was typed, POS_DED a cell with only one candidate, NEG_DED1 and NEG_DED2 a digit with only one place, LOGIC another technique, GUESS a trial, CONFLICT its failure, BACKTRACK its end", "naked-single"},
	{"lemma", "a line of a net that removes candidates for as long as the first one is supposed: by a pattern, or because another one, supposed on top, comes to a contradiction", "nested-forcing-net"},
	{"line", "a row or a column", "claiming"},
	{"linked place", "a candidate at an end of a link", "skyscraper"},
	{"locked", "used up: as many digits as cells", "naked-pair"},
	{"mirror", "where the digit of a target of an exocet must be, too", "junior-exocet"},
	{"net", "what follows from one candidate by singles, each of which may need several of those before it", "forcing-net-contradiction"},
	{"oddagon", "an odd ring of cells with the same two candidates: two digits cannot take turns in it", "bivalue-oddagon"},
	{"open cell", "a cell that holds no digit yet", "full-house"},
	{"outer place", "a place of a line outside the box that the line is told with", "almost-locked-pair"},
	{"peer", "a cell that another sees", "naked-single"},
	{"petal", "an almost locked set around a stem", "death-blossom"},
	{"pincer", "a cell at the end of a wing", "xy-wing"},
	{"pivot", "the cell that ties the other cells of a wing together", "xyz-wing"},
	{"place", "a cell in which a digit of a unit can still be", "hidden-pair"},
	{"premise", "what was typed by hand or came with the board: believed, not proved", "naked-single"},
	{"r4c58", "cells of a row or column written together: r4c5 and r4c8", "bug-lite-3"},
	{"rank", "how many more links than truths a pattern has; with as many of both, rank 0, all else on each link is removed", "x-wing"},
	{"restricted common", "a digit that two sets share and only one can hold, as all its places in one see all in the other", "als-xz"},
	{"ring", "a chain that comes back to where it began", "continuous-nice-loop"},
	{"sees", "shares a row, column or box with", "naked-single"},
	{"set", "cells and the digits that they hold together; where there are several they are called A, B, C", "sue-de-coq"},
	{"shared place", "a place where a line and a box cross, which counts for both", "almost-locked-pair"},
	{"stack", "three boxes below each other, with their three columns", "chute-remote-pair"},
	{"stem", "the cell whose candidates a Death Blossom tries in turn", "death-blossom"},
	{"strong link", "two candidates of which at least one is true", "skyscraper"},
	{"subset", "cells of a unit with as many digits: naked if they can hold no others, hidden if these digits have no other places in the unit", "naked-pair"},
	{"supposed", "taken to be true, to see what comes of it; where that is a contradiction, it is false", "nishio"},
	{"target", "a cell that must hold a digit of the base of an exocet", "junior-exocet"},
	{"template", "one way to place a digit nine times, once in each row, column and box", "template-set"},
	{"together", "cells of a row or column may be written as one: r2c379 is r2c3, r2c7 and r2c9", "jellyfish"},
	{"truth", "what must hold a candidate: a cell, or a digit in a unit", "x-wing"},
	{"unit", "a row, column or box", "hidden-single"},
	{"verity", "a conclusion that follows in each of several cases; at least one case is true, so the conclusion is", "cell-forcing-chain"},
	{"weak link", "two candidates of which at most one is true", "turbot-fish"},
}

// WordNamed is the entry of a term, in any case, with or without an s at its end.
func WordNamed(name string) (Word, bool) {
	name = strings.ReplaceAll(strings.ToLower(name), "-", " ")
	for _, w := range Dictionary {
		if plain := strings.ReplaceAll(strings.ToLower(w.Name), "-", " "); plain == name || plain+"s" == name || plain == name+"s" {
			return w, true
		}
	}
	return Word{}, false
}

// WordsLike is the entry of a term or, where there is none, those of which it is a part.
func WordsLike(name string) (found []Word) {
	if w, ok := WordNamed(name); ok {
		return []Word{w}
	}
	for _, w := range Dictionary {
		if strings.Contains(w.Name, strings.ToLower(name)) {
			found = append(found, w)
		}
	}
	return found
}
