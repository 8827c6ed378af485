package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce/technique"
	"deduku/internal/lazyregexp"
)

var (
	explainerFact = &lazyregexp.Regexp{Expr: `(` + rcCell + `|` + letterCell + `)\.([1-9])\s+(on|off|both on)`}
	explainerHint = &lazyregexp.Regexp{Expr: `^(?:[\d.]+,\s*)?([A-Z][A-Za-z0-9 ()/+-]*?)\s*:\s*(.*)$`}
	cellsWord     = &lazyregexp.Regexp{Expr: `Cells?\s+((?:` + rcCell + `|` + letterCell + `)(?:,\s*(?:` + rcCell + `|` + letterCell + `))*)`}
	digitsWord    = &lazyregexp.Regexp{Expr: `:\s*([1-9](?:,\s*[1-9])*)\b`}
)

// readExplainer reads a line of Sudoku Explainer or serate: Naked Pair: cells A1,A2: 3,4 in row, and with a conclusion Cell Forcing
// Chains: r8c5 ==> r4c5.3 off, or 1.2, Hidden Single: r4c8: 9 in block: r4c8=9. In the names of cells the letter is the column. A line
// without a conclusion says where the technique is.
func readExplainer(text string) (out Line) {
	m := explainerHint.FindStringSubmatch(text)
	if m == nil {
		return out
	}
	title, rest := m[1], m[2]
	conclusions := explainerConclusions(rest)
	if conclusions == nil {
		out.pattern = explainerPattern(rest)
	}
	if conclusions == nil && strings.Contains(rest, "==>") && len(technique.Family(explainerTitle(title))) > 0 {
		out.Title, out.pattern = explainerTitle(title), nil
		out.Fault = "behind ==> should stand what follows, as r4c5.3 off"
	}
	if conclusions != nil || out.pattern != nil {
		out.Title, out.Concludes = explainerTitle(title), conclusions
	}
	return out
}

// explainerConclusions are what a line concludes.
func explainerConclusions(rest string) (out []coords.Edit) {
	before, after, found := strings.Cut(rest, "==>")
	if found && strings.Contains(after, "both on") { // the premise leads to both, so it is false
		return factEdits(before, true)
	}
	if found {
		return factEdits(after, false)
	}
	if strings.Contains(rest, "=>") { // the arrow of others
		return nil
	}
	last := rest[strings.LastIndex(rest, ":")+1:]
	return either(last, rcEquations, columnEquations)
}

// factEdits are the conclusions of facts such as r4c5.3 off; opposite takes them the other way round.
func factEdits(text string, opposite bool) (out []coords.Edit) {
	for _, m := range explainerFact.FindAllStringSubmatch(text, -1) {
		cells := byRC.cells(m[1])
		if cells == nil {
			cells = byColumn.cells(m[1])
		}
		out = append(out, edits(cells, digitsIn(m[2]), (m[3] == "off") != opposite)...)
	}
	return out
}

// explainerPattern is where a line says that its technique is: cells and digits.
func explainerPattern(rest string) *pattern {
	m := cellsWord.FindStringSubmatchIndex(rest)
	if m == nil {
		return nil
	}
	var p pattern
	names := rest[m[2]:m[3]]
	cells := byRC.cells(names)
	if cells == nil {
		cells = byColumn.cells(names)
	}
	p.cells = board.CellsOf(cells...)
	if d := digitsWord.FindStringSubmatch(rest[m[1]:]); d != nil {
		for _, x := range digitsIn(d[1]) {
			p.digits = p.digits.With(x)
		}
	}
	return &p
}

// explainerTitle is the name of a technique as deduku knows it.
func explainerTitle(title string) string {
	switch {
	case strings.HasPrefix(title, "Pointing"):
		return "Pointing"
	case strings.HasPrefix(title, "Claiming"):
		return "Claiming"
	case strings.HasPrefix(title, "Direct "):
		return strings.TrimPrefix(title, "Direct ")
	case strings.HasSuffix(title, "Forcing Chains") || strings.HasSuffix(title, "Forcing Chain"):
		return strings.TrimSuffix(title, "s")
	}
	return title
}
