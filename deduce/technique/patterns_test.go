package technique_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/exotic"
	"deduku/deduce/technique/nets"
	"deduku/deduce/technique/singledigit"
	"deduku/deduce/technique/wings"
	"deduku/internal/testutil/techniquetest"
)

// TestExamplesOfPatterns holds the examples of patterns that shorten hard puzzles to being positions in which nothing easier
// applies at all.
func TestExamplesOfPatterns(t *testing.T) {
	for _, tech := range []*deduce.Technique{
		wings.ChuteRemotePair, exotic.TripleFirework, exotic.QuadrupleFirework, exotic.JuniorExocet, exotic.SeniorExocet,
		exotic.DoubleExocet, exotic.SKLoop, exotic.MSLS, singledigit.PatternOverlay, nets.Whip,
	} {
		choice := technique.Everything
		choice.Set = map[*deduce.Technique]bool{tech: true}
		s := techniquetest.MustParse(t, tech.Example).Solver(t)
		s.Use(deduce.Options{Ladder: choice.Ladder(), Guess: deduce.NoGuess})
		if step, ok := s.Foresee(t.Context()); !ok || step.Technique != tech {
			t.Errorf("the example of %s has an easier step:\n%s", tech.Title, techniquetest.Told(&step))
		}
	}
}
