package technique_test

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/techniquetest"
)

// TestMost lets the ladder choose among several steps of one technique.
func TestMost(t *testing.T) {
	for _, test := range []struct {
		name, at, want string
	}{
		{
			"the one that eliminates most, found later",
			"4r2:r2c15 4r8:r8c14 r3c4,r79c5:12356789 6r2:r2c59 6r8:r8c58",
			"Skyscraper: 6 in r2c9,r8c8 (connected by r28c5) => r13c8,r79c9<>6",
		},
		{
			"the one that eliminates most, found first",
			"6r2:r2c15 6r8:r8c14 r3c4,r79c5:12345789 4r2:r2c59 4r8:r8c58",
			"Skyscraper: 4 in r2c9,r8c8 (connected by r28c5) => r13c8,r79c9<>4",
		},
		{
			"of two that eliminate as much, the one higher up, found later",
			"4r5:r5c15 4r8:r8c14 6r1:r1c59 6r4:r4c58",
			"Skyscraper: 6 in r1c9,r4c8 (connected by r14c5) => r23c8,r56c9<>6",
		},
		{
			"of two that eliminate as much, the one higher up, found first",
			"6r5:r5c15 6r8:r8c14 4r1:r1c59 4r4:r4c58",
			"Skyscraper: 4 in r1c9,r4c8 (connected by r14c5) => r23c8,r56c9<>4",
		},
		{
			"the first of fish without fins, though it eliminates less",
			"4r2:r2c15 4r8:r8c15 r145679c15,r3c5:12356789 6r2:r2c59 6r8:r8c59",
			"X-Wing: 4 r28 c15 => r3c1<>4",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := techniquetest.Sketch(test.at)
			if err != nil {
				t.Fatal(err)
			}
			s := p.Solver(t)
			s.Use(deduce.Options{Ladder: everything, Guess: deduce.NoGuess})
			step, ok := s.Foresee(t.Context())
			if !ok {
				t.Fatal("there is no step")
			}
			if got := strings.Join(strings.Fields(wording.Text{Compact: true}.Line(&step)), " "); got != test.want {
				t.Errorf("on %s\n got %s\nwant %s", test.at, got, test.want)
			}
		})
	}
}
