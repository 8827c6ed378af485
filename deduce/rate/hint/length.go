package hint

// Added is what the length of chains adds to a rating, by the number of nodes: a tenth for each of 4, 6, 8, 12, 16, 24, ...
// that is smaller than the number less two. The tenths are summed up before they are added: ratings are compared as the
// doubles that they are. Section 8.6.
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
