package technique_test

import (
	"regexp"
	"testing"

	"deduku/deduce/technique"
)

// oneTrue matches a claim that one of several candidates is true, with the words before it.
var oneTrue = regexp.MustCompile(`(?i)((?:at least|exactly|none|no|just|only|another) )?\bone of (?:the|those|these|them|its|their)\b[^.:;,]*? ?(?:is true|is the other one|holds (?:it|z|one of|a further|the further)\b)(,? and (?:if )?the other)?`)

// TestAtLeastOneIsTrue checks that definitions and advice don't claim that one of several candidates is true if more than one can be: they
// say "at least one of".
func TestAtLeastOneIsTrue(t *testing.T) {
	exact := map[string]bool{ // the candidates of a cell, the places of a digit in a unit, the two colors of a net: exactly one is true
		"cell-forcing-chain": true, "forcing-chain-verity": true, "forcing-net-verity": true, "multi-colors-2": true,
	}
	claims := 0
	for _, tech := range technique.Standard.Techniques() {
		for _, text := range []string{tech.Doc, tech.Spot} {
			for _, m := range oneTrue.FindAllStringSubmatch(text, -1) {
				claims++
				if m[1] == "" && m[2] == "" && !exact[tech.Name] {
					t.Errorf("%s says %q: more than one may be true", tech.Name, m[0])
				}
			}
		}
	}
	if claims < 20 {
		t.Errorf("only %d claims were read", claims)
	}
}
