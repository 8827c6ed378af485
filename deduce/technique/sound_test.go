package technique_test

import (
	"os"
	"runtime"
	"sync"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestSound runs every technique on every state of both libraries: no step may contradict the solution, and each
// must pass the proof checker. Without DEDUKU_FULL it takes a sample of the states and the first steps.
func TestSound(t *testing.T) {
	cases := append(readLibrary(t, "hodoku-reglib-1.4.txt"), readLibrary(t, "hodoku-enhanced-fixtures.txt")...)
	every, most := 40, 2
	if os.Getenv("DEDUKU_FULL") != "" {
		every, most = 1, 1<<30
	}
	found := make([]int, len(technique.Standard))
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan *libraryCase)
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for c := range next {
				counts := soundOn(t, c, most)
				mu.Lock()
				for i, n := range counts {
					found[i] += n
				}
				mu.Unlock()
			}
		})
	}
	for i := 0; i < len(cases); i += every {
		next <- &cases[i]
	}
	close(next)
	all.Wait()
	sum := 0
	for i, n := range found {
		t.Logf("%-40s %7d steps checked", technique.Standard[i].Title, n)
		sum += n
	}
	t.Logf("%-40s %7d steps checked", "all", sum)
}

// soundOn checks up to most steps of each technique on a state and counts them.
func soundOn(t *testing.T, c *libraryCase, most int) []int {
	solution := c.at.solution(t)
	s := c.at.solver(t)
	board := *s.Board()
	counts := make([]int, len(technique.Standard))
	for i, tech := range technique.Standard.Techniques() {
		s.Find(t.Context(), tech, func(step deduce.Step) bool {
			counts[i]++
			testTrue(t, solution, &step)
			testStep(t, &board, &step)
			if err := check(s, step); err != nil {
				t.Errorf("line %d, %v:\n%s\n%v", c.line, c.at, told(&step), err)
			}
			return counts[i] < most
		})
	}
	return counts
}
