//go:build !lean

package solverlog

import (
	"strings"

	"deduku/board"
)

var (
	unitNames     = pattern(`\b(?:[rcb][1-9]+)+\b`)
	candidateName = pattern(`\b([1-9])(` + rcCell + `)\b`)
	chainLook     = pattern(rcCell + `[\])]?\s*[=-]\s*(?:[\[(rR]|[1-9]\s*[=-])`)
	unitName      = pattern(`[rcb][1-9]+`)
	loopSign      = pattern(`[=-]\s*[1-9]\s*[=-]`)
)

// describe returns the pattern that a line describes between the name of its technique and its conclusion; nil if it names
// neither a cell nor a unit there, or if the technique is a net or a Kraken fish. Without a technique, the pattern of a chain
// is empty.
func describe(text string, line *Line) *Pattern {
	if line.Chain != nil || line.Concludes == nil {
		return nil
	}
	title, rest := titled(text)
	conclusion, ok := afterArrow(rest)
	if !ok {
		if looks := len(chainLook().FindAllString(text, 2)); looks == 2 || looks == 1 && chainBegin().MatchString(text) {
			return &Pattern{IsChain: true}
		}
		return nil
	}
	if title == "" || len(line.Techniques) == 0 {
		if chainLook().MatchString(strings.TrimSuffix(rest, conclusion)) {
			return &Pattern{IsChain: true}
		}
		return nil
	}
	for _, t := range line.Techniques.Techniques() {
		if isNet(t) || strings.HasPrefix(t.Name, "kraken") { // below which programs write its chains
			return nil
		}
	}
	text = strings.TrimRight(strings.TrimSuffix(rest, conclusion), "=->→⇒ ")
	p := Pattern{Cells: board.CellsOf(byRC.cells(text)...), IsChain: loopSign().MatchString(text)}
	if p.IsChain {
		if at := rcName().FindStringIndex(text); at != nil {
			if chain, rest, _ := parseLoop(text[at[0]:]); rest == "" && chain.Nodes[0].Cells == chain.Nodes[len(chain.Nodes)-1].Cells {
				p.Loop = chain
			}
		}
	}
	for _, m := range candidateName().FindAllStringSubmatch(text, -1) {
		for _, c := range rcCells(m[2]) {
			p.Candidates = append(p.Candidates, board.Candidate{Cell: c, Digit: digitsIn(m[1])[0]})
		}
	}
	text = rcName().ReplaceAllString(text, " ")
	for _, names := range unitNames().FindAllString(text, -1) {
		for _, name := range unitName().FindAllString(names, -1) {
			first := map[byte]board.Unit{'r': 0, 'c': board.Side, 'b': 2 * board.Side}[name[0]]
			for _, d := range digitsIn(name) {
				p.Units |= board.UnitsOf(first + board.Unit(d-1))
			}
		}
	}
	if p.Cells.Empty() && p.Units == 0 {
		return nil
	}
	text = strings.NewReplacer(",", " ", "/", " ").Replace(unitNames().ReplaceAllString(text, " "))
	for _, word := range strings.Fields(text) {
		if strings.Trim(word, "123456789{}()=-") == "" {
			for _, d := range digitsIn(word) {
				p.Digits = p.Digits.With(d)
			}
		}
	}
	return &p
}
