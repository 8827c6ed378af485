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
	others     [maxCandidates][truthsOfEach]others // of a candidate: its truths but for each of them
	first      [maxTruths + 1]uint16               // where the members of a truth begin
	member     [truthsOfEach * maxCandidates]uint16
	firstRival [maxCandidates + 1]uint16 // where the rivals of a candidate begin
	rival      [maxRivals * maxCandidates]rival
}

// rival is a candidate that cannot be true along with another, and the counted ones of its truths that have not the
// other; noTruth for the rest.
type rival struct {
	candidate uint16
	truths    others
}

// others is truths of a candidate but for one: those that are counted, and noTruth for the rest.
type others [truthsOfEach - 1]uint16

// Where the truths of its cell, row, column and box are among the truths of a candidate.
const (
	inCell = iota
	inRow
	inColumn
	inBox
)

// noTruth is the number of a truth that no position has.
const noTruth = maxTruths

// noCounted is no truth as often as a candidate has truths, noOthers as often as a rival has others.
var (
	noCounted = func() (t [truthsOfEach]uint16) {
		for i := range t {
			t[i] = noTruth
		}
		return t
	}()
	noOthers = others(noCounted[1:])
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
	p.count()
	p.oppose()
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

// count notes which truths of each candidate are counted.
func (p *position) count() {
	for x := range p.n {
		p.counted[x] = noCounted
		k := 0
		var rest [truthsOfEach]others
		var n [truthsOfEach]int
		for i := range rest {
			rest[i] = noOthers
		}
		for i, t := range p.truths[x] {
			if len(p.members(t)) > maxCounted {
				continue
			}
			p.counted[x][k] = t
			k++
			for j := range rest {
				if j != i {
					rest[j][n[j]] = t
					n[j]++
				}
			}
		}
		p.others[x] = rest
	}
}

// oppose lists the rivals of each candidate, each once: those that share two truths with it come last.
func (p *position) oppose() {
	n := uint16(0)
	for x := range uint16(p.n) {
		p.firstRival[x] = n
		of := &p.truths[x]
		for _, y := range p.members(of[inCell]) {
			if y != x {
				p.rival[n] = rival{y, p.others[y][inCell]}
				n++
			}
		}
		for line := inRow; line <= inColumn; line++ {
			for _, y := range p.members(of[line]) {
				if p.truths[y][inBox] != of[inBox] {
					p.rival[n] = rival{y, p.others[y][line]}
					n++
				}
			}
		}
		var twice [2 * (board.BoxSide - 1)]rival // in the box, along the row and the column
		k := 0
		for _, y := range p.members(of[inBox]) {
			switch t := &p.truths[y]; {
			case y == x:
			case t[inRow] == of[inRow]:
				twice[k] = rival{y, p.others[y][inBox].without(of[inRow])}
				k++
			case t[inColumn] == of[inColumn]:
				twice[k] = rival{y, p.others[y][inBox].without(of[inColumn])}
				k++
			default:
				p.rival[n] = rival{y, p.others[y][inBox]}
				n++
			}
		}
		n += uint16(copy(p.rival[n:], twice[:k]))
	}
	p.firstRival[p.n] = n
}

// without is the others but for one.
func (o others) without(but uint16) others {
	out, k := noOthers, 0
	for _, t := range o {
		if t != but {
			out[k] = t
			k++
		}
	}
	return out
}
