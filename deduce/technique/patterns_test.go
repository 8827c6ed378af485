package technique_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestExamplesOfPatterns holds the examples of patterns that shorten hard puzzles to being positions in which nothing easier
// applies at all.
func TestExamplesOfPatterns(t *testing.T) {
	for _, tech := range []*deduce.Technique{
		technique.ChuteRemotePair, technique.TripleFirework, technique.QuadrupleFirework, technique.JuniorExocet, technique.SeniorExocet,
		technique.DoubleExocet, technique.SKLoop, technique.MSLS, technique.PatternOverlay, technique.Whip,
	} {
		choice := technique.Everything
		choice.Set = map[*deduce.Technique]bool{tech: true}
		s := mustParse(t, tech.Example).solver(t)
		s.Use(deduce.Options{Ladder: choice.Ladder(), Guess: deduce.NoGuess})
		if step, ok := s.Foresee(t.Context()); !ok || step.Technique != tech {
			t.Errorf("the example of %s has an easier step:\n%s", tech.Title, told(&step))
		}
	}
}
