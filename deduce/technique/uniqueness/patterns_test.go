package uniqueness_test

import (
	"testing"

	"deduku/deduce/technique/techniquetest"
)

// TestPatterns looks at the positions of testdata.
func TestPatterns(t *testing.T) { techniquetest.Patterns(t) }
