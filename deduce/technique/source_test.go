package technique_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"deduku/deduce/technique"
)

// unsourced are techniques of which no description is known that could be cited.
const unsourced = "unit-death-blossom rectangle-death-blossom als-w-wing almost-unique-rectangle-chain avoidable-rectangle-3 " +
	"deadly-pattern-forcing-chain nested-forcing-net deep-forcing-net"

// TestSources checks that each technique has a source unless unsourced lists it, that neither list
// names anything else, and that the addresses are well-formed.
func TestSources(t *testing.T) {
	for names, source := range technique.SourceTable {
		for _, name := range strings.Fields(names) {
			used := false
			for _, tech := range technique.ByNames(name).Techniques() {
				used = used || technique.SourceOf(tech) == source
			}
			if !used {
				t.Errorf("sources in source.go: no technique takes its source from %q; remove it from the row %q",
					name, names)
			}
		}
	}
	for _, name := range strings.Fields(unsourced) {
		if technique.Standard.Lookup(name) == nil {
			t.Errorf("unsourced in source_test.go: %q is not on the ladder; remove it", name)
		}
	}
	for _, tech := range technique.Standard.Techniques() {
		s := technique.SourceOf(tech)
		switch listed := slices.Contains(strings.Fields(unsourced), tech.Name); {
		case s.Text == "" && !listed:
			t.Errorf("%s has no source: add it to sources in source.go, or to unsourced in source_test.go", tech.Name)
		case s.Text != "" && listed:
			t.Errorf("%s has a source, %q: remove it from unsourced in source_test.go", tech.Name, s.Text)
		}
		if address, err := url.Parse(s.Address); err != nil || s.Address != "" && (address.Host == "" || address.Path == "") {
			t.Errorf("%s: %q is no address", tech.Name, s.Address)
		}
	}
}

// TestTraps holds each technique to saying how to spot it and what the trap is, the trap last.
func TestTraps(t *testing.T) {
	for _, tech := range technique.Standard.Techniques() {
		look, trap := tech.HowToSpot()
		if look == "" || trap == "" || !strings.HasSuffix(look, ".") && !strings.HasSuffix(look, "?") || strings.TrimSpace(look+" "+trap) != strings.TrimSpace(tech.Spot) {
			t.Errorf("%s: spotted by %q, trap %q", tech.Name, look, trap)
		}
	}
}
