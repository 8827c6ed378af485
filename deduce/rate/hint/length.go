package hint

// Added returns what the length of a chain with this many nodes adds to the rating: a tenth for
// each of 4, 6, 8, 12, 16, 24, ... that is smaller than nodes - 2. It sums the tenths before the
// caller adds them to the base, because ratings are compared as doubles. See "Length and base
// rating" in deduce/rate/README.md.
func Added(nodes int) float64 {
	if nodes < len(addedTo) {
		return addedTo[nodes]
	}
	return addedBy(nodes)
}

func addedBy(nodes int) float64 {
	sum := 0.0
	for even, step := true, 4; step < nodes-2; even = !even {
		sum += 0.1
		if even {
			step = step / 2 * 3
		} else {
			step = step / 3 * 4
		}
	}
	return sum
}

var addedTo = func() (t [256]float64) {
	for n := range t {
		t[n] = addedBy(n)
	}
	return t
}()
