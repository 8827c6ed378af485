package filelayers

import (
	"fmt"
	"strings"
	"testing"
)

// faults keeps what a check finds.
type faults struct {
	testing.TB
	found []string
}

func (f *faults) Errorf(format string, args ...any) {
	f.found = append(f.found, fmt.Sprintf(format, args...))
}

// TestCheck finds a file without a layer, in a package of one file.
func TestCheck(t *testing.T) {
	f := faults{TB: t}
	Check(&f, "deduku/internal/filelayers", func(string) int { return None })
	if got := strings.Join(f.found, "; "); got != "filelayers.go stands in no layer" {
		t.Errorf("got %q", got)
	}
}
