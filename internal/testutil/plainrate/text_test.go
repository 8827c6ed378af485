package plainrate

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board"
)

// position reads 81 cells: "=5" is a 5, "267" are candidates.
func position(t *testing.T, text string) *Grid {
	t.Helper()
	fields := strings.Fields(text)
	if len(fields) != board.Cells {
		t.Fatalf("%d cells: %s", len(fields), text)
	}
	g := new(Grid)
	for c, f := range fields {
		if f[0] == '=' {
			g.Value[c] = board.Digit(f[1] - '0')
			continue
		}
		for _, d := range f {
			g.Cand[c] = g.Cand[c].With(board.Digit(d - '0'))
		}
	}
	return g
}

// fields is the hint as an H line has it.
func (h *Hint) fields() []string {
	var sources, targets []string
	for _, n := range h.ends {
		sources = append(sources, n.source().String())
		targets = append(targets, fmt.Sprintf("%v/%d", n, n.count()))
	}
	return []string{"H", print(h.Rating), h.Technique, fmt.Sprint(h.Nodes), h.effect(), strings.Join(sources, ","), strings.Join(targets, ",")}
}

func (n *chainNode) String() string {
	if n.on {
		return n.Candidate.String()
	}
	return strings.Replace(n.Candidate.String(), "=", "#", 1)
}

func (h *Hint) effect() string {
	var out []string
	if h.Place.Digit != 0 {
		out = append(out, "="+strings.Replace(h.Place.String(), "=", ":", 1))
	}
	for _, r := range h.byCell() {
		if r.Cell == h.Place.Cell && h.Place.Digit != 0 {
			continue
		}
		s := "-" + r.Cell.String() + ":"
		for d := range r.Digits.All() {
			s += d.String()
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

// print is a rating to the tenth.
func print(r float64) string {
	tenths := int((r + 0.05) * 10)
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}
