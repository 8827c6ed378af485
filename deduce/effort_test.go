package deduce_test

import (
	"testing"

	"deduku/deduce"
)

// TestEffortNamed reads what may be typed for an effort.
func TestEffortNamed(t *testing.T) {
	for name, want := range map[string]deduce.Effort{"none": deduce.NoEffort, "normal": deduce.UsualEffort, "high": deduce.HighEffort, "5000000": 5_000_000} {
		if got, err := deduce.EffortNamed(name); err != nil || got != want || got.String() != name {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	for _, name := range []string{"", "max", "0", "-1", "999999", "2000000001", "99999999999999999999"} {
		if got, err := deduce.EffortNamed(name); err == nil {
			t.Errorf("%q is read as %v", name, got)
		}
	}
}
