package plan

import (
	"regexp"
	"strings"
	"testing"
)

// TestUsageIsAccepted types the arguments of every stage as help prints them, with values for the words in capitals: once
// with the required arguments, and once with all of them.
func TestUsageIsAccepted(t *testing.T) {
	grid := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	values := map[string]string{
		"LIMIT": "2", "N": "17", "X": "9", "SEED": "4", "A-B": "22-24", "MASK": strings.Repeat("1.", 40) + "1", "GRID": grid, "-X+Y": "-1+1",
		"FIELD": "givens", "LEVEL": "hard", "HOW": "fewest", "FILE": writtenList(t, "list.csv", "puzzle,id\n"+grid+",1\n"), "TEXT": "p_", "EXPRESSION": "givens > 20",
		"symmetry=NAME": "symmetry=half-turn", "without=NAME": "without=x-wing", "with=NAME": "with=gurths", "...": "n",
	}
	word := regexp.MustCompile(`(symmetry|without|with)=NAME|-X\+Y|A-B|[A-Z]{1,}|\.\.\.`)
	for _, kind := range Kinds {
		whole := regexp.MustCompile(`[a-z-]+(\|[a-z-]+)+`).ReplaceAllStringFunc(kind.Args, func(m string) string { return m[:strings.IndexByte(m, '|')] })
		whole = word.ReplaceAllStringFunc(whole, func(m string) string { return values[m] })
		needed := regexp.MustCompile(`\[[^]]*\]`).ReplaceAllString(whole, "")
		for _, args := range []string{needed, strings.NewReplacer("[", "", "]", "").Replace(whole)} {
			plan := kind.Name + "(" + args + ")"
			if args == "" {
				plan = kind.Name
			}
			before := "canonical, "
			if kind.Name == "generate" || kind.Name == "pattern" || kind.Name == "scan" { // these come first
				before = ""
			}
			if _, err := Parse(before + plan); err != nil {
				t.Errorf("help prints %s(%s), and %s is refused: %v", kind.Name, kind.Args, plan, err)
			}
		}
	}
}
