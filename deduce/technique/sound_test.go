package technique_test

import (
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// TestSound runs every technique on every state of both libraries, and those that are seldom met there on positions
// of their own: no step may contradict the solution, each must pass the proof checker, and no technique may go unmet.
// Without DEDUKU_FULL it takes a sample of the states and the first steps.
func TestSound(t *testing.T) {
	cases := append(techniquetest.ReadLibrary(t, "hodoku-reglib-1.4.txt"), techniquetest.ReadLibrary(t, "hodoku-enhanced-fixtures.txt")...)
	every, most := 40, 2
	if os.Getenv("DEDUKU_FULL") != "" {
		every, most = 1, 1<<30
	}
	var states []soundState
	for i := 0; i < len(cases); i += every {
		states = append(states, soundState{cases[i].At, technique.Standard.Techniques(), most})
	}
	states = append(states, seldomMet(t)...)
	if !boardtest.Whole(t, "hodoku-reglib-1.4.txt") { // the sample does not have every technique, the examples do
		for _, tech := range technique.Standard.Techniques() {
			states = append(states, soundState{techniquetest.MustParse(t, tech.Example), []*deduce.Technique{tech}, most})
		}
	}
	found := map[*deduce.Technique]int{}
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan *soundState)
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for s := range next {
				counts := s.check(t)
				if seldom := len(s.looked) == 1; seldom && counts[s.looked[0]] == 0 {
					t.Errorf("%s finds nothing on %v", s.looked[0].Title, s.at)
				}
				mu.Lock()
				for tech, n := range counts {
					found[tech] += n
				}
				mu.Unlock()
			}
		})
	}
	for i := range states {
		next <- &states[i]
	}
	close(next)
	all.Wait()
	sum := 0
	for _, tech := range technique.Standard.Techniques() {
		t.Logf("%-40s %7d steps checked", tech.Title, found[tech])
		sum += found[tech]
		if found[tech] == 0 {
			t.Errorf("%s was not met: add positions to testdata/positions/seldom.txt", tech.Title)
		}
	}
	t.Logf("%-40s %7d steps checked", "all", sum)
}

// soundState is a position on which some techniques are looked at.
type soundState struct {
	at     techniquetest.Position
	looked []*deduce.Technique
	most   int // steps of each technique
}

// seldomMet is the positions of testdata on which techniques find something that hardly any state of the libraries
// has, each with its technique.
func seldomMet(t *testing.T) (states []soundState) {
	t.Helper()
	text, err := os.ReadFile("testdata/positions/seldom.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		name, at, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok || name == "#" {
			continue
		}
		tech := technique.Standard.Lookup(name)
		if tech == nil {
			t.Fatalf("testdata/positions/seldom.txt: %q is not on the ladder; remove its lines", name)
		}
		states = append(states, soundState{techniquetest.MustParse(t, at), []*deduce.Technique{tech}, 1 << 30})
	}
	return states
}

// check checks up to most steps of each technique and counts them.
func (s *soundState) check(t *testing.T) map[*deduce.Technique]int {
	solution := s.at.Solution(t)
	solver := s.at.Solver(t)
	before := *solver.Board()
	counts := map[*deduce.Technique]int{}
	for _, tech := range s.looked {
		solver.Find(t.Context(), tech, func(step deduce.Step) bool {
			counts[tech]++
			techniquetest.Agrees(t, solution, &step)
			techniquetest.WellFormed(t, &before, &step)
			if err := techniquetest.CheckStep(solver, step); err != nil {
				t.Errorf("%v:\n%s\n%v", s.at, techniquetest.Told(&step), err)
			}
			return counts[tech] < s.most
		})
	}
	return counts
}
