package techniquetest

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// Named returns the technique on the standard ladder with a name or a title. If there is none, it
// ends the test at the caller's line, and the message says which name to change there.
func Named(t testing.TB, name string) *deduce.Technique {
	t.Helper()
	tech := technique.Standard.Lookup(name)
	if tech == nil {
		t.Fatalf("%q is not on the ladder: rename it here, or remove it from this test", name)
	}
	return tech
}
