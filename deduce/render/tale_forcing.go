package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// forcingChains tells chains that begin or end alike, a branch after the other, each link with its reason.
func (t *teller) forcingChains() Tale {
	if t.step.Argument == nil {
		return Tale{}
	}
	branches := branchesOf(t.step.Argument.Links)
	tale := Tale{Choices: t.toldBranches(branches)}
	base := t.parts(deduce.Base)
	if len(base) > 0 {
		tale.Look = t.saying(base[0], t.b)
	}
	switch begins := branches[0][0].From; {
	case len(base) == 0:
		tale.Look = "Follow " + begins.Digit.String() + " in " + t.list(begins.Cells) + ", true and false."
		tale.Sees = "Either is so, and it comes to the same: " + t.concluded() + "."
	case begins == candidateNode(t.conclusion()):
		tale.Sees = "All of this together cannot be, so " + t.concluded() + "."
	default:
		tale.Sees = "One of these is so, and each comes to the same: " + t.concluded() + "."
	}
	return tale
}

// kraken tells a fish that fins spoil, and the chains from them.
func (t *teller) kraken() Tale {
	if t.step.Argument == nil {
		return Tale{}
	}
	base, covers, fins := t.role(deduce.Base), t.role(deduce.Cover), t.role(deduce.Fin).Cells
	d, n := base.Digits.First(), numberWord(base.Units.Len())
	whole := "each of the " + n + " bases needs " + aDigit(d) + ", and each of the " + n + " covers (" + t.units(covers.Units) + ") has room for only one"
	if fins.Empty() {
		whole = capital(whole)
	} else {
		whole = "If neither " + strings.Join(t.cells(fins), " nor ") + " is " + d.String() + ": " + whole
		if fins.Rest().Empty() {
			whole = strings.Replace(whole, "neither ", "", 1)
			whole = strings.Replace(whole, " is "+d.String(), " is not "+d.String(), 1)
		}
	}
	tale := Tale{Look: t.onlyPlaces(base.Units, d), Sees: "So in every case " + t.concluded() + "."}
	branches := t.toldBranches(branchesOf(t.step.Argument.Links))
	if within := t.role(deduce.Within).Units; within != 0 {
		places := base.Cells.And(within.First().Cells())
		one := "one of "
		if places.Rest().Empty() {
			one = ""
		}
		tale.Choices = whole + ", so " + one + t.list(places) + " is. " + branches
	} else {
		tale.Choices = whole + ", so the " + d.String() + " of each cover is in a base, and " + t.concluded() + ". " + branches
	}
	return tale
}

// conclusion is the one candidate of which something is concluded.
func (t *teller) conclusion() board.Candidate {
	return append(slices.Clone(t.step.Placements), t.step.Eliminations...)[0]
}

// concluded says what is concluded.
func (t *teller) concluded() string {
	if len(t.step.Placements) > 0 {
		return t.nodeIs(candidateNode(t.conclusion()), true)
	}
	var all []string
	for _, x := range together(t.step.Eliminations) {
		all = append(all, "none of "+and(t.cells(x.cells))+" is "+orDigits(x.digits))
		if x.cells.Rest().Empty() {
			all[len(all)-1] = t.list(x.cells) + " is not " + orDigits(x.digits)
		}
	}
	return strings.Join(all, ", ")
}

// branchesOf are the chains of some links: one ends where the next link does not go on from it.
func branchesOf(links []deduce.Link) (branches [][]deduce.Link) {
	begin := 0
	for i := range links {
		if i+1 == len(links) || links[i+1].From != links[i].To {
			branches = append(branches, links[begin:i+1])
			begin = i + 1
		}
	}
	return branches
}

// toldBranches tells each branch in a sentence: if this, then that, so that.
func (t *teller) toldBranches(branches [][]deduce.Link) string {
	var all []string
	for _, links := range branches {
		all = append(all, "If "+t.nodeIs(links[0].From, !links[0].Strong)+", "+t.linkByLink(links)+".")
	}
	return strings.Join(all, " ")
}
