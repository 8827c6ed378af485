//go:build !lean

package solverlog

import (
	"strings"

	"deduku/board"
)

var (
	chainNames = `(?:` + rcCell + `|` + letterCell + `)(?:\s?[,|/&]\s?(?:` + rcCell + `|` + letterCell + `))*`
	chainTerm  = pattern(`^\(\s*([1-9][1-9&/,]*(?:\s*[=-]\s*[1-9][1-9&/,]*)*)\s*\)\s*(` + chainNames + `)`)
	chainBegin = pattern(`\(\s*[1-9][1-9&/,]*(?:\s*[=-]\s*[1-9][1-9&/,]*)*\s*\)\s*(?:` + rcCell + `|` + letterCell + `)|\b[1-9]` + rcCell + `\s*[=-]\s*[1-9]?[rR(]|\[` + rcCell + `\]\s*[=-]\s*[1-9]\s*[=-]\s*\[`)
	// shortTerm is a node without parentheses, and perhaps without its digit, which is then that of the node before it.
	shortTerm  = pattern(`^([1-9]?)(` + rcCell + `(?:\s?[,|/&]\s?` + rcCell + `)*)`)
	loopLink   = pattern(`^\[?(` + rcCell + `)\]?\s*(?:([=-])\s*([1-9])\s*([=-])\s*)?`)
	chainSigns = strings.NewReplacer("−", "-", "–", "-", "—", "-", "==", "=", "--", "-")
)

// readEureka reads a chain as forums write it: (4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2 <> 4. What comes before the
// first parenthesis names the technique.
func readEureka(text string) (out Line) {
	links, conclusion, concludes := strings.Cut(text, "=>")
	if !concludes {
		if arrow, ok := afterArrow(text); ok {
			links, conclusion, concludes = strings.TrimSuffix(text, arrow), arrow, true
		}
	}
	links = chainSigns.Replace(strings.TrimRight(links, "=->→⇒ "))
	at := chainBegin().FindStringIndex(links)
	if at == nil {
		return out
	}
	parse := parseChain
	if links[at[0]] == '[' {
		parse = parseLoop
	}
	chain, rest := parse(links[at[0]:])
	if rest == "" && len(chain.Nodes) < 2 {
		return out
	}
	out.Title = strings.Trim(links[:at[0]], ": \t")
	out.Chain = chain
	if out.Concludes = either(conclusion, rcEquations, letterEquations); out.Concludes == nil {
		out.Concludes = minuses(conclusion)
	}
	switch {
	case rest != "":
		out.Chain, out.Fault = nil, "the chain can't be read from \""+rest+"\" on: a node is (7)r1c5, (4=7)r1c2 or (6-7)r1c3, a link = or -"
	case concludes && out.Concludes == nil:
		out.Fault = "behind the arrow should stand what follows, as r3c2<>4"
	}
	return out
}

// parseChain reads nodes and links; rest is the unread end of text.
func parseChain(text string) (chain *Chain, rest string) {
	chain = new(Chain)
	for {
		m := chainTerm().FindStringSubmatch(text)
		if m == nil {
			if m = shortTerm().FindStringSubmatch(text); m == nil || m[1] == "" && len(chain.Nodes) == 0 {
				return chain, cut(text)
			}
			if m[1] == "" {
				m[1] = chain.Nodes[len(chain.Nodes)-1].digits()
			}
		}
		chain.term(m[1], m[2])
		text = strings.TrimLeft(text[len(m[0]):], " \t")
		switch {
		case text == "":
			return chain, ""
		case text[0] == '=' || text[0] == '-':
			chain.Strong = append(chain.Strong, text[0] == '=')
		case text[0] == ',' || text[0] == ';':
			chain.Strong = append(chain.Strong, false)
			chain.Begins = append(chain.Begins, len(chain.Nodes))
		default:
			return chain, cut(text)
		}
		text = strings.TrimLeft(text[1:], " \t")
	}
}

// parseLoop reads a nice loop: [r4c8]-3-[r4c5]-6-[r5c4]. Each link has a digit. If a cell has two links with the same digit,
// it is one node; otherwise it is two, linked by a strong link between two weak ones, and by a weak link between two strong
// ones. rest is the unread end of text.
func parseLoop(text string) (chain *Chain, rest string) {
	chain = new(Chain)
	last := ""
	for {
		m := loopLink().FindStringSubmatch(text)
		if m == nil || m[2] != m[4] {
			return chain, cut(text)
		}
		cell, strong, digit := m[1], m[2] == "=", m[3]
		if n := len(chain.Nodes); n == 0 {
			if digit == "" {
				return chain, cut(text)
			}
			chain.term(digit, cell)
		} else {
			chain.term(last, cell)
			before := chain.Strong[len(chain.Strong)-1]
			if digit != "" && digit != last {
				if before != strong { // the loop turns in this cell, but only its ends may do that
					return chain, cut(text)
				}
				chain.Strong = append(chain.Strong, !strong)
				chain.term(digit, cell)
			}
		}
		if text = text[len(m[0]):]; digit == "" {
			return chain, cut(strings.TrimSpace(text))
		}
		chain.Strong = append(chain.Strong, strong)
		last = digit
	}
}

// cut is the beginning of a text, where it is long.
func cut(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "..."
	}
	return text
}

// digits returns the digits of a node as a term has them.
func (n *ChainNode) digits() string {
	var out strings.Builder
	for d := range n.Digits.All() {
		out.WriteString(d.String())
	}
	return out.String()
}

// term adds the nodes of what stands in brackets, with the links between them.
func (c *Chain) term(inside, names string) {
	cells := board.CellsOf(chainCells(names)...)
	begin := 0
	for i := 0; i <= len(inside); i++ {
		if i < len(inside) && inside[i] != '=' && inside[i] != '-' {
			continue
		}
		var digits board.DigitSet
		for _, d := range digitsIn(inside[begin:i]) {
			digits = digits.With(d)
		}
		c.Nodes = append(c.Nodes, ChainNode{digits, cells, "(" + strings.TrimSpace(inside[begin:i]) + ")" + names})
		if i < len(inside) {
			c.Strong = append(c.Strong, inside[i] == '=')
		}
		begin = i + 1
	}
}

func chainCells(names string) []board.Cell {
	if cells := byRC.cells(names); cells != nil {
		return cells
	}
	return byLetter.cells(names)
}
