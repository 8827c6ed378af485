package braid

import (
	"sync"

	"deduku/board"
)

// The candidates are 0 to 728, nine for each cell. A literal is a candidate or, behind these, a group: a digit in the
// three cells that a line and a box share.
const (
	candidates = board.Candidates
	literals   = candidates + board.Lines*board.BoxSide*board.Side
	variables  = board.Truths // cells, and digits of rows, columns and boxes
	words      = (candidates + 63) / 64
)

type literal uint16

func candidate(c board.Cell, d board.Digit) literal { return literal(int(c)*board.Side + int(d) - 1) }

// place is where a candidate stands in a variable.
type place struct{ variable, bit uint16 }

// Variables in their order: cells, digits of rows, of columns, of boxes.
const (
	rowDigits = board.Cells
	colDigits = 2 * board.Cells
	boxDigits = 3 * board.Cells
)

// shapes says what a mask of the places of a variable leaves: 0 for nothing certain, 1 to 9 for one place, 10 and more
// for places that all lie in one group.
type shapes [4][512]uint8

// model is what links what. It is made once and never changes.
type model struct {
	places  [candidates][4]place
	links   [literals][]literal // the candidates that a literal excludes
	linked  [literals][words]uint64
	members [variables][board.Side]literal
	names   [variables][16]literal // the literal of each shape
	homes   [literals][]uint16     // the variables that can make a literal certain
	single  shapes
	grouped shapes
}

// sudoku is filled before the first position is begun, so that programs that rate nothing do without it.
var (
	sudoku     model
	fillSudoku = sync.OnceFunc(sudoku.fill)
)

func (m *model) fill() {
	for c := range board.Cell(board.Cells) {
		for d := range board.Side {
			x := int(c)*board.Side + d
			for i, at := range [4][2]int{
				{int(c), d},
				{rowDigits + c.Row()*board.Side + d, c.Col()},
				{colDigits + c.Col()*board.Side + d, c.Row()},
				{boxDigits + c.Box()*board.Side + d, c.Row()%board.BoxSide*board.BoxSide + c.Col()%board.BoxSide},
			} {
				m.places[x][i] = place{uint16(at[0]), 1 << at[1]}
				m.members[at[0]][at[1]] = literal(x)
				m.names[at[0]][at[1]+1] = literal(x)
			}
		}
	}
	for i := range board.Units { // the places where a line and a box cross, of rows and of columns
		for d := range board.Side {
			row := literal(candidates + i*board.Side + d)
			col := row + board.Units*board.Side
			m.names[rowDigits+i/board.BoxSide*board.Side+d][10+i%board.BoxSide] = row
			m.names[colDigits+i/board.BoxSide*board.Side+d][10+i%board.BoxSide] = col
			m.names[boxDigits+(i/board.Side*board.BoxSide+i%board.BoxSide)*board.Side+d][10+i/board.BoxSide%board.BoxSide] = row
			m.names[boxDigits+(i%board.BoxSide*board.BoxSide+i/board.Side)*board.Side+d][13+i/board.BoxSide%board.BoxSide] = col
		}
	}
	m.fillShapes()
	m.fillLinks()
}

func (m *model) fillShapes() {
	lines := [3]int{0o007, 0o070, 0o700}
	stacks := [3]int{0o111, 0o222, 0o444}
	for kind := range 4 {
		for mask := 1; mask < 512; mask++ {
			for i := range 3 {
				if kind > 0 && mask&^lines[i] == 0 {
					m.grouped[kind][mask] = uint8(10 + i)
				}
				if kind == 3 && mask&^stacks[i] == 0 {
					m.grouped[kind][mask] = uint8(13 + i)
				}
			}
		}
		for i := range board.Side {
			m.single[kind][1<<i] = uint8(i + 1)
			m.grouped[kind][1<<i] = uint8(i + 1)
		}
	}
}

func (m *model) fillLinks() {
	link := func(from literal, variable int, mask uint16) {
		for i, x := range m.members[variable] {
			if mask>>i&1 == 0 && m.linked[from][x/64]>>(x%64)&1 == 0 {
				m.linked[from][x/64] |= 1 << (x % 64)
				m.links[from] = append(m.links[from], x)
			}
		}
	}
	for v := range variables {
		for shape := 1; shape < 16; shape++ {
			x := m.names[v][shape]
			if hasShape(v, shape) {
				m.homes[x] = append(m.homes[x], uint16(v))
			}
			switch {
			case shape < 10:
				link(x, v, 1<<(shape-1))
			case !hasShape(v, shape):
			case shape < 13:
				link(x, v, 0o007<<(3*(shape-10)))
			default:
				link(x, v, 0o111<<(shape-13))
			}
		}
	}
}

// hasShape reports whether the places of a variable can have a shape: lines have three groups, boxes six, cells none.
func hasShape(v, shape int) bool {
	return shape < 10 || v >= boxDigits || v >= rowDigits && shape < 13
}

// placesIn are those of variable v that belong to literal x, as a mask.
func (m *model) placesIn(v uint16, x literal) uint16 {
	for shape := 1; shape < 16; shape++ {
		switch {
		case m.names[v][shape] != x || !hasShape(int(v), shape):
		case shape < 10:
			return 1 << (shape - 1)
		case shape < 13:
			return 0o007 << (3 * (shape - 10))
		default:
			return 0o111 << (shape - 13)
		}
	}
	return 0
}
