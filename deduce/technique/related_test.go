package technique_test

import (
	"strings"
	"testing"

	"deduku/deduce/technique"
)

// TestNearest checks that the lines of related.go name only techniques on the ladder, and that each
// technique is next to another one in some line. Related doesn't notice either fault: it skips
// unknown names, and returns neighbors on the ladder if there is no line.
func TestNearest(t *testing.T) {
	for _, line := range technique.Nearest {
		for _, name := range strings.Fields(line) {
			if tech := technique.Standard.Lookup(name); tech == nil || tech.Name != name {
				t.Errorf("nearest in related.go: %q is not on the ladder; remove it from the line %q", name, line)
			}
		}
	}
	placed := map[string]bool{}
	for _, line := range technique.Kin() {
		var known []string
		for _, name := range strings.Fields(line) {
			if technique.Standard.Lookup(name) != nil {
				known = append(known, name)
			}
		}
		for _, name := range known {
			placed[name] = placed[name] || len(known) > 1
		}
	}
	for _, tech := range technique.Standard.Techniques() {
		if !placed[tech.Name] {
			t.Errorf("nearest in related.go: no line has %s and a related technique; add one", tech.Name)
		}
	}
}
