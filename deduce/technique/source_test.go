package technique_test

import (
	"net/url"
	"strings"
	"testing"

	"deduku/deduce/technique"
)

// unsourced are techniques of which no description is known that could be cited.
const unsourced = "unit-death-blossom rectangle-death-blossom als-w-wing almost-unique-rectangle-chain avoidable-rectangle-3 " +
	"deadly-pattern-forcing-chain nested-forcing-net deep-forcing-net"

// TestSources holds each technique to a source, and the addresses to being such.
func TestSources(t *testing.T) {
	for _, tech := range technique.Standard.Techniques() {
		s := technique.SourceOf(tech)
		if known := !strings.Contains(" "+unsourced+" ", " "+tech.Name+" "); known != (s.Text != "") {
			t.Errorf("%s: the source is %q", tech.Name, s.Text)
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
