package infer

import (
	"deduku/board"
	"deduku/deduce"
)

// The most of each that a position can have; the empty board has them all.
const (
	maxCandidates = board.Cells * 9
	maxTruths     = board.Cells + board.Units*9
	maxRivals     = 28 // of a candidate
)

// position is a position in compact form: the candidates of its open cells, numbered cell by cell, and the truths
// that hold them, numbered in the order of deduce.Truth. Each candidate is a member of exactly four truths.
type position struct {
	n, m       int
	candidate  [maxCandidates]board.Candidate
	truth      [maxTruths]deduce.Truth
	truths     [maxCandidates][4]uint16 // of a candidate: its cell, row, column and box
	counted    [maxCandidates][4]uint16 // of these, the ones that are counted; noTruth for the rest
	first      [maxTruths + 1]uint16    // where the members of a truth begin
	member     [4 * maxCandidates]uint16
	firstRival [maxCandidates + 1]uint16 // where the rivals of a candidate begin
	rival      [maxRivals * maxCandidates]rival
}

// rival is a candidate that cannot be true along with another, and the counted ones of its truths that have not the
// other; noTruth for the rest.
type rival struct {
	candidate uint16
	truths    [3]uint16
}

// noTruth is the number of a truth that no position has.
const noTruth = maxTruths

// maxCounted is how many members a truth can have whose members are counted. Of larger ones nothing was removed yet: no
// net could use them.
const maxCounted = 8

// members are the candidates of a truth.
func (p *position) members(t uint16) []uint16 { return p.member[p.first[t]:p.first[t+1]] }

// rivals are the candidates that cannot be true along with x.
func (p *position) rivals(x uint16) []rival { return p.rival[p.firstRival[x]:p.firstRival[x+1]] }

// look makes p the position whose open cells have these candidates; filled cells have none. Truths without a
// candidate are forgotten: the board must not be dead.
func (p *position) look(candidates *[board.Cells]board.DigitSet) {
	p.n = 0
	var size [maxTruths]uint16
	for c := range board.Cell(board.Cells) {
		for ds := candidates[c]; ds != 0; ds &= ds - 1 {
			d := ds.First()
			p.candidate[p.n] = board.Candidate{Cell: c, Digit: d}
			units := c.Units()
			of := [4]deduce.Truth{
				deduce.CellTruth(c), deduce.UnitTruth(units[0], d), deduce.UnitTruth(units[1], d), deduce.UnitTruth(units[2], d),
			}
			for i, t := range of {
				p.truths[p.n][i] = uint16(t)
				size[t]++
			}
			p.n++
		}
	}
	p.numberTruths(&size)
	p.fillTruths()
	p.oppose()
	p.count()
}

// numberTruths numbers the truths that have members and makes room for these; size is how many they are.
func (p *position) numberTruths(size *[maxTruths]uint16) {
	var number [maxTruths]uint16
	p.m, p.first[0] = 0, 0
	for t, n := range size {
		if n > 0 {
			number[t] = uint16(p.m)
			p.truth[p.m] = deduce.Truth(t)
			p.first[p.m+1] = p.first[p.m] + n
			p.m++
		}
	}
	for x := range p.n {
		for i := range p.truths[x] {
			p.truths[x][i] = number[p.truths[x][i]]
		}
	}
}

func (p *position) fillTruths() {
	at := p.first
	for x := range p.n {
		for _, t := range p.truths[x] {
			p.member[at[t]] = uint16(x)
			at[t]++
		}
	}
}

// oppose lists the rivals of each candidate, each once: those that share two truths with it come last.
func (p *position) oppose() {
	n := uint16(0)
	for x := range uint16(p.n) {
		p.firstRival[x] = n
		of := p.truths[x]
		var twice [4]rival
		k := 0
		for i, t := range of {
			for _, y := range p.members(t) {
				r, shared := p.rivalry(&of, y)
				switch {
				case shared == 1:
					p.rival[n] = r
					n++
				case shared == 2 && i == 3:
					twice[k] = r
					k++
				}
			}
		}
		n += uint16(copy(p.rival[n:], twice[:k]))
	}
	p.firstRival[p.n] = n
}

// rivalry is y as the rival of a candidate that is in some truths, and how many of these it shares.
func (p *position) rivalry(of *[4]uint16, y uint16) (r rival, shared int) {
	r = rival{y, [3]uint16{noTruth, noTruth, noTruth}}
	k := 0
	for i, t := range p.truths[y] {
		if t == of[i] {
			shared++
		} else if k < 3 && len(p.members(t)) <= maxCounted {
			r.truths[k] = t
			k++
		}
	}
	return r, shared
}

// count notes which truths of each candidate are counted.
func (p *position) count() {
	for x := range p.n {
		k := 0
		p.counted[x] = [4]uint16{noTruth, noTruth, noTruth, noTruth}
		for _, t := range p.truths[x] {
			if len(p.members(t)) <= maxCounted {
				p.counted[x][k] = t
				k++
			}
		}
	}
}
