package solverlog

import (
	"testing"

	"deduku/deduce/technique"
	"deduku/deduce/technique/nets"
)

// TestNets checks that the nets begin on the right rung of the ladder: with Nishio, and everything after it counts as one.
func TestNets(t *testing.T) {
	first := technique.Standard.Index(nets.Nishio)
	for i, x := range technique.Standard.Techniques() {
		if isNet(x) != (i >= first) {
			t.Errorf("%s, number %d: a net is %v; Nishio is number %d", x.Name, i, isNet(x), first)
		}
	}
	if !isNet(nets.Nishio) {
		t.Error("Nishio is not a net")
	}
}
