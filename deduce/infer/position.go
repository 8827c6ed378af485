package infer

import (
	"deduku/board"
	"deduku/deduce"
)

// The most of each that a position can have; the empty board has them all.
const (
	maxCandidates = board.Candidates
	maxTruths     = board.Truths
	maxRivals     = board.Peers + board.Side - 1 // of a candidate
)

// truthsOfEach is how many truths a candidate is a member of: those of its cell, row, column and box.
const truthsOfEach = 1 + board.UnitKinds

// position is a position in compact form: the candidates of its open cells, numbered cell by cell, and the truths
// that hold them, numbered in the order of deduce.Truth. Each candidate is a member of as many truths: of its cell and of a unit of each kind.
type position struct {
	n, m       int
	candidate  [maxCandidates]board.Candidate
	truth      [maxTruths]deduce.Truth
	truths     [maxCandidates][truthsOfEach]uint16 // of a candidate: its cell, row, column and box
	counted    [maxCandidates][truthsOfEach]uint16 // of these, the ones that are counted; noTruth for the rest
	first      [maxTruths + 1]uint16               // where the members of a truth begin
	member     [truthsOfEach * maxCandidates]uint16
	firstRival [maxCandidates + 1]uint16 // where the rivals of a candidate begin
	rival      [maxRivals * maxCandidates]rival
}

// rival is a candidate that cannot be true along with another, and the counted ones of its truths that have not the
// other; noTruth for the rest.
type rival struct {
	candidate uint16
	truths    [truthsOfEach - 1]uint16
}

// noTruth is the number of a truth that no position has.
const noTruth = maxTruths

// noCounted is no truth as often as a candidate has truths, noRest as often as a rival has others.
var (
	noCounted = func() (t [truthsOfEach]uint16) {
		for i := range t {
			t[i] = noTruth
		}
		return t
	}()
	noRest = [truthsOfEach - 1]uint16(noCounted[1:])
)

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
			of := [truthsOfEach]deduce.Truth{deduce.CellTruth(c)}
			for i, u := range c.Units() {
				of[1+i] = deduce.UnitTruth(u, d)
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
		var twice [2 * (board.BoxSide - 1)]rival // in the box, along the row and the column
		k := 0
		for i, t := range of {
			for _, y := range p.members(t) {
				r, shared := p.rivalry(&of, y)
				switch {
				case shared == 1:
					p.rival[n] = r
					n++
				case shared == 2 && i == len(of)-1:
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
func (p *position) rivalry(of *[truthsOfEach]uint16, y uint16) (r rival, shared int) {
	r = rival{y, noRest}
	k := 0
	for i, t := range p.truths[y] {
		if t == of[i] {
			shared++
		} else if k < len(r.truths) && len(p.members(t)) <= maxCounted {
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
		p.counted[x] = noCounted
		for _, t := range p.truths[x] {
			if len(p.members(t)) <= maxCounted {
				p.counted[x][k] = t
				k++
			}
		}
	}
}
