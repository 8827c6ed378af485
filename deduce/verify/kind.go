package verify

import "strings"

// A kind is the kind of a step.
type kind uint8

const (
	initial kind = iota
	premise
	posDed
	negDed1
	negDed2
	logic
	guessed
	conflict
	backtrack
	solved
	unsolvable
	stuck
)

// rules says for each kind which fields its line must have and may have,
// beside n, kind and text, which all have.
var rules = [...]struct {
	name      string
	must, may field
}{
	initial:    {"INIT", hasPlace, 0},
	premise:    {"PREMISE", 0, hasPlace | hasEliminate | hasDepth},
	posDed:     {"POS_DED", placing, proving},
	negDed1:    {"NEG_DED1", placing, proving},
	negDed2:    {"NEG_DED2", placing, proving},
	logic:      {"LOGIC", hasTechnique, hasTruths | hasPlace | hasEliminate | hasArgument | proving},
	guessed:    {"GUESS", hasPlace | hasFrom, hasDepth},
	conflict:   {"CONFLICT", hasTruths, hasBecause | hasDepth},
	backtrack:  {"BACKTRACK", hasEliminate | hasBecause | hasUndoes, hasDepth},
	solved:     {"SOLVED", hasGrid, ending},
	unsolvable: {"UNSOLVABLE", 0, ending | hasAssumes},
	stuck:      {"STUCK", 0, ending | hasLevels},
}

const (
	placing = hasTechnique | hasPlace | hasTruths
	proving = hasBecause | hasAssumes | hasDeadly | hasSymmetry | hasDepth
	ending  = hasGuesses | hasBacktracks | hasPremises | hasDepth
	all     = hasN | hasKind | hasText
)

func (k kind) String() string { return rules[k].name }

// ends reports whether k is the kind of a last line.
func (k kind) ends() bool { return k >= solved }

func parseKind(s []byte) (kind, bool) {
	for k := range rules {
		if rules[k].name == string(s) {
			return kind(k), true
		}
	}
	return 0, false
}

// A field is a set of fields of a line.
type field uint32

const (
	hasN field = 1 << iota
	hasKind
	hasTechnique
	hasPlace
	hasEliminate
	hasTruths
	hasBecause
	hasAssumes
	hasDeadly
	hasSymmetry
	hasArgument
	hasFrom
	hasDepth
	hasUndoes
	hasGrid
	hasGuesses
	hasBacktracks
	hasPremises
	hasLevels
	hasText
)

// fieldNames are the names of the fields, in the order of their bits.
var fieldNames = [...]string{
	"n", "kind", "technique", "place", "eliminate", "truths", "because", "assumes", "deadly", "symmetry",
	"argument", "from", "depth", "undoes", "grid", "guesses", "backtracks", "premises", "levels", "text",
}

// String lists the fields as a person would.
func (f field) String() string {
	var names []string
	for i, name := range fieldNames {
		if f>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

func parseField(key []byte) (field, bool) {
	for i := range fieldNames {
		if fieldNames[i] == string(key) {
			return 1 << i, true
		}
	}
	return 0, false
}
