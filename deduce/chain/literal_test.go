package chain_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
)

// leads is what a literal leads to, and by how many strong links, by a search that knows nothing but the rules.
func leads(v *deduce.View, from chain.Literal) map[chain.Literal]int {
	far := map[chain.Literal]int{}
	untrue := []board.Candidate{from.Candidate}
	if from.True {
		untrue = nil
		for x := range conflicts(v, from.Candidate) {
			untrue = append(untrue, x)
		}
	}
	gone := map[board.Candidate]bool{}
	for _, x := range untrue {
		gone[x] = true
		far[chain.Literal{Candidate: x}] = 0
	}
	for k := 1; len(untrue) > 0; k++ {
		var more []board.Candidate
		for _, x := range untrue {
			for _, y := range partners(v, x) {
				if _, met := far[chain.Literal{Candidate: y, True: true}]; met {
					continue
				}
				far[chain.Literal{Candidate: y, True: true}] = k
				for z := range conflicts(v, y) {
					if !gone[z] {
						gone[z] = true
						far[chain.Literal{Candidate: z}] = k
						more = append(more, z)
					}
				}
			}
		}
		untrue = more
	}
	return far
}

// literals are the candidates of a position, true and false.
func literals(v *deduce.View) (all []chain.Literal) {
	for c := range v.Open().All() {
		for d := range v.Candidates(c).All() {
			x := board.Candidate{Cell: c, Digit: d}
			all = append(all, chain.Literal{Candidate: x, True: true}, chain.Literal{Candidate: x})
		}
	}
	return all
}

// consequences are those of a position without groups.
func consequences(v *deduce.View) (*chain.Graph, *chain.Consequences) {
	g, c := new(chain.Graph), new(chain.Consequences)
	g.Look(v, chain.Cells|chain.Places|chain.InCell)
	c.Of(g, never)
	return g, c
}

// TestLeads compares what each literal leads to, and how far it is, with the naive search.
func TestLeads(t *testing.T) {
	n := 0
	for _, v := range views(t)[:6] {
		_, c := consequences(v)
		all := literals(v)
		if 2*len(c.Candidates()) != len(all) {
			t.Fatalf("%d candidates, want %d", len(c.Candidates()), len(all)/2)
		}
		for _, from := range all {
			want := leads(v, from)
			for _, to := range all {
				far, met := want[to]
				if links, ok := c.Leads(from, to); ok != met || links != far {
					t.Fatalf("from %v to %v: %d links, %v; want %d, %v", from, to, links, ok, far, met)
				}
				n += far
			}
		}
		c.Clear()
		if c.Candidates() != nil {
			t.Error("candidates of no position")
		}
	}
	if n == 0 {
		t.Error("nothing leads to anything")
	}
}

