package picture

// Mark says how a candidate, a digit, a cell or a unit stands out in a picture.
type Mark uint8

// The marks, weakest first: where several apply to one candidate the strongest counts.
const (
	Plain   Mark = iota
	Given        // a digit of the puzzle
	Seen         // a part that only shows: what was filled last, a digit that stands twice
	Blocker      // a placed digit that rules the same digit out elsewhere
	Pattern      // a part that cites truths
	Pivot        // what ties a wing or a blossom together
	Pincer       // an end of a wing or of strong links: one of the ends is true
	LetterA      // set, petal or colour A, as the words call it
	LetterB
	LetterC
	LetterD
	LetterE
	LetterF
	LetterG // of the seventh and of those after it
	Fin     // candidates that the pattern would be perfect without
	Refuted // what a lemma of an argument removes, as long as its premise holds
	Follows // what follows from the premise of an argument
	Branch1 // a case of an argument and what follows there
	Branch2
	Branch3
	Branch4    // of the fourth case and of those after it
	Region     // a unit to look at, or a cell of a deadly pattern
	Base       // a unit that needs its digit in a cover
	Cover      // a unit that is cleared
	Eliminated // what the step eliminates
	Concluded  // what the step places
	Marks      // the number of marks
)

// words are what a legend calls each mark where no role does.
var words = [Marks]string{
	Seen: "seen before", Blocker: "blocker", Pattern: "pattern", Pivot: "pivot", Pincer: "pincer",
	LetterA: "A", LetterB: "B", LetterC: "C", LetterD: "D", LetterE: "E",
	LetterF: "F", LetterG: "G", Fin: "fin", Refuted: "removed by a lemma", Follows: "follows",
	Branch1: "case 1", Branch2: "case 2", Branch3: "case 3", Branch4: "case 4", Region: "unit",
	Base: "base", Cover: "cover", Eliminated: "removed", Concluded: "placed",
}

// Word is what a legend calls the mark; empty for those that need no word.
func (m Mark) Word() string { return words[m] }

// letter is the mark of the i-th of several sets or colours, from 0.
func letter(i int) Mark { return min(LetterA+Mark(i), LetterG) }
