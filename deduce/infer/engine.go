package infer

import (
	"math"

	"deduku/board"
	"deduku/deduce"
)

// Engine looks for nets in one position after another. It keeps its memory between them.
type Engine struct {
	Effort deduce.Effort // of Deep
	Levels int           // of lemmas that the last search of Deep went down to, one in another

	refuter
	done         progress
	field        field
	last         lanes // as singles left them last
	singles      rows  // each premise followed by singles
	kept         bool  // singles has more than the dead
	lockedDead   candidateSet
	excludedDead candidateSet
	excluded     rows // and by what they exclude
	excluder     excluder
	nester       nester
	scratch      []lemma
	teller       teller
}

// New is an engine whose claims name these techniques.
func New(lines Lines) *Engine {
	e := new(Engine)
	e.teller.lines = lines
	e.most = maxLemmas
	return e
}

// noLimit of work.
const noLimit = math.MaxInt

// Look turns the engine to a position, given by the candidates of its open cells; filled cells have none. The board must
// not be dead, and its singles should have been placed: the engine does not follow singles that wait. Searches end
// early, without a result, when stop says so.
func (e *Engine) Look(candidates *[board.Cells]board.DigitSet, stop func() bool) {
	e.look(candidates)
	e.start()
	e.stop = stop
	e.limit, e.work = noLimit, 0
	e.done = 0
}
