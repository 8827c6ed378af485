package exotic

import (
	"math/bits"

	"deduku/board"
)

// flow is how lines across get the digits that they need from chosen lines.
type flow struct {
	n      int
	lines  [maxSectors]int8
	places [maxSectors]*[board.ByDigit]uint16 // of each chosen line: the lines across where each digit can be
	owner  [maxSectors][board.ByDigit]int8    // of each chosen line: the line across that got each digit, plus one
	gets   [board.ByDigit]uint16              // of each digit: the lines across that get it
	has    [board.Side]board.DigitSet         // of each line across: the digits that it gets
}

// open is the lines across with an open cell in the chosen lines.
func (f *flow) open() (open uint16) {
	for k := range f.n {
		for _, at := range f.places[k] {
			open |= at
		}
	}
	return open
}

// add chooses one more line, by its number, where each digit can be in it and what each line across can be there. It reports
// whether all needs are met.
func (f *flow) add(line int, places *[board.ByDigit]uint16, candidates *[board.Side]board.DigitSet) bool {
	f.lines[f.n], f.places[f.n] = int8(line), places
	f.n++
	return f.give(candidates)
}

// give gives a digit of the last line to each line across that is open there: first to those which few are left for, so that
// few must be pushed for.
func (f *flow) give(candidates *[board.Side]board.DigitSet) bool {
	var open uint16
	for j, ds := range candidates {
		if ds != 0 {
			open |= 1 << j
		}
	}
	for taken := board.DigitSet(0); open != 0; {
		to, left := f.neediest(open, taken, candidates)
		open &^= 1 << to
		if left != 0 {
			d := left.First()
			f.owner[f.n-1][d] = int8(to) + 1
			f.gain(int(d), 1<<to)
			taken = taken.With(d)
			continue
		}
		var tried [board.ByDigit]uint16
		if !f.push(1<<to, &tried) {
			return false
		}
		taken = f.taken()
	}
	return true
}

// neediest is the line across for which the fewest digits of the last line are left, and these.
func (f *flow) neediest(open uint16, taken board.DigitSet, candidates *[board.Side]board.DigitSet) (to int, left board.DigitSet) {
	fewest := board.Side + 1
	for js := open; js != 0; js &= js - 1 {
		j := bits.TrailingZeros16(js)
		if ds := candidates[j] &^ taken &^ f.has[j]; ds.Len() < fewest {
			to, left, fewest = j, ds, ds.Len()
		}
	}
	return to, left
}

// taken is the digits of the last line that are given.
func (f *flow) taken() (ds board.DigitSet) {
	for d, o := range f.owner[f.n-1] {
		if o != 0 {
			ds = ds.With(board.Digit(d))
		}
	}
	return ds
}

// gain notes that a line across gets a digit.
func (f *flow) gain(d int, to uint16) {
	f.gets[d] |= to
	f.has[bits.TrailingZeros16(to)] |= 1 << d
}

// lose notes that a line across gets a digit no more.
func (f *flow) lose(d int, from uint16) {
	f.gets[d] &^= from
	f.has[bits.TrailingZeros16(from)] &^= 1 << d
}

// push gives a digit to a line across that had to give up another one. Each line and digit is tried once.
func (f *flow) push(to uint16, tried *[board.ByDigit]uint16) bool {
	for d := 1; d <= 9; d++ {
		if f.gets[d]&to == 0 && f.pushDigit(d, to, tried) {
			f.gain(d, to)
			return true
		}
	}
	return false
}

// pushDigit finds a chosen line that gives a digit to a line across; who has it there gets it from another one, or some other
// digit.
func (f *flow) pushDigit(d int, to uint16, tried *[board.ByDigit]uint16) bool {
	if tried[d]&to != 0 {
		return false
	}
	tried[d] |= to
	for k := range f.n {
		if f.places[k][d]&to == 0 {
			continue
		}
		was := f.owner[k][d]
		if was == 0 {
			f.owner[k][d] = int8(bits.TrailingZeros16(to)) + 1
			return true
		}
		from := uint16(1) << (was - 1)
		if from == to || tried[d]&from != 0 {
			continue
		}
		f.owner[k][d] = int8(bits.TrailingZeros16(to)) + 1
		if f.pushDigit(d, from, tried) {
			return true
		}
		f.lose(d, from)
		if f.push(from, tried) {
			return true
		}
		f.gain(d, from)
		f.owner[k][d] = was
	}
	return false
}

// leadsToAll reports whether each of some lines across leads to all, as far as can be told from the digits that one could take
// directly.
func (f *flow) leadsToAll(from, all uint16) bool {
	if from == 0 {
		return true
	}
	var takers [board.Side + 1]uint16 // of each line across, plus one: those that could take a digit from it
	for k := range f.n {
		places, owner := f.places[k], &f.owner[k]
		for d := 1; d <= 9; d++ {
			takers[owner[d]] |= places[d] &^ f.gets[d]
		}
	}
	// If one of them leads to all, so do those that lead to it. No branch can be foreseen here, so there are few.
	one := from & -from
	reached := one
	for before := uint16(0); reached != before; {
		before = reached
		for j := range board.Side {
			none := int16(takers[j+1]&reached-1) >> 15 // all bits where it is none
			reached |= 1 << j &^ uint16(none)
		}
	}
	return reached == all && from&^reach((*[board.Side]uint16)(takers[1:]), one, 0) == 0
}

// leads is, for each line across, those that have a digit which it could take, or could give one up in turn for another chosen
// line's.
func (f *flow) leads() (to [board.Side]uint16) {
	for d := 1; d <= 9; d++ {
		var has, places perLine // who has the digit from each chosen line, and who could
		for k := range f.n {
			if o := f.owner[k][d]; o != 0 {
				has |= perLine(1) << (o - 1) << (16 * k)
				places |= perLine(f.places[k][d]) << (16 * k)
			}
		}
		for k := range f.n {
			if f.owner[k][d] == 0 {
				continue
			}
			holders := uint16(1) << (f.owner[k][d] - 1)
			for before := uint16(0); holders != before; {
				before = holders
				holders |= has.of(places.meeting(holders))
			}
			for js := f.places[k][d] &^ f.gets[d]; js != 0; js &= js - 1 {
				to[bits.TrailingZeros16(js)] |= holders
			}
		}
	}
	return to
}

// perLine is a set of lines across for each chosen line, 16 bits each, so that the chosen lines are looked at together.
type perLine uint64

// It has room for four lines: where more are chosen, this does not compile.
var _ [4]struct{} = [maxSectors]struct{}{}

const eachLine perLine = 0x0001_0001_0001_0001

// meeting is the chosen lines whose sets have any of some lines across: all bits of these lines.
func (p perLine) meeting(across uint16) perLine {
	// A set has at most nine bits: the sum carries into the highest bit of its sixteen where it is not empty.
	return (p&(perLine(across)*eachLine) + 0x7fff*eachLine) >> 15 & eachLine * 0xffff
}

// of is what the sets of some chosen lines have together.
func (p perLine) of(lines perLine) uint16 {
	p &= lines
	p |= p >> 32
	return uint16(p | p>>16)
}

// reach is the lines across to which one leads in any number of steps. It stops when it comes to one of free.
func reach(to *[board.Side]uint16, from, free uint16) uint16 {
	reached := from
	for rest := from; rest != 0 && reached&free == 0; {
		next := to[bits.TrailingZeros16(rest)]
		rest = rest&(rest-1) | next&^reached
		reached |= next
	}
	return reached
}
