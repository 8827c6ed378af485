package solverlog

import (
	"cmp"
	"slices"
	"strings"

	"deduku/board"
	"deduku/internal/lazyregexp"
)

const chainNames = `(?:` + rcCell + `|` + letterCell + `)(?:\s?[,|/&]\s?(?:` + rcCell + `|` + letterCell + `))*`

var (
	chainTerm  = &lazyregexp.Regexp{Expr: `^\(\s*([1-9][1-9&/,]*(?:\s*[=-]\s*[1-9][1-9&/,]*)*)\s*\)\s*(` + chainNames + `)`}
	chainBegin = &lazyregexp.Regexp{Expr: `\(\s*[1-9][1-9&/,]*(?:\s*[=-]\s*[1-9][1-9&/,]*)*\s*\)\s*(?:` + rcCell + `|` + letterCell + `)|\b[1-9]` + rcCell + `\s*[=-]\s*[1-9]?[rR(]|\[` + rcCell + `\]\s*[=-]\s*[1-9]\s*[=-]\s*\[`}
	// shortTerm is a node without parentheses, and perhaps without its digit, which is then that of the node before it.
	shortTerm = &lazyregexp.Regexp{Expr: `^([1-9]?)(` + rcCell + `(?:\s?[,|/&]\s?` + rcCell + `)*)`}
	loopLink  = &lazyregexp.Regexp{Expr: `^\[?(` + rcCell + `)\]?\s*(?:([=-])\s*([1-9])\s*([=-])\s*)?`}
	linkSign  = &lazyregexp.Regexp{Expr: `^[=-]+>?`}
	// conclusionSign is a sign that follows a cell in a conclusion and never in a chain.
	conclusionSign = &lazyregexp.Regexp{Expr: `^(?:<|≠|!=|/=)`}
	arrowSign      = &lazyregexp.Regexp{Expr: `[=-]>|[→⇒⟶⟹∴⊢]`}
)

// readEureka reads a chain as forums write it: (4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2 <> 4. The text before the
// first node names the technique. The text after the last node is the conclusion; an arrow before it is usual, but any other
// sign or word will do.
func readEureka(text string) (out Line) {
	text = plainSigns(text)
	before := len(text)
	if arrow := arrowSign.FindStringIndex(text); arrow != nil {
		before = arrow[0]
	}
	at := chainBegin.FindStringIndex(text[:before])
	if at == nil {
		return out
	}
	parse := parseChain
	if text[at[0]] == '[' {
		parse = parseLoop
	}
	chain, rest, whole := parse(text[at[0]:])
	if whole && len(chain.Nodes) < 2 {
		return out
	}
	out.Title = strings.Trim(text[:at[0]], ": \t")
	conclusion, arrow := afterArrow(rest)
	if !arrow {
		conclusion = rest
	}
	found, left := conclusionsOf(conclusion)
	links := strings.TrimRight(strings.TrimSuffix(rest, conclusion), "=->→⇒⟶⟹∴⊢ ")
	switch {
	case !whole || strings.ContainsAny(links, "123456789") || found == nil && rest != "" && !arrow:
		out.Fault = "the chain can't be read from \"" + cut(cmp.Or(links, rest)) + "\" on: a node is (7)r1c5, (4=7)r1c2 or (6-7)r1c3, a link = or -"
		if arrow {
			out.Concludes = found
		}
	case found == nil && arrow:
		out.Fault = "expected a conclusion such as r3c2<>4 after the arrow"
		out.Chain = chain
	case left != "":
		out.Fault = "\"" + cut(left) + "\" is not a conclusion; write it like r3c4=5 or r3c4<>5"
		out.Chain, out.Concludes = chain, found
	default:
		out.Chain, out.Concludes = chain, found
	}
	return out
}

// parseChain reads nodes and links; rest is the unread end of text, and whole reports whether it follows a complete node.
func parseChain(text string) (chain *Chain, rest string, whole bool) {
	chain = new(Chain)
	begun, separator := Chain{}, "" // the chain up to the last comma, and the text from there
	for {
		m := chainTerm.FindStringSubmatch(text)
		if m == nil {
			if m = shortTerm.FindStringSubmatch(text); m == nil || m[1] == "" && len(chain.Nodes) == 0 {
				if n := len(chain.begins); n > 0 && chain.begins[n-1] == len(chain.Nodes) {
					return &begun, separator, true
				}
				return chain, text, false
			}
			if m[1] == "" {
				m[1] = chain.Nodes[len(chain.Nodes)-1].digitText()
			}
		}
		names := m[2]
		if rest := strings.TrimLeft(text[len(m[0]):], " \t"); conclusionSign.MatchString(rest) { // r1c9, r1c2<>9
			if comma := strings.LastIndexAny(names, ",|/&"); comma >= 0 {
				names = strings.TrimSpace(names[:comma])
				m[0] = m[0][:len(m[0])-len(m[2])+len(names)]
			}
		}
		chain.term(m[1], names)
		text = strings.TrimLeft(text[len(m[0]):], " \t")
		switch sign := linkSign.FindString(text); {
		case sign != "" && !strings.HasSuffix(sign, ">"):
			chain.strong = append(chain.strong, sign[0] == '=')
			text = text[len(sign):]
		case strings.HasPrefix(text, ",") || strings.HasPrefix(text, ";"):
			begun, separator = *chain, text
			chain.strong = append(slices.Clip(chain.strong), false)
			chain.begins = append(slices.Clip(chain.begins), len(chain.Nodes))
			text = text[1:]
		default:
			if n := len(chain.begins); n > 0 && chain.begins[n-1] == len(chain.Nodes)-1 { // r1c9; 9r1c2 is false
				return &begun, separator, true
			}
			return chain, text, true
		}
		text = strings.TrimLeft(text, " \t")
	}
}

// parseLoop reads a nice loop: [r4c8]-3-[r4c5]-6-[r5c4]. Each link has a digit. If a cell has two links with the same digit,
// it is one node; otherwise it is two, linked by a strong link between two weak ones, and by a weak link between two strong
// ones. rest is the unread end of text, and whole reports whether it follows a complete cell.
func parseLoop(text string) (chain *Chain, rest string, whole bool) {
	chain = new(Chain)
	last := ""
	for {
		m := loopLink.FindStringSubmatch(text)
		if m == nil || m[2] != m[4] {
			return chain, text, false
		}
		cell, strong, digit := m[1], m[2] == "=", m[3]
		if n := len(chain.Nodes); n == 0 {
			if digit == "" {
				return chain, text, false
			}
			chain.term(digit, cell)
		} else {
			chain.term(last, cell)
			before := chain.strong[len(chain.strong)-1]
			if digit != "" && digit != last {
				if before != strong { // the loop turns in this cell, but only its ends may do that
					return chain, text, false
				}
				chain.strong = append(chain.strong, !strong)
				chain.term(digit, cell)
			}
		}
		if text = text[len(m[0]):]; digit == "" {
			return chain, strings.TrimSpace(text), true
		}
		chain.strong = append(chain.strong, strong)
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

// digitText returns the digits of a node as a term writes them.
func (n *ChainNode) digitText() string {
	var out strings.Builder
	for d := range n.digits.All() {
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
			c.strong = append(c.strong, inside[i] == '=')
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
