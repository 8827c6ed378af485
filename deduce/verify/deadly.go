package verify

// A pattern of cells, none of them a given, is deadly in a filling if another
// filling of the same cells has the same digits in every row, column and box
// of the pattern: exchanging the two in a solution gives a second solution.
// So in a puzzle with one solution no choice may lead to such a filling.

// hasTwin reports whether the cells of the pattern that have one candidate in
// open can be filled in another way with the same digits in every row, column
// and box among these cells. What the other cells hold does not matter then:
// they keep it.
func (s *choices) hasTwin(open *set) bool {
	cells := s.twins[:0]
	var inRow, inCol, inBox [side]uint16
	var filling [allCells]int
	for _, c := range s.deadly {
		mask := open.digits(c)
		if mask&(mask-1) != 0 || mask == 0 {
			continue
		}
		cells = append(cells, cellTruth(c))
		filling[c] = lowest(mask)
		inRow[c.row()] |= mask
		inCol[c.col()] |= mask
		inBox[c.box()] |= mask
	}
	s.twins = cells
	// The smallest pattern is a rectangle.
	if len(cells) < 4 {
		return false
	}
	// As many digits as cells in each row, column and box: any choice of one
	// of these candidates for each cell without a conflict uses them all.
	var allowed set
	for _, t := range cells {
		c := cell(t)
		for mask := inRow[c.row()] & inCol[c.col()] & inBox[c.box()]; mask != 0; mask &= mask - 1 {
			allowed.add(at(c, lowest(mask)))
		}
	}
	return s.differs(allowed, cells, &filling)
}

// differs reports whether the cells have a filling from allowed that is not
// the given one.
func (s *choices) differs(allowed set, cells []truth, filling *[allCells]int) bool {
	search := choices{work: s.work}
	defer func() { s.work = search.work }()
	order := append([]truth(nil), cells...)
	for _, t := range order {
		x := at(cell(t), filling[t])
		other := allowed
		other.remove(x)
		if search.exists(other, cells) {
			return true
		}
		// No other filling differs here.
		allowed.minus(&conflicts[x])
	}
	return false
}
