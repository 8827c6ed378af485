package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestSeveral keeps what assumes one solution from a puzzle that has several, whatever command goes up the ladder.
func TestSeveral(t *testing.T) {
	const several = "6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............"
	for _, line := range []string{
		"solve logic", "set method logic; solve", "set method logic; step 200", "find", "find uniqueness-test-2", "hint full",
		"until uniqueness-test-2", "next; next; next; next", "why not r1c2=5", "stats " + several, "compare", "ablate uniqueness-test-2",
		"set method logic; until stuck", "find uniqueness-test",
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), "load "+several+"; set guess off").Err; err != nil {
			t.Fatal(err)
		}
		out.Reset()
		_ = s.Do(context.Background(), line).Err // some say that they find nothing
		log := s.Solver.Log()
		for i := range log.Steps {
			if u := log.Steps[i].Technique; u != nil && u.Assumes {
				t.Errorf("%s: step %d is by %s", line, i+1, u.Title)
			}
		}
		for _, u := range technique.Standard.Techniques() {
			if u.Assumes && strings.Contains(out.String(), u.Title) && !strings.HasPrefix(line, "ablate") {
				t.Errorf("%s: %s is in\n%s", line, u.Title, out.String())
			}
		}
		if log.Finished() && log.Last().Kind == deduce.Solved {
			t.Errorf("%s solves a puzzle with several solutions without a guess", line)
		}
	}
}
