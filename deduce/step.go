package deduce

import (
	"iter"
	"slices"

	"deduku/board"
)

// Kind is the sort of a step.
type Kind uint8

// The kinds of a log, in the order in which they first can appear.
const (
	Init       Kind = iota // a given is put on the board
	Premise                // a digit or eliminated candidate that is believed, not proved
	PosDed                 // a cell has one candidate left
	NegDed1                // a digit has one place left in a unit: a cell of the unit was filled
	NegDed2                // a digit has one place left in a unit: a cell lost it to something outside
	Logic                  // any other technique
	Guess                  // nothing else applied: a candidate is tried
	Conflict               // a truth has no candidate left
	Backtrack              // the last open guess is undone and its candidate eliminated
	Solved                 // the end: the board is full
	Unsolvable             // the end: no solution exists
	Stuck                  // the end: nothing applies and guessing is off
	Assume                 // in an argument only: its beginning
	Conclude               // in an argument only: its end
	Omitted                // in the log of a session only: the number of a step that Trim left out
	kinds
)

var kindNames = [kinds]string{
	"INIT", "PREMISE", "POS_DED", "NEG_DED1", "NEG_DED2", "LOGIC", "GUESS", "CONFLICT", "BACKTRACK",
	"SOLVED", "UNSOLVABLE", "STUCK", "ASSUME", "CONCLUDE", "OMITTED",
}

// String is the kind as logs write it.
func (k Kind) String() string { return kindNames[k] }

// KindNamed is the kind that logs write so.
func KindNamed(name string) (k Kind, ok bool) {
	i := slices.Index(kindNames[:], name)
	return Kind(max(i, 0)), i >= 0
}

// Ends reports whether a step of this kind is the last of its log.
func (k Kind) Ends() bool { return k == Solved || k == Unsolvable || k == Stuck }

// Deduces reports whether a step of this kind follows from truths.
func (k Kind) Deduces() bool { return k >= PosDed && k <= Logic }

// Step is one conclusion and everything that it rests on. It is a value: text, colour, JSON and pictures
// are made of it elsewhere, and none of them needs to know the technique.
//
// The number of a step, counted from one, is its place in the log. The slices of a logged step belong to
// the log and must not be written to.
type Step struct {
	Kind         Kind
	Depth        uint8             // open guesses; for a guess, those before it
	From         board.DigitSet    // of a guess: the digits that the cell could hold
	Undoes       int32             // of a backtrack: the number of the guess taken back
	Undone       int32             // of a backtrack: how many steps in force it takes back
	Technique    *Technique        // the technique that found it; nil where none was used
	Placements   []board.Candidate // candidates that become true
	Eliminations []board.Candidate // candidates that become false, but for those that a placement rules out by itself
	Parts        []Part            // why: the pattern, piece by piece
	Because      []int             // numbers of the earlier steps that removed members of its truths, ascending
	Argument     *Argument         // of a logic step: links and claims, beyond its parts; nil for none
	End          *End              // of the last step: the outcome
}

// Argument is the part of a step of kind Logic that only some steps have. It stands apart because most steps have none,
// and logs grow long.
type Argument struct {
	Links      []Link        // a chain as text and drawings show it, in order; not part of the proof
	Claims     []Claim       // a forcing chain or net, in the order of its explanation; the step has its truths, too
	Deadly     board.CellSet // the pattern that must not come about, as the puzzle has one solution
	Symmetry   *Symmetry     // a symmetry of the givens that the one solution must share
	Case       int           // of a step that is drawn for one of its cases alone, which, from 1; 0 for all
	Unverified *Unverified   // the file's own words
}

// Assumes reports whether the step uses the promise that the puzzle has one solution.
func (s *Step) Assumes() bool {
	return s.Argument != nil && (!s.Argument.Deadly.Empty() || s.Argument.Symmetry != nil)
}

// fills reports whether the step places a digit in c.
func (s *Step) fills(c board.Cell) bool {
	for _, x := range s.Placements {
		if x.Cell == c {
			return true
		}
	}
	return false
}

// Role is the job that a part does in a pattern.
type Role uint8

