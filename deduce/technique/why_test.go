package technique

import (
	"regexp"
	"testing"
)

// TestAtLeastOne checks that the reasons don't say "one of" about candidates that may all be true: the extra candidates of a deadly
// pattern, the pincers of a wing, and the sets and petals that hold a common digit.
func TestAtLeastOne(t *testing.T) {
	loose := regexp.MustCompile(`(?:^|[^t] )one of (?:\{extra|\{common\.cells|the sets \{|the petals|the cells is)|so one of them (?:is|holds) \{common`)
	for _, tech := range Standard.Techniques() {
		for _, why := range tech.Why {
			if loose.MatchString(why) {
				t.Errorf("%s says %q, where at least one is meant", tech.Name, why)
			}
		}
	}
}
