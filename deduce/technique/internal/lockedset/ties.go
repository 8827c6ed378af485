package lockedset

import "deduku/board"

// tie says that some DigitCells, all of them, see others. Those that see the same ones are a list.
type tie struct {
	to   uint16 // their number
	next uint32 // the number of the next in the list, plus one
}

// FirstTie is the first of the ties of DigitCells to those that all of them see, zero for none.
func (l *Sets) FirstTie(cells uint16) (tie uint32) { return l.DigitCells[cells].ties }

// Tied is the number of the DigitCells to which a tie leads, and the next tie of the same ones, zero for none.
func (l *Sets) Tied(tie uint32) (cells uint16, next uint32) {
	t := &l.ties[tie-1]
	return t.to, t.next
}

// tie joins those of the DigitCells of a digit that see each other; from is the number of the first.
func (l *Sets) tie(from uint32) {
	all := l.DigitCells[from:]
	for u := range l.index.within {
		for i, a := range l.index.within[u] {
			for _, b := range l.index.within[u][:i] {
				// What is in a row or column of a box had its turn there.
				if a.spots&b.spots != 0 || u >= board.Lines && lineIn[a.spots|b.spots] != noLine {
					continue
				}
				p, q := &all[a.number], &all[b.number]
				l.ties = append(l.ties, tie{uint16(from) + b.number, p.ties}, tie{uint16(from) + a.number, q.ties})
				p.ties, q.ties = uint32(len(l.ties)-1), uint32(len(l.ties))
			}
		}
	}
}
