//go:build !lean

package lazyregexp

import (
	"math/bits"
	"regexp/syntax"
	"unicode"
)

// A charSet is a set of ASCII characters. Character 128 represents all other characters.
type charSet [3]uint64

// add adds the characters from lo to hi.
func (s *charSet) add(lo, hi rune) {
	for c := min(lo, 128); c <= min(hi, 128); c++ {
		s[c>>6] |= 1 << (c & 63)
	}
}

func (s *charSet) meets(other *charSet) bool {
	return s[0]&other[0]|s[1]&other[1]|s[2]&other[2] != 0
}

// with returns the characters of both sets, and how many they are.
func (s charSet) with(other *charSet) (both charSet, n int) {
	for i := range s {
		both[i] = s[i] | other[i]
		n += bits.OnesCount64(both[i])
	}
	return both, n
}

const shortText = 32 // in a shorter text, a search is as fast as a look at its characters

// mayMatch reports whether a text has a member of each set.
func mayMatch[T string | []byte](needs []charSet, text T) bool {
	if len(needs) == 0 || len(text) < shortText {
		return true
	}
	var has charSet
	for i := 0; i < len(text); i++ {
		c := min(text[i], 128)
		has[c>>6] |= 1 << (c & 63)
	}
	for i := range needs {
		if !needs[i].meets(&has) {
			return false
		}
	}
	return true
}

// needsOf returns sets of characters. Each match of the expression has a member of every set.
func needsOf(expr string) []charSet {
	re, err := syntax.Parse(expr, syntax.Perl)
	if err != nil {
		return nil
	}
	return needs(re)
}

func needs(re *syntax.Regexp) (all []charSet) {
	switch re.Op {
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			var s charSet
			s.add(r, r)
			if re.Flags&syntax.FoldCase != 0 {
				for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
					s.add(f, f)
				}
			}
			all = append(all, s)
		}
	case syntax.OpCharClass:
		var s charSet
		for i := 0; i < len(re.Rune); i += 2 {
			s.add(re.Rune[i], re.Rune[i+1])
		}
		all = append(all, s)
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			all = append(all, needs(sub)...)
		}
	case syntax.OpCapture, syntax.OpPlus:
		return needs(re.Sub[0])
	case syntax.OpRepeat:
		if re.Min > 0 {
			return needs(re.Sub[0])
		}
	case syntax.OpAlternate:
		all = needs(re.Sub[0])
		for _, sub := range re.Sub[1:] {
			all = eitherOf(all, needs(sub))
		}
	}
	return all
}

// eitherOf returns sets for an expression that matches if one of two others does. Their sets are a and b.
func eitherOf(a, b []charSet) (all []charSet) {
	if len(b) == 0 {
		return nil
	}
	for i := range a {
		best, fewest := a[i].with(&b[0])
		for k := 1; k < len(b); k++ {
			if both, n := a[i].with(&b[k]); n < fewest {
				best, fewest = both, n
			}
		}
		all = append(all, best)
	}
	return all
}
