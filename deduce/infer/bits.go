package infer

import "math/bits"

// Sets are united word by word, without a loop, as that is done most.

// candidateSet is a set of candidates of a position, by their numbers.
type candidateSet [(maxCandidates + 63) / 64]uint64

func (s *candidateSet) add(x uint16)      { s[x>>6] |= 1 << (x & 63) }
func (s *candidateSet) drop(x uint16)     { s[x>>6] &^= 1 << (x & 63) }
func (s *candidateSet) has(x uint16) bool { return s[x>>6]>>(x&63)&1 != 0 }

func (s *candidateSet) union(o *candidateSet) {
	s[0] |= o[0]
	s[1] |= o[1]
	s[2] |= o[2]
	s[3] |= o[3]
	s[4] |= o[4]
	s[5] |= o[5]
	s[6] |= o[6]
	s[7] |= o[7]
	s[8] |= o[8]
	s[9] |= o[9]
	s[10] |= o[10]
	s[11] |= o[11]
}

func (s *candidateSet) len() int { return countOf(s[:]) }

// list appends the candidates to a list, in order.
func (s *candidateSet) list(to []uint16) []uint16 { return listed(s[:], to) }

// truthSet is a set of truths of a position, by their numbers.
type truthSet [truthWords]uint64

const truthWords = (maxTruths + 63) / 64

func (s *truthSet) add(t uint16)      { s[t>>6] |= 1 << (t & 63) }
func (s *truthSet) has(t uint16) bool { return s[t>>6]>>(t&63)&1 != 0 }

func (s *truthSet) union(o *truthSet) {
	s[0] |= o[0]
	s[1] |= o[1]
	s[2] |= o[2]
	s[3] |= o[3]
	s[4] |= o[4]
	s[5] |= o[5]
}

func (s *truthSet) within(o *truthSet) bool {
	for i := range s {
		if s[i]&^o[i] != 0 {
			return false
		}
	}
	return true
}

func (s *truthSet) len() int { return countOf(s[:]) }

// list appends the truths to a list, in order.
func (s *truthSet) list(to []uint16) []uint16 { return listed(s[:], to) }

// each calls f with the truths in order.
func (s *truthSet) each(f func(t uint16)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			f(uint16(i<<6 + bits.TrailingZeros64(w)))
		}
	}
}

// lemmaSet is a set of lemmas, by their place among those that hold.
type lemmaSet [maxLemmas / 64]uint64

func (s *lemmaSet) add(k int)      { s[k>>6] |= 1 << (k & 63) }
func (s *lemmaSet) drop(k int)     { s[k>>6] &^= 1 << (k & 63) }
func (s *lemmaSet) has(k int) bool { return s[k>>6]>>(k&63)&1 != 0 }

func (s *lemmaSet) union(o *lemmaSet) {
	s[0] |= o[0]
	s[1] |= o[1]
	s[2] |= o[2]
	s[3] |= o[3]
	s[4] |= o[4]
	s[5] |= o[5]
}

// countOf is how many numbers the words of a set hold.
func countOf(words []uint64) (n int) {
	for _, w := range words {
		n += bits.OnesCount64(w)
	}
	return n
}

// listed appends the numbers that the words of a set hold to a list, in order.
func listed(words []uint64, to []uint16) []uint16 {
	for i, w := range words {
		for ; w != 0; w &= w - 1 {
			to = append(to, uint16(i<<6+bits.TrailingZeros64(w)))
		}
	}
	return to
}
