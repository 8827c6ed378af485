package verify

import "math/bits"

// The rules once more, slow and plain, to test the package against: a board
// is 81 masks of candidates, digit d as bit d.
type plainBoard [81]uint16

func freshBoard() (b plainBoard) {
	for i := range b {
		b[i] = 0x3fe
	}
	return b
}

func sees(i, j int) bool {
	return i != j && (i/9 == j/9 || i%9 == j%9 || i/27 == j/27 && i%9/3 == j%9/3)
}

// place removes what a placement rules out.
func (b *plainBoard) place(i, digit int) {
	b[i] &= 1 << digit
	for j := range b {
		if sees(i, j) {
			b[j] &^= 1 << digit
		}
	}
}

// apply does what an entry concludes.
func (b *plainBoard) apply(e *entry) {
	for _, p := range e.Place {
		b.place(read(p))
	}
	for _, p := range e.Eliminate {
		i, d := read(p)
		b[i] &^= 1 << d
	}
}

// rebuilt is the board that holds the effects of the numbered entries.
func rebuilt(lines []entry, numbers []int) plainBoard {
	b := freshBoard()
	for _, n := range numbers {
		b.apply(&lines[n-1])
	}
	return b
}

// A spot is a candidate of the plain board.
type spot struct{ cell, digit int }

// spots lists the candidates of a truth, missing ones too.
func spots(truth string) (list []spot) {
	if truth[0] == 'r' {
		i, _ := read(truth + "=1")
		for d := 1; d <= 9; d++ {
			list = append(list, spot{i, d})
		}
		return list
	}
	d, unit := int(truth[0]-'0'), int(truth[2]-'1')
	for k := range 9 {
		i := 9*unit + k
		switch truth[1] {
		case 'c':
			i = 9*k + unit
		case 'b':
			i = 27*(unit/3) + 3*(unit%3) + 9*(k/3) + k%3
		}
		list = append(list, spot{i, d})
	}
	return list
}

func (b *plainBoard) has(s spot) bool { return b[s.cell]>>s.digit&1 != 0 }

// left counts the candidates of a truth.
func (b *plainBoard) left(truth string) (n int) {
	for _, s := range spots(truth) {
		if b.has(s) {
			n++
		}
	}
	return n
}

// choiceExists tries all choices of one candidate from each truth, in order.
// It panics with tooMany when steps run out.
func choiceExists(b *plainBoard, truths []string, chosen []spot, steps *int) bool {
	if *steps--; *steps < 0 {
		panic(tooMany)
	}
	if len(truths) == 0 {
		return true
	}
	for _, s := range spots(truths[0]) {
		clash := !b.has(s)
		for _, c := range chosen {
			clash = clash || c != s && (c.cell == s.cell || c.digit == s.digit && sees(c.cell, s.cell))
		}
		if !clash && choiceExists(b, truths[1:], append(chosen[:len(chosen):len(chosen)], s), steps) {
			return true
		}
	}
	return false
}

const tooMany = "too many choices for the plain search"

// follows reports whether each conclusion of e follows from its truths and
// the steps numbered. It says yes too when it cannot tell.
func follows(lines []entry, e *entry, because []int) (yes bool) {
	defer func() {
		if p := recover(); p == tooMany {
			yes = true
		} else if p != nil {
			panic(p)
		}
	}()
	steps := 200_000
	board := rebuilt(lines, because)
	if e.Kind == "CONFLICT" {
		return board.left(e.Truths[0]) == 0
	}
	for _, p := range e.Place {
		i, d := read(p)
		b := board
		b[i] &^= 1 << d
		if choiceExists(&b, e.Truths, nil, &steps) {
			return false
		}
	}
	for _, p := range e.Eliminate {
		i, d := read(p)
		b := board
		if choiceExists(&b, e.Truths, []spot{{i, d}}, &steps) {
			return false
		}
	}
	return true
}

// digitsOf lists the digits of a mask.
func digitsOf(mask uint16) (list []int) {
	for ; mask != 0; mask &= mask - 1 {
		list = append(list, bits.TrailingZeros16(mask))
	}
	return list
}
