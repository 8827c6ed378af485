package infer_test

import (
	"fmt"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/infer"
)

// checker checks an argument claim by claim, in the plainest way: what is true and false where a claim stands is worked
// out from the claims that it names and from the candidates of the position, and from nothing else.
type checker struct {
	candidates *[board.Cells]board.DigitSet
	claims     []deduce.Claim
	scope      []int // the assumptions that are open, by claim
	under      [][]int
	used       []bool
}

// checkNet reports what is wrong with a net of a position; nil for nothing.
func checkNet(candidates *[board.Cells]board.DigitSet, net *infer.Net) error {
	c := &checker{candidates: candidates, claims: net.Claims, used: make([]bool, len(net.Claims))}
	var concluded []board.Candidate
	for i := range c.claims {
		claim := &c.claims[i]
		if err := c.check(i, claim); err != nil {
			return fmt.Errorf("claim %d %+v: %w", i, *claim, err)
		}
		if claim.Kind == deduce.Conclude && claim.Depth == 0 {
			concluded = append(concluded, claim.Candidate)
			c.used[i] = true
		}
	}
	for i, used := range c.used {
		if !used {
			return fmt.Errorf("claim %d %+v is not used", i, c.claims[i])
		}
	}
	if !slices.Equal(concluded, net.Eliminations) || len(concluded) == 0 {
		return fmt.Errorf("eliminates %v, the claims say %v", net.Eliminations, concluded)
	}
	return nil
}

func (c *checker) check(i int, claim *deduce.Claim) error {
	if claim.Kind == deduce.Assume || claim.Kind == deduce.Conclude || claim.Kind == deduce.Logic {
		c.scope = c.scope[:min(int(claim.Depth), len(c.scope))]
	}
	if int(claim.Depth) != len(c.scope) {
		return fmt.Errorf("stands at depth %d under %d assumptions", claim.Depth, len(c.scope))
	}
	for k, r := range claim.Rests {
		if int(r) >= i || k > 0 && claim.Rests[k-1] >= r {
			return fmt.Errorf("rests on %v", claim.Rests)
		}
		if claim.Kind != deduce.Conclude && !c.inForce(int(r)) {
			return fmt.Errorf("rests on claim %d, which is not in force", r)
		}
		c.used[r] = true
	}
	x := claim.Candidate
	if claim.Kind != deduce.Conflict && !c.candidates[x.Cell].Has(x.Digit) {
		return fmt.Errorf("%v is no candidate", x)
	}
	c.under = append(c.under, slices.Clone(c.scope))
	switch claim.Kind {
	case deduce.Assume:
		c.scope = append(c.scope, i)
		if !claim.True || len(claim.Rests) > 0 || claim.Truth != deduce.NoTruth {
			return fmt.Errorf("no assumption")
		}
		return nil
	case deduce.PosDed, deduce.NegDed1, deduce.NegDed2:
		if _, cell := claim.Truth.Cell(); !claim.True || cell != (claim.Kind == deduce.PosDed) {
			return fmt.Errorf("no single")
		}
		return c.leaves(claim, func(y board.Candidate) bool { return y == x })
	case deduce.Logic:
		if claim.True || claim.Technique == nil {
			return fmt.Errorf("no lemma")
		}
		return c.leaves(claim, func(y board.Candidate) bool { return y != x && conflict(x, y) })
	case deduce.Conflict:
		return c.leaves(claim, func(board.Candidate) bool { return false })
	case deduce.Conclude:
		if claim.Truth != deduce.NoTruth {
			return c.byCases(claim)
		}
		return c.concluded(i, claim)
	}
	return fmt.Errorf("no claim is of kind %v", claim.Kind)
}

// inForce reports whether a claim counts where the next one stands.
func (c *checker) inForce(r int) bool {
	under := c.under[r]
	if c.claims[r].Kind == deduce.Assume {
		under = append(slices.Clone(under), r)
	}
	return len(under) <= len(c.scope) && slices.Equal(under, c.scope[:len(under)])
}

// leaves checks that a claim rests on what eliminates the members of its truth, but for those that may be left, and on
// nothing that it could do without.
func (c *checker) leaves(claim *deduce.Claim, may func(board.Candidate) bool) error {
	need := map[int32]bool{}
	left := 0
	for _, y := range membersOf(c.candidates, claim.Truth) {
		var by []int32
		for _, r := range claim.Rests {
			if c.falsifies(r, y) {
				by = append(by, r)
			}
		}
		if len(by) == 0 && !may(y) {
			return fmt.Errorf("%v is not eliminated", y)
		}
		switch len(by) {
		case 0:
			left++
		case 1:
			need[by[0]] = true
		}
	}
	if len(need) != len(claim.Rests) {
		return fmt.Errorf("rests on too much")
	}
	if (left == 0) != (claim.Kind == deduce.Conflict) {
		return fmt.Errorf("%d left of its truth", left)
	}
	return nil
}

// concluded checks that an assumption led to a conflict.
func (c *checker) concluded(i int, claim *deduce.Claim) error {
	if len(claim.Rests) != 2 || claim.True {
		return fmt.Errorf("no conclusion")
	}
	a, e := claim.Rests[0], claim.Rests[1]
	if c.claims[a].Kind != deduce.Assume || c.claims[a].Candidate != claim.Candidate || c.claims[a].Depth != claim.Depth ||
		c.claims[e].Kind != deduce.Conflict || int(e) != i-1 || c.claims[e].Depth != claim.Depth+1 ||
		c.under[e][claim.Depth] != int(a) {
		return fmt.Errorf("no contradiction under its assumption")
	}
	return nil
}

// byCases checks that each member of a truth eliminates the candidate.
func (c *checker) byCases(claim *deduce.Claim) error {
	var cases []board.Candidate
	for _, r := range claim.Rests {
		a := r
		if c.claims[r].Kind != deduce.Assume {
			a = int32(c.under[r][0])
		}
		if len(c.under[r]) > 1 || !c.falsifies(r, claim.Candidate) {
			return fmt.Errorf("claim %d does not eliminate it", r)
		}
		cases = append(cases, c.claims[a].Candidate)
		c.used[a] = true
	}
	if members := membersOf(c.candidates, claim.Truth); !slices.Equal(cases, members) {
		return fmt.Errorf("%v are told, %v are the cases", cases, members)
	}
	return nil
}

// falsifies reports whether a claim makes y false.
func (c *checker) falsifies(r int32, y board.Candidate) bool {
	claim := &c.claims[r]
	if !claim.True {
		return claim.Kind != deduce.Conflict && claim.Candidate == y
	}
	return conflict(claim.Candidate, y)
}

// conflict reports whether two candidates cannot both be true.
func conflict(x, y board.Candidate) bool {
	return x != y && (x.Cell == y.Cell || x.Digit == y.Digit && x.Cell.Sees(y.Cell))
}

// membersOf are the candidates of a truth.
func membersOf(candidates *[board.Cells]board.DigitSet, t deduce.Truth) (out []board.Candidate) {
	if c, ok := t.Cell(); ok {
		for d := range candidates[c].All() {
			out = append(out, board.Candidate{Cell: c, Digit: d})
		}
		return out
	}
	u, d := t.Unit()
	for c := range u.Cells().All() {
		if candidates[c].Has(d) {
			out = append(out, board.Candidate{Cell: c, Digit: d})
		}
	}
	return out
}