// The roles. Those up to lastCiting cite truths; the others only show where to look.
const (
	Single    Role = iota // the cell with one candidate left
	LastPlace             // the unit in which a digit has one place left
	Empty                 // the cell or the unit and digit with nothing left
	Set                   // cells that hold as many digits as they are (a subset, an almost locked set)
	Base                  // units whose places for some digits make up the pattern
	Strong                // the cell or unit of a strong link
	Corner                // the cells of a deadly pattern
	Pivot                 // the cell that ties the other cells of a wing together
	Pincer                // the cells at the ends of a wing
	Petal                 // an almost locked set around a stem
	Guarded               // the cells or units of an impossible pattern
	BaseCells             // the cells whose digits an exocet repeats
	CrossLine             // the lines in which these digits need the targets
	Mirror                // the box where the digit of a target must also be

	Also             // further units in which a digit has no other place
	Filled           // the cell whose filling took the last other place
	Blocker          // the placed digit that took the last other place
	Lost             // the cells that lost the digit last
	RuledOut         // the open cells that the blocker before it rules out; without one, those that the digit was removed from
	Clash            // a filled cell that holds the same digit
	Within           // the units in which the pattern lies
	Cover            // units that a fish clears, or that have as many digits as a set has cells
	Target           // a cell that holds a digit of the base cells
	CoverToo         // units that could be covers in the place of as many others
	Fin              // places of a base outside the covers
	EndoFin          // places in two bases
	RestrictedCommon // the digit that ties two sets together
	Common           // the digit that two sets share and one of them must hold
	ColorA           // places that are all true or all false together
	ColorB           // the opposites of those
	ColorC           // places of a second colouring
	ColorD           // the opposites of those
	Extra            // candidates that keep a pattern from being deadly or impossible
	Tip              // an end of strong links joined together; one of the ends is true
	Bridge           // two places, of which at most one is true, that join strong links
	roles

	lastCiting = Mirror
)

var roleNames = [roles]string{
	"single", "lastplace", "empty", "set", "base", "strong", "corner", "pivot", "pincer", "petal", "guarded",
	"basecells", "crossline", "mirror", "also", "filled", "blocker", "lost", "ruledout", "clash", "within", "cover", "target", "covertoo", "fin", "endofin", "restrictedcommon", "common",
	"colora", "colorb", "colorc", "colord", "extra", "tip", "bridge",
}

// String is the role as the wording of a technique names it.
func (r Role) String() string { return roleNames[r] }

// Roles are all roles.
func Roles() []Role {
	all := make([]Role, roles)
	for r := range all {
		all[r] = Role(r)
	}
	return all
}

// RoleNamed is the role with a name; ok is false for no role's.
func RoleNamed(name string) (r Role, ok bool) {
	i := slices.Index(roleNames[:], name)
	return Role(max(i, 0)), i >= 0
}

// Cites reports whether parts of this role cite truths.
func (r Role) Cites() bool { return r <= lastCiting }

// Part is one piece of a pattern. A part with Units says that each of its Digits has a place in each of
// them; its Cells then show which places those are. A part without Units says that each of its Cells
// holds a digit; its Digits then show which. Parts whose role cites nothing only show.
type Part struct {
	Role   Role
	Units  board.UnitSet
	Cells  board.CellSet
	Digits board.DigitSet
}

// Node is an end of a link: one digit in a cell or, grouped, in one of several cells.
type Node struct {
	Cells board.CellSet
	Digit board.Digit
}

// NodeAt is one digit in one cell.
func NodeAt(c board.Cell, d board.Digit) Node {
	return Node{Cells: board.CellsOf(c), Digit: d}
}

// Link joins two nodes of a chain: strong when at least one of them is true, else at most one.
type Link struct {
	From, To Node
	Strong   bool
}

// Symmetry is a map of the board under which the givens do not change when digits change along with it.
type Symmetry struct {
	Map    board.Symmetry             // a turn or a diagonal; a quarter turn is clockwise
	Digits [board.ByDigit]board.Digit // the image of each digit
}

// End is the outcome that the last step of a log states.
type End struct {
	Grid       board.Grid // the board as it is then
	Guesses    int        // guesses still open, on which a solution rests
	Backtracks int        // all backtracks on the way
	Premises   int        // premises in force
	Levels     int        // of a log that is stuck: of the lemmas of the deepest nets that were looked for; 0 where none were
	Assumes    bool       // of an unsolvable puzzle: the proof rests on the puzzle having one solution, if any
}

// Truths yields the truths that the step cites, those of its argument included, each once.
func (s *Step) Truths() iter.Seq[Truth] {
	return func(yield func(Truth) bool) {
		var seen truthSet
		s.eachTruth(func(t Truth) bool {
			if seen.has(t) {
				return true
			}
			seen.add(t)
			return yield(t)
		})
	}
}

func (s *Step) eachTruth(yield func(Truth) bool) bool {
	for i := range s.Parts {
		if !s.Parts[i].eachTruth(yield) {
			return false
		}
	}
	if s.Argument == nil {
		return true
	}
	for i := range s.Argument.Claims {
		if t := s.Argument.Claims[i].Truth; t != NoTruth && !yield(t) {
			return false
		}
	}
	return true
}

func (p *Part) eachTruth(yield func(Truth) bool) bool {
	if !p.Role.Cites() {
		return true
	}
	if p.Units == 0 {
		for c := range p.Cells.All() {
			if !yield(CellTruth(c)) {
				return false
			}
		}
		return true
	}
	for u := range p.Units.All() {
		for d := range p.Digits.All() {
			if !yield(UnitTruth(u, d)) {
				return false
			}
		}
	}
	return true
}