// TestBranch holds the chain from a literal to another to be as long as it is said to be, and linked as it says.
func TestBranch(t *testing.T) {
	n := 0
	for _, v := range views(t)[:6] {
		g, c := consequences(v)
		all := literals(v)
		for i, from := range all {
			for j := i % 5; j < len(all); j += 5 { // every fifth is enough
				to := all[j]
				links, ok := c.Leads(from, to)
				if !ok || links == 0 {
					continue
				}
				n++
				path := g.Branch(from, to)
				if len(path) != 2*links {
					t.Fatalf("from %v to %v: %d nodes, want %d links", from, to, len(path), links)
				}
				for k := 1; k < len(path); k++ {
					a, b := g.Node(path[k-1]), g.Node(path[k])
					if k%2 == 1 && !strong(v, a, b) || k%2 == 0 && !weak(a, b) {
						t.Errorf("from %v to %v: %v and %v are not linked so", from, to, a, b)
					}
				}
				first, last := one(g.Node(path[0])), one(g.Node(path[len(path)-1]))
				if from.True && !from.Excludes(first) || !from.True && first != from.Candidate {
					t.Errorf("from %v to %v: the chain begins at %v", from, to, first)
				}
				if to.True && last != to.Candidate || !to.True && !last.Excludes(to.Candidate) {
					t.Errorf("from %v to %v: the chain ends at %v", from, to, last)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no chain was met")
	}
}

// TestCommon compares what all candidates of a truth lead to, and the truths that a literal leaves nothing of, with the naive
// search.
func TestCommon(t *testing.T) {
	shared, left := 0, 0
	for _, v := range views(t)[:6] {
		_, c := consequences(v)
		for truth := range deduce.NoTruth {
			var all []chain.Literal
			var far []map[chain.Literal]int
			for x := range v.Members(truth) {
				all = append(all, chain.Literal{Candidate: x, True: true})
				far = append(far, leads(v, all[len(all)-1]))
			}
			if len(all) < 2 {
				continue
			}
			got := map[chain.Literal]int{}
			c.Common(all, func(to chain.Literal, links int) { got[to] = links })
			for _, to := range literals(v) {
				sum, each := 0, true
				for i := range all {
					links, ok := far[i][to]
					each = each && ok && all[i].Candidate != to.Candidate
					sum += links
				}
				if links, ok := got[to]; ok != each || ok && links != sum {
					t.Errorf("%v: %v by %d links, %v; want %d, %v", truth, to, links, ok, sum, each)
				}
				if each {
					shared++
				}
			}
		}
		for _, from := range literals(v) {
			far := leads(v, from)
			for truth := range deduce.NoTruth {
				sum, n, gone := 0, 0, true
				for x := range v.Members(truth) {
					links, ok := far[chain.Literal{Candidate: x}]
					gone = gone && ok && from != chain.Literal{Candidate: x, True: true}
					sum += links
					n++
				}
				gone = gone && n > 0
				if links, ok := c.Leaves(from, truth); ok != gone || ok && links != sum {
					t.Errorf("%v and %v: %d links, %v; want %d, %v", from, truth, links, ok, sum, gone)
				}
				if gone {
					left++
				}
			}
		}
	}
	if shared == 0 || left == 0 {
		t.Errorf("%d conclusions of truths, %d truths with nothing left", shared, left)
	}
}

// TestForcing compares the forcing chains of each truth with those of the naive search: of each candidate the fewest links. Not
// compared are candidates that some truth rules out without any chain, which no one looks for by chains.
func TestForcing(t *testing.T) {
	n := 0
	for _, v := range views(t) {
		var g chain.Graph
		g.Look(v, chain.Cells|chain.Places|chain.InCell)
		want, direct := map[board.Candidate]int{}, map[board.Candidate]bool{}
		for truth := range deduce.NoTruth {
			var far []map[chain.Literal]int
			own := map[board.Candidate]bool{}
			for x := range v.Members(truth) {
				own[x] = true
				far = append(far, leads(v, chain.Literal{Candidate: x, True: true}))
			}
			for _, to := range literals(v) {
				sum, each := 0, len(far) >= 3 && !to.True && !own[to.Candidate]
				for i := range far {
					links, ok := far[i][to]
					each = each && ok
					sum += links
				}
				direct[to.Candidate] = direct[to.Candidate] || each && sum == 0
				if least, met := want[to.Candidate]; each && sum > 0 && (!met || sum < least) {
					want[to.Candidate] = sum
				}
			}
		}
		got := map[board.Candidate]int{}
		before := int16(0)
		for _, f := range g.Forcing(never) {
			got[f.Target] = int(f.Links)
			if f.Links < before {
				t.Errorf("%v comes behind a longer one", f)
			}
			before = f.Links
		}
		for x := range v.Open().All() {
			for d := range v.Candidates(x).All() {
				y := board.Candidate{Cell: x, Digit: d}
				if got[y] != want[y] && !direct[y] {
					t.Errorf("%v is removed by %d links, want %d", y, got[y], want[y])
				}
			}
		}
		n += len(got)
		if g.Forcing(func() bool { return true }) != nil {
			t.Error("goes on when it is told to stop")
		}
	}
	if n == 0 {
		t.Error("no forcing chain was met")
	}
}
