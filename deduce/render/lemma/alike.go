package lemma

import (
	"slices"

	"deduku/deduce"
)

// Proofs are the lemmas of a branch so far that suppose a candidate, each by the claims from that on, to find those that go alike.
type Proofs []Proof

type Proof struct {
	From, To int
	Name     string
}

// Alike is an earlier proof that goes as the one whose claims go from one to another, but for what is supposed; ok is false for none.
func (p Proofs) Alike(claims []deduce.Claim, from, to int) (earlier Proof, ok bool) {
	for _, e := range p {
		if e.To-e.From == to-from && goAlike(claims, e.From, from, to-from) {
			return e, true
		}
	}
	return Proof{}, false
}

// goAlike reports whether n claims go as n earlier ones but for the first, which is supposed: the same follows from the same.
func goAlike(claims []deduce.Claim, earlier, later, n int) bool {
	for i := 1; i < n; i++ {
		a, b := &claims[earlier+i], &claims[later+i]
		if a.Kind == deduce.Assume || a.Kind != b.Kind || a.True != b.True || a.Candidate != b.Candidate || a.Truth != b.Truth || a.Technique != b.Technique {
			return false
		}
		if !slices.EqualFunc(a.Rests, b.Rests, func(r, s int32) bool {
			return r == s && int(r) < earlier || int(r) >= earlier && int(s) >= later && int(r)-earlier == int(s)-later
		}) {
			return false
		}
	}
	return true
}
