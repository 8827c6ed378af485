package page

import (
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// A page tells why a cell is as it is in other words than the prompt, which lists steps of the log.

// tellWhy puts the page's words for what was asked of a cell into an answer; it reports whether that was asked.
func (p *Page) tellWhy(a *Answer, facts answer.Result) bool {
	switch facts.(type) {
	case answer.Reason, answer.Cell:
	default:
		return false
	}
	name, ok := strings.CutPrefix(a.Line, "why ")
	c, err := coords.ParseCell(name, board.RC)
	if !ok || err != nil {
		return false
	}
	if p.session.Solver.Board().Digit(c) == 0 {
		a.Words, a.Offer = p.whyOpen(c)
	} else {
		a.Words, a.Offer = p.whyFilled(c)
	}
	return true
}

// whyOpen says what an open cell can hold and, of each other digit, why it cannot.
func (p *Page) whyOpen(c board.Cell) (words []string, offers []Offer) {
	solver, text := p.session.Solver, p.session.View().Text
	b, log := solver.Board(), solver.Log()
	left := b.Candidates(c)
	name := text.Notation.Cell(c)
	switch left.Len() {
	case 0:
		words = append(words, name+" is empty, and no digit can stand in it any more.")
	case board.Side:
		words = append(words, name+" is empty, and any digit can still stand in it.")
	default:
		words = append(words, fmt.Sprintf("%s is empty, and %s can still stand in it.", name, digitsOf(left)))
	}
	for d := range (board.AllDigits &^ left).All() {
		n := solver.Origin(board.Candidate{Cell: c, Digit: d})
		if n == 0 {
			continue
		}
		step := log.Step(n)
		at := slices.IndexFunc(step.Placements, func(x board.Candidate) bool { return x.Digit == d && x.Cell.Sees(c) })
		if at >= 0 {
			x := step.Placements[at]
			words = append(words, fmt.Sprintf("Not %d: %s is %d, %s, in the same %s.", d, text.Notation.Cell(x.Cell), d, p.came(n), shared(c, x.Cell)))
			continue
		}
		if step.Kind == deduce.Premise {
			words = append(words, fmt.Sprintf("Not %d: you took it away.", d))
			continue
		}
		words = append(words, fmt.Sprintf("Not %d: %s removed it, in step %d.", d, title(step), n))
		offers = append(offers, showing(n, step))
	}
	if len(offers) > 2 {
		offers = offers[len(offers)-2:]
	}
	return words, append(offers, Offer{Do: "hint", Label: "Hint"})
}

// whyFilled says which step put a digit into a cell, and what that rests on.
func (p *Page) whyFilled(c board.Cell) (words []string, offers []Offer) {
	solver, text := p.session.Solver, p.session.View().Text
	log := solver.Log()
	d := solver.Board().Digit(c)
	n := solver.Origin(board.Candidate{Cell: c, Digit: d})
	step := log.Step(n)
	switch step.Kind {
	case deduce.Init, deduce.Premise:
		return []string{fmt.Sprintf("%s is %d: %s.", text.Notation.Cell(c), d, p.came(n))}, []Offer{{Do: "hint", Label: "Hint"}}
	}
	text.Named = true // the reason does not say the name once more
	words = append(words, fmt.Sprintf("%s is %d by %s, in step %d: %s.", text.Notation.Cell(c), d, title(step), n, strings.TrimSuffix(text.Reason(step), ".")))
	var givens, typed, steps []string
	needs := log.Needs(n)
	for _, k := range needs {
		one := log.Step(k)
		switch {
		case k == n:
		case one.Kind == deduce.Init:
			givens = append(givens, text.Notation.Cell(one.Placements[0].Cell))
		case one.Kind == deduce.Premise:
			typed = append(typed, inWords(text, one))
		default:
			steps = append(steps, fmt.Sprintf("step %d, %s: %s", k, title(one), inWords(text, one)))
		}
	}
	if len(givens) > 0 {
		which := "those that are marked" // more names nobody reads
		if len(givens) <= mostNamed {
			which = strings.Join(givens, ", ")
		}
		words = append(words, fmt.Sprintf("It rests on %s: %s.", wording.Count(len(givens), "given", "givens"), which))
	}
	if len(typed) > 0 {
		words = append(words, fmt.Sprintf("It rests on what you put there: %s.", strings.Join(typed, ", ")))
	}
	const most = 3
	if left := len(steps) - most; left > 0 {
		steps = append([]string{wording.Count(left, "earlier step", "earlier steps")}, steps[left:]...)
	}
	if len(steps) > 0 {
		words = append(words, fmt.Sprintf("It rests on other steps, too: %s.", strings.Join(steps, "; ")))
	}
	offers = []Offer{showing(n, step)}
	if log.Last().Kind != deduce.Solved {
		offers = append(offers, Offer{Do: "next", Label: "Next"})
	}
	return words, offers
}

// mostNamed is how many cells a sentence names.
const mostNamed = 6

// came says how the digit of a step came to stand on the board.
func (p *Page) came(n int) string {
	log := p.session.Solver.Log()
	switch step := log.Step(n); step.Kind {
	case deduce.Init:
		return "a given"
	case deduce.Premise:
		return "put there by you"
	case deduce.Guess:
		return "a guess"
	default:
		return fmt.Sprintf("by %s in step %d", title(step), n)
	}
}

// showing is the button that draws and tells a step.
func showing(n int, step *deduce.Step) Offer {
	return Offer{Do: fmt.Sprintf("explain %d", n), Label: fmt.Sprintf("Show step %d, %s", n, title(step))}
}

// inWords is what a step concludes, as it is said.
func inWords(text wording.Text, step *deduce.Step) string {
	pieces := strings.Split(strings.ReplaceAll(text.Conclusion(step), " = ", " is "), " <> ")
	for i, piece := range pieces[1:] {
		var digits board.DigitSet
		rest := strings.TrimLeftFunc(piece, func(r rune) bool {
			is := r >= '1' && r <= '9'
			if is {
				digits |= board.Digits(board.Digit(r - '0'))
			}
			return is
		})
		pieces[i+1] = wording.OrDigits(digits) + rest
	}
	return strings.Join(pieces, " is not ")
}

// shared is what two cells have in common.
func shared(a, b board.Cell) string {
	switch {
	case a.Row() == b.Row():
		return "row"
	case a.Col() == b.Col():
		return "column"
	}
	return "box"
}

// digitsOf are digits as a sentence has them.
func digitsOf(set board.DigitSet) string {
	var all []string
	for d := range set.All() {
		all = append(all, d.String())
	}
	if len(all) == 1 {
		return all[0] + " alone"
	}
	return strings.Join(all[:len(all)-1], ", ") + " and " + all[len(all)-1]
}
