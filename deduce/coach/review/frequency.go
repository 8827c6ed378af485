package review

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"deduku/deduce"
	"deduku/deduce/technique"
)

//go:embed frequency.csv
var frequencyFile string

// Frequency is in how many puzzles of two sets the path by the ladder has a technique.
type Frequency struct {
	Mixed int // of puzzles as generators make them, easy to hard
	Hard  int // of the 1465 hard puzzles known as top1465
}

// allPuzzles is the row of the table with the sizes of the sets.
const allPuzzles = "puzzles"

// frequencies are the rows of the table, read when first asked for.
var frequencies = sync.OnceValue(func() map[string]Frequency {
	out := map[string]Frequency{}
	for line := range strings.Lines(frequencyFile) {
		name, counts, _ := strings.Cut(strings.TrimSpace(line), ",")
		mixed, hard, _ := strings.Cut(counts, ",")
		var f Frequency
		var errs [2]error
		f.Mixed, errs[0] = strconv.Atoi(mixed)
		f.Hard, errs[1] = strconv.Atoi(hard)
		if errs == [2]error{} { // else a comment, or the names of the columns
			out[name] = f
		}
	}
	return out
})

// FrequencyOf is in how many puzzles a technique is needed; zero where it is in none, or off unless somebody asks for it.
func FrequencyOf(t *deduce.Technique) Frequency { return frequencies()[t.Name] }

// Puzzles are the sizes of the sets.
func Puzzles() Frequency { return frequencies()[allPuzzles] }

// String is the shares of the two sets, in percent; of a set in which no puzzle has it, that none of so many has.
func (f Frequency) String() string {
	all := Puzzles()
	mixed, hard := percent(f.Mixed, all.Mixed)+" of usual puzzles", percent(f.Hard, all.Hard)+" of hard ones"
	if f.Mixed == 0 {
		mixed = "none of " + strconv.Itoa(all.Mixed) + " usual puzzles"
	}
	if f.Hard == 0 {
		hard = "none of " + strconv.Itoa(all.Hard) + " hard ones"
	}
	return mixed + ", " + hard
}

// Told says how often a technique is needed.
func (f Frequency) Told() string {
	if all := Puzzles(); f == (Frequency{}) {
		return "rare: none of the " + strconv.Itoa(all.Mixed) + " usual and none of the " + strconv.Itoa(all.Hard) + " hard puzzles that were looked at needs it"
	}
	return "needed by " + f.String()
}

// Shares are the shares of the two sets as a table has them, in five characters at most.
func (f Frequency) Shares() (mixed, hard string) {
	all := Puzzles()
	short := strings.NewReplacer("below ", "<")
	return short.Replace(percent(f.Mixed, all.Mixed)), short.Replace(percent(f.Hard, all.Hard))
}

// percent is a share in percent, a small one with a decimal; one that is not zero is never told as zero.
func percent(n, of int) string {
	share := 100 * float64(n) / float64(of)
	switch {
	case n == 0:
		return "none"
	case share < 0.1:
		return "below 0.1%"
	case share < 10:
		return strconv.FormatFloat(share, 'f', 1, 64) + "%"
	}
	return strconv.FormatFloat(share, 'f', 0, 64) + "%"
}

// needed reports whether the path of some puzzle of the two sets has a technique. Of one that is off by default nothing is known.
func needed(t *deduce.Technique) bool {
	return technique.Everything.Has(t) && FrequencyOf(t) != Frequency{}
}
