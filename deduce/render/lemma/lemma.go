// Package lemma reads the argument of a step: which of its claims prove a lemma, which lemmas are a pattern that players have a name for,
// which go as one before them, and how long the whole is. Other packages put that into words.
//
// Start with Contradiction, which tells the two kinds of argument apart, and with Length.
package lemma

import "deduku/deduce"

// HasArgument reports whether a step has an argument to be followed line by line.
func HasArgument(s *deduce.Step) bool { return s.Argument != nil && len(s.Argument.Claims) > 0 }

// Contradiction returns the claim that ends a refutation, or nil if the claims are not a refutation.
func Contradiction(claims []deduce.Claim) *deduce.Claim {
	if n := len(claims); n > 1 && claims[n-2].Kind == deduce.Conflict && claims[n-2].Depth == 1 {
		return &claims[n-2]
	}
	return nil
}
