package explanation_test

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// asked are sentences that readers asked for, as they redid steps on paper, each with what it is about.
var asked = map[string]string{
	"a set on a ring":                      `[A-F] (?:= [^.]* )?lacks \d or \d, so it holds its \d`,
	"an exchange of covers":                `Counting the \d of (?:row|column|box) \d instead of that of .* again, so both can be cleared`,
	"an exocet's target, by lines":         `then the other two of the three cross lines would both have to have it in (?:row|column) \d`,
	"an exocet's room":                     `Leave out the targets and what sees both base cells: in (?:rows|columns) .* every other \d`,
	"an exocet's target first":             `So r\dc\d is \d\.`,
	"a subset with what is one of":         `Whichever is true, it and .* use up`,
	"an almost locked pair":                `is \d or \d, so (?:no shared place holds|r\dc\d can't be) that digit \((?:row|column|box) \d\): .* has only r\dc\d left for it`,
	"two colourings":                       `can't both be true: [A-D] or [A-D] is true, or both`,
	"what true means of colours":           `Of two joined cells exactly one is \d\. So the cells of A are all \d and those of B are not, or the other way round`,
	"one candidate of a grave":             `can be \d, \d or \d; of these, \d has three places in`,
	"a grave's solutions":                  `none, two or more solutions`,
	"a rectangle's two ways":               `exactly two ways to place \d and \d in the four cells, and either could be replaced by the other`,
	"a rectangle's rows":                   `swap the two cells of each row`,
	"columns of three digits":              `as its three cells hold all three`,
	"a lone guardian":                      `the guardian is`,
	"a ring, both ways":                    `If [^.]*: .*So in both cases exactly one of each pair below is true|in both cases exactly one of each pair`,
	"sets in one unit":                     `one unit and with one digit more than cells`,
	"a fish's covers, by a cell of a base": `would use up two covers \([^)]*\) for one base, and leave`,
	"a template followed":                  `With \d in .*, .* has its \d in r\dc\d, so .* has no place for \d`,
	"a Medusa's way":                       `\dr\dc\d - \dr\dc\d \(`,
	"sets that overlap":                    `every \d of [A-F] is a cell of A, so A can't lack \d`,
	"one cell of a set":                    `r\dc\d is \d \([A-F] without \d; it has \d only there\)`,
	"the only place of a digit in a set":   `[Tt]he only \d of the set is in r\dc\d`,
}

// gone are wordings that readers stumbled over.
var gone = regexp.MustCompile(`weak link becomes|links read backwards|own and extra|lacks  and|\bin some order\b.*only one`)

// TestAskedWordings finds each sentence that was asked for in explanations of all techniques, and none that they replace.
func TestAskedWordings(t *testing.T) {
	found := map[string]string{}
	patterns := map[string]*regexp.Regexp{}
	for what, pattern := range asked {
		patterns[what] = regexp.MustCompile(pattern)
	}
	read := func(e *explained) {
		text := strings.Join(e.pieces, "\n")
		for what, pattern := range patterns {
			if found[what] == "" && pattern.MatchString(text) {
				found[what] = e.step.Technique.Name
			}
		}
		if bad := gone.FindString(text); bad != "" {
			t.Errorf("%s says %q", e.step.Technique.Name, bad)
		}
	}
	explanations(t, boardtest.First(t, "top1465.txt", 30), 12, read)
	for _, rare := range []struct{ puzzle, technique string }{
		{"1.37....5...6.4...8...........81.....9....7...6.....9..2....4..5...3...........2.", "broken-wing"}, // with one guardian
		{"5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7..............", "msls"},        // with an exchange
		{".2.8....51.....93............84..2......1........6....61.....7....2.5..43........", "msls"},        // of which a digit has one place
	} {
		s := deduce.New(boardtest.Grid(t, rare.puzzle), deduce.Options{Ladder: technique.Standard[:12], Guess: deduce.NoGuess})
		for step, ok := s.Foresee(context.Background()); ok; step, ok = s.Foresee(context.Background()) {
			s.Apply(step) // what is easier
		}
		s.Find(context.Background(), techniquetest.Named(t, rare.technique), func(step deduce.Step) bool {
			read(&explained{step, *s.Board(), explanation.Step(wording.Text{}, &step, s.Board())[1:]})
			return true
		})
	}
	for what := range asked {
		if found[what] == "" {
			t.Errorf("nothing is told of %s: %s", what, asked[what])
		}
	}
}
