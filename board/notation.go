package board

// Notation is a way to write and to read the names of cells.
type Notation uint8

// The notations: row and column (r4c7), the pair column, row ((7,4)), letter of the row and column (D7).
const (
	RC Notation = iota
	XY
	A1
)

var notationNames = []string{RC: "rc", XY: "xy", A1: "a1"}

// String is the name of the notation: rc, xy or a1.
func (n Notation) String() string { return notationNames[n] }

// Notations are the names of the notations.
func Notations() []string { return notationNames }

// Cell writes a cell.
func (n Notation) Cell(c Cell) string { return string(n.AppendCell(nil, c)) }

// AppendCell appends a cell.
func (n Notation) AppendCell(b []byte, c Cell) []byte {
	row, col := byte(c.Row()), byte(c.Col())
	switch n {
	case XY:
		return append(b, '(', '1'+col, ',', '1'+row, ')')
	case A1:
		return append(b, 'A'+row, '1'+col)
	}
	return append(b, 'r', '1'+row, 'c', '1'+col)
}

// Cells writes the cells of a set in reading order, with commas.
func (n Notation) Cells(s CellSet) string { return string(n.AppendCells(nil, s)) }

// AppendCells appends the cells of a set in reading order, with commas.
func (n Notation) AppendCells(b []byte, s CellSet) []byte {
	from := len(b)
	for c := range s.All() {
		if len(b) > from {
			b = append(b, ", "...)
		}
		b = n.AppendCell(b, c)
	}
	return b
}

// Unit writes a unit in words: row 4, column 7, box 6; in a1 notation row D.
func (n Notation) Unit(u Unit) string {
	return string(n.AppendLabel([]byte([...]string{"row ", "column ", "box "}[u/Side]), u))
}

// AppendLabel appends what tells a unit from others of its kind: 4; of a row in a1 notation D.
func (n Notation) AppendLabel(b []byte, u Unit) []byte {
	if n == A1 && u.Kind() == 'r' {
		return append(b, 'A'+byte(u.Index()))
	}
	return append(b, '1'+byte(u.Index()))
}

// Label is what stands beside a row or above a column of a drawn board: 4; of a row in a1 notation D.
func (n Notation) Label(u Unit) string { return string(n.AppendLabel(nil, u)) }

// Placement writes that a cell holds a digit: r4c7 = 5.
func (n Notation) Placement(x Candidate) string { return string(n.AppendPlacement(nil, x)) }

// AppendPlacement appends that a cell holds a digit.
func (n Notation) AppendPlacement(b []byte, x Candidate) []byte {
	return append(n.AppendCell(b, x.Cell), ' ', '=', ' ', '0'+byte(x.Digit))
}
