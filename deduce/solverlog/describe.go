package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/internal/lazyregexp"
)

var (
	unitNames     = &lazyregexp.Regexp{Expr: `\b(?:[rcb][1-9]+)+\b`}
	candidateName = &lazyregexp.Regexp{Expr: `\b([1-9])(` + rcCell + `)\b`}
	chainLook     = &lazyregexp.Regexp{Expr: rcCell + `[\])]?\s*[=-]\s*(?:[\[(rR]|[1-9]\s*[=-])`}
	unitName      = &lazyregexp.Regexp{Expr: `[rcb][1-9]+`}
	loopSign      = &lazyregexp.Regexp{Expr: `[=-]\s*[1-9]\s*[=-]`}
)

// describe returns the pattern that a line describes between the name of its technique and its conclusion; nil if it names
// neither a cell nor a unit there, or if the technique is a net or a Kraken fish. Without a technique, the pattern of a chain
// is empty.
func describe(text string, line *Line) *pattern {
	if line.Chain != nil || line.Concludes == nil {
		return nil
	}
	title, rest := titled(text)
	conclusion, ok := afterArrow(rest)
	if !ok {
		if looks := len(chainLook.FindAllString(text, 2)); looks == 2 || looks == 1 && chainBegin.MatchString(text) {
			return &pattern{isChain: true}
		}
		return nil
	}
	if title == "" || len(line.techniques) == 0 {
		if chainLook.MatchString(strings.TrimSuffix(rest, conclusion)) {
			return &pattern{isChain: true}
		}
		return nil
	}
	for _, t := range line.techniques.Techniques() {
		if isNet(t) || strings.HasPrefix(t.Name, "kraken") { // below which programs write its chains
			return nil
		}
	}
	text = strings.TrimRight(strings.TrimSuffix(rest, conclusion), "=->→⇒ ")
	p := pattern{cells: board.CellsOf(byRC.cells(text)...), isChain: loopSign.MatchString(text)}
	if p.isChain {
		if at := rcName.FindStringIndex(text); at != nil {
			if chain, rest, _ := parseLoop(text[at[0]:]); rest == "" && chain.Nodes[0].cells == chain.Nodes[len(chain.Nodes)-1].cells {
				p.loop = chain
			}
		}
	}
	for _, m := range candidateName.FindAllStringSubmatch(text, -1) {
		for _, c := range rcCells(m[2]) {
			p.candidates = append(p.candidates, board.Candidate{Cell: c, Digit: digitsIn(m[1])[0]})
		}
	}
	text = rcName.ReplaceAllString(text, " ")
	for _, names := range unitNames.FindAllString(text, -1) {
		for _, name := range unitName.FindAllString(names, -1) {
			first := map[byte]board.Unit{'r': 0, 'c': board.Side, 'b': 2 * board.Side}[name[0]]
			for _, d := range digitsIn(name) {
				p.units |= board.UnitsOf(first + board.Unit(d-1))
			}
		}
	}
	if p.cells.Empty() && p.units == 0 {
		return nil
	}
	text = strings.NewReplacer(",", " ", "/", " ").Replace(unitNames.ReplaceAllString(text, " "))
	for _, word := range strings.Fields(text) {
		if strings.Trim(word, "123456789{}()=-") == "" {
			for _, d := range digitsIn(word) {
				p.digits = p.digits.With(d)
			}
		}
	}
	return &p
}
