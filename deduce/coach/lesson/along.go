package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Questions along the links of chains: each strong link is a question, what lies between two is told.

// nodePart is a node as the part of a lead.
func nodePart(n deduce.Node) deduce.Part {
	return deduce.Part{Cells: n.Cells, Digits: board.Digits(n.Digit)}
}

// chain asks along a chain from its one end to the other, and says what holds then.
func (a *asker) chain() {
	if a.Step.Argument == nil || len(a.Step.Argument.Links) < 3 {
		return
	}
	links := a.Step.Argument.Links
	a.tell(Lead{Says: goesThrough, Links: links})
	if begins := links[0].From; !links[0].Strong && links[len(links)-1].To == begins {
		a.tell(Lead{Says: supposes, Part: nodePart(begins), True: true})
		a.along(links, mostQuestions-1)
		a.tell(Lead{Says: comesBack, Part: nodePart(begins), True: true})
		return
	}
	for !links[0].Strong {
		links = links[1:]
	}
	ring := pattern.IsRing(links)
	if last := len(links) - 1; !links[last].Strong && !ring {
		links = links[:last]
	}
	a.tell(Lead{Says: supposes, Part: nodePart(links[0].From)})
	a.along(links, mostQuestions-1)
	if ring {
		a.tell(Lead{Says: ringHolds, Links: links})
	} else {
		a.tell(Lead{Says: endHolds, Links: links})
	}
}

// cases asks along the branches of an argument, each of which is a case: of each something, where there are not too many.
func (a *asker) cases() {
	if a.Step.Argument == nil || len(a.Step.Argument.Links) == 0 {
		return
	}
	branches := pattern.Branches(a.Step.Argument.Links)
	base := a.Parts(deduce.Base)
	begins := branches[0][0].From
	if len(a.Parts(deduce.Extra)) > 0 || pattern.ShapeOf(a.Step) == deduce.ShapeKraken || isConclusion(a.Step, begins) {
		share := a.shared(branches)
		for i, links := range branches {
			a.tell(Lead{Says: supposes, Part: nodePart(links[0].From), True: !links[0].Strong})
			a.along(links, share[i])
		}
		return
	}
	if len(base) > 0 {
		a.tell(Lead{Says: hasChoice, Part: *base[0]})
	} else {
		a.tell(Lead{Says: hasBoth, Part: nodePart(begins)})
	}
	a.tell(Lead{Says: goesThrough, Links: a.Step.Argument.Links})
	branches = chainsFirst(branches)
	share := a.shared(branches)
	if slices.Max(share) == 0 {
		a.parts()
	}
	for i, links := range branches {
		a.tell(Lead{Says: isCase, Part: nodePart(links[0].From), True: !links[0].Strong, Letter: i, Links: links})
		a.along(links[:len(links)-1], share[i]) // the last link is what follows
	}
	a.tell(Lead{Says: CasesEnd, Links: slices.Concat(branches...)})
}

// chainsFirst are branches with those last that have one link alone: what they need no chain for is seen once the others have come to it.
func chainsFirst(branches [][]deduce.Link) [][]deduce.Link {
	branches = slices.Clone(branches)
	slices.SortStableFunc(branches, func(a, b []deduce.Link) int { return min(len(b), 2) - min(len(a), 2) })
	return branches
}

// isConclusion reports whether a step concludes something about a node.
func isConclusion(s *deduce.Step, n deduce.Node) bool {
	is := func(x board.Candidate) bool { return pattern.CandidateNode(x) == n }
	return slices.ContainsFunc(s.Placements, is) || slices.ContainsFunc(s.Eliminations, is)
}

// shared is how many questions each of some branches has: one each, as far as they last, and then more.
func (a *asker) shared(branches [][]deduce.Link) []int {
	share, left := make([]int, len(branches)), mostQuestions-1
	for more := true; more && left > 0; {
		more = false
		for i, links := range branches {
			if left > 0 && share[i] < a.askable(links[:len(links)-1]) {
				share[i]++
				left--
				more = true
			}
		}
	}
	return share
}

// askable is how many of some links can be asked for.
func (a *asker) askable(links []deduce.Link) (n int) {
	for _, l := range links {
		if _, ok := a.across(l); ok {
			n++
		}
	}
	return n
}

// along asks along links one after the other, so many questions at most, and tells the others.
func (a *asker) along(links []deduce.Link, most int) {
	told := 0
	for i, l := range links {
		q, ok := a.across(l)
		if !ok || most == 0 {
			continue
		}
		a.goOn(links[told:i])
		if a.ask(q) {
			most--
			a.tell(Lead{Says: isSo, Part: nodePart(l.To)})
		} else {
			a.goOn(links[i : i+1])
		}
		told = i + 1
	}
	a.goOn(links[told:])
}

// goOn tells links.
func (a *asker) goOn(links []deduce.Link) {
	if len(links) > 0 {
		a.tell(Lead{Says: goesOn, Links: links})
	}
}

// across is the question that a strong link answers: the only other place in a unit, or the only other candidate of a cell.
func (a *asker) across(l deduce.Link) (q Question, ok bool) {
	from, to := nodePart(l.From), l.To
	switch {
	case !l.Strong:
	case l.From.Digit == to.Digit:
		for u := range l.From.Cells.Union(to.Cells).CommonUnits().All() {
			if a.Board.CellsFor(to.Digit).And(u.Cells()).Minus(l.From.Cells) == to.Cells {
				return Question{Asks: cells, About: otherThan, Given: from, Other: deduce.Part{Units: board.UnitsOf(u)}, Cells: to.Cells}, true
			}
		}
	case l.From.Cells == to.Cells && to.Cells.Len() == 1 && a.Union(to.Cells) == board.Digits(l.From.Digit, to.Digit):
		return Question{Asks: digits, About: otherDigit, Given: from, Digits: board.Digits(to.Digit)}, true
	}
	return Question{}, false
}
