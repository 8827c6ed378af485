package nets_test

import (
	"testing"

	"deduku/internal/testutil/techniquetest"
)

// TestPatterns looks at the positions of testdata.
func TestPatterns(t *testing.T) { techniquetest.Patterns(t) }
