package technique_test

import (
	"testing"

	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// TestPatterns looks at the positions of testdata.
func TestPatterns(t *testing.T) { techniquetest.Patterns(t) }

// TestNearMisses demands that each technique of the ladder has a pattern in a folder testdata with a near miss.
func TestNearMisses(t *testing.T) {
	missed := map[string]bool{}
	for _, p := range techniquetest.ReadPatterns(t, allPatterns...) {
		missed[p.Tech] = missed[p.Tech] || len(p.Misses) > 0
	}
	for _, tech := range technique.Standard.Techniques() {
		if !missed[tech.Name] {
			t.Errorf("%s has no near miss in testdata: add a pattern that it finds, and what it must not take for one", tech.Name)
		}
	}
}

// allPatterns are the files of patterns, here and of each family.
var allPatterns = []string{"testdata/*.txt", "*/testdata/*.txt"}
