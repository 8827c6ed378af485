package plainrate

import "slices"

// count sets the number of nodes, which is summed over the ends given, and the rating.
func (h *Hint) count(base float64, ends ...*chainNode) {
	var met []*Hint
	for _, end := range ends {
		list := end.ancestors()
		h.Nodes += len(list)
		for _, n := range list {
			if n.nested == nil || slices.ContainsFunc(met, n.nested.equal) {
				continue
			}
			met = append(met, n.nested)
			h.Nodes += n.nested.Nodes
			h.nested = true
		}
	}
	added := 0.0 // summed up on its own: 6.6 + 0.1 and 6.5 + 0.2 differ as doubles
	length := h.Nodes - 2
	for even, step := true, 4; step < length; even = !even {
		added += 0.1
		if even {
			step = step / 2 * 3
		} else {
			step = step / 3 * 4
		}
	}
	h.Rating = base + added
}

// equal reports whether the chains of the two hints are the same: their ends, and what these rest on.
func (h *Hint) equal(o *Hint) bool {
	if len(h.ends) != len(o.ends) {
		return false
	}
	for i := range h.ends {
		if !h.ends[i].equal(o.ends[i]) {
			return false
		}
	}
	for i := range h.ends {
		if !slices.EqualFunc(h.ends[i].ancestors(), o.ends[i].ancestors(), (*chainNode).equal) {
			return false
		}
	}
	return true
}

// sorted orders the hints of an engine: the smallest rating first, compared as the doubles that they are.
func sorted(hints []*Hint) []*Hint {
	slices.SortStableFunc(hints, func(a, b *Hint) int {
		switch {
		case a.Rating < b.Rating:
			return -1
		case a.Rating > b.Rating:
			return 1
		case a.Nodes != b.Nodes:
			return a.Nodes - b.Nodes
		}
		return a.class - b.class
	})
	return hints
}
