package infer

import (
	"math/rand/v2"
	"testing"
)

// TestExclude compares the premises that exclude each other in random rows with the definition: something is on in the row of one
// and off in that of the other.
func TestExclude(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{3, 64, 65, 150} {
		r, x := new(rows), new(excluder)
		for q := range n {
			for range 3 {
				r.on[q].add(uint16(random.IntN(n)))
				r.off[q].add(uint16(random.IntN(n)))
			}
			if random.IntN(5) == 0 {
				r.dead.add(uint16(q))
			}
		}
		columns(r.on[:n], x.onIn[:n])
		columns(r.off[:n], x.offIn[:n])
		x.compare(&r.dead, n)
		for q := range n {
			for p := range n {
				if r.dead.has(uint16(p)) || r.dead.has(uint16(q)) {
					continue // what is dead is false anyway
				}
				want := excludes(r, n, p, q) || excludes(r, n, q, p)
				if got := x.excludes[q].has(uint16(p)); got != want {
					t.Fatalf("of %d premises: %d and %d exclude each other: %v, want %v", n, p, q, got, want)
				}
			}
		}
	}
}

// excludes reports whether something is on in the row of p and off in that of q.
func excludes(r *rows, n, p, q int) bool {
	for c := range n {
		if r.on[p].has(uint16(c)) && r.off[q].has(uint16(c)) {
			return true
		}
	}
	return false
}
