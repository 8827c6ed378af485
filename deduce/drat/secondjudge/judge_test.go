// Package secondjudge has proofs of deduku checked by a program that is not its own: gophersat, which checks certificates of
// reverse unit propagation. It is a module of its own, so that nothing else depends on that.
package secondjudge

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/crillab/gophersat/explain"

	"deduku/deduce/drat"
	"deduku/internal/testutil/boardtest"
)

// TestAccepted has gophersat accept proofs, and refuse one that lacks its clauses.
func TestAccepted(t *testing.T) {
	for _, name := range []string{"mixed.txt", "top1465.txt", "hardest-1106.txt", "tridagon.txt"} {
		for _, g := range boardtest.PuzzlesAt(t, "../../../internal/testutil/boardtest/testdata/"+name)[:5] {
			c, err := drat.ClaimOf(context.Background(), g, nil)
			if err != nil {
				t.Fatal(err)
			}
			if name != "mixed.txt" && accepts(t, c, func(proof string) string { return "0\n" }) { // of these some need no clause
				t.Errorf("%s, %v: accepted without its clauses", name, g)
			}
			if !accepts(t, c, func(proof string) string { return proof }) {
				t.Errorf("%s, %v: refused", name, g)
			}
		}
	}
}

// accepts reports whether gophersat accepts the proof of a claim, after a change.
func accepts(t *testing.T, c *drat.Claim, change func(string) string) bool {
	t.Helper()
	var formula, proof bytes.Buffer
	if _, err := c.WriteTo(&formula); err != nil {
		t.Fatal(err)
	}
	if _, err := c.WriteProof(context.Background(), &proof, drat.DRAT); err != nil {
		t.Fatal(err)
	}
	problem, err := explain.ParseCNF(&formula)
	if err != nil {
		t.Fatal(err)
	}
	valid, err := problem.Unsat(strings.NewReader(change(proof.String())))
	return err == nil && valid
}
