package verify

import (
	"fmt"
	"strconv"
)

// The notations of a log: r5c5, r5c5=3, r5c5<>3, and the truths r5c5, 3r5,
// 3c5, 3b5. Parsing takes exactly the form that printing gives.

// String gives the cell as r5c5.
func (c cell) String() string { return fmt.Sprintf("r%dc%d", c.row()+1, c.col()+1) }

func (x candidate) placed() string     { return fmt.Sprintf("%v=%d", x.cell(), x.digit()) }
func (x candidate) eliminated() string { return fmt.Sprintf("%v<>%d", x.cell(), x.digit()) }

// String gives the truth as r5c5 or 3r5.
func (t truth) String() string {
	if t.isCell() {
		return cell(t).String()
	}
	t -= allCells
	return strconv.Itoa(int(t%side)+1) + string("rcb"[t/(side*side)]) + strconv.Itoa(int(t/side%side)+1)
}

// number gives the value of a digit 1 to 9, or 0.
func number(b byte) int {
	if b < '1' || b > '9' {
		return 0
	}
	return int(b - '0')
}

func parseCell(s []byte) (cell, bool) {
	if len(s) != 4 || s[0] != 'r' || s[2] != 'c' || number(s[1]) == 0 || number(s[3]) == 0 {
		return 0, false
	}
	return cell(side*(number(s[1])-1) + number(s[3]) - 1), true
}

// parseCandidate reads a cell, the sign and a digit.
func parseCandidate(s []byte, sign string) (candidate, bool) {
	if len(s) != 5+len(sign) || string(s[4:len(s)-1]) != sign {
		return 0, false
	}
	c, ok := parseCell(s[:4])
	d := number(s[len(s)-1])
	if !ok || d == 0 {
		return 0, false
	}
	return at(c, d), true
}

func parseTruth(s []byte) (truth, bool) {
	if c, ok := parseCell(s); ok {
		return cellTruth(c), true
	}
	if len(s) != 3 || number(s[0]) == 0 || number(s[2]) == 0 {
		return 0, false
	}
	d, unit := number(s[0]), number(s[2])-1
	switch s[1] {
	case 'r':
		return unitTruth(rows, unit, d), true
	case 'c':
		return unitTruth(columns, unit, d), true
	case 'b':
		return unitTruth(boxes, unit, d), true
	}
	return 0, false
}
