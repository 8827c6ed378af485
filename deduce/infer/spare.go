package infer

import "slices"

// spare leaves out reasons that a truth can do without, as each of its members but one is eliminated by another reason as
// well, which is not the one given: lemmas first, then what was placed last.
func (s *stack) spare(it *item, but, not uint16) {
	if len(it.reasons) < 2 {
		return
	}
	members := s.members(it.truth)
	needed := func(r uint16) bool {
		for _, y := range members {
			if y != but && s.eliminates(r, y) && !slices.ContainsFunc(it.reasons, func(o uint16) bool { return o != r && o != not && s.eliminates(o, y) }) {
				return true
			}
		}
		return false
	}
	for _, lemmas := range []bool{true, false} {
		for i := len(it.reasons) - 1; i >= 0; i-- {
			if r := it.reasons[i]; (r&lemmaBit != 0) == lemmas && !needed(r) {
				it.reasons = slices.Delete(it.reasons, i, i+1)
			}
		}
	}
}

// eliminates reports whether a reason eliminates y: the candidate that it names is on, or the lemma is about y.
func (s *stack) eliminates(reason, y uint16) bool {
	if reason&lemmaBit != 0 {
		return s.proof[reason&^lemmaBit].how.premise == y
	}
	return s.candidate[reason].Excludes(s.candidate[y])
}

// used are the items on which some reasons rest, directly or by others.
func used(items []item, reasons []uint16) []item {
	var placed candidateSet // that are needed
	var lemmas lemmaSet
	add := func(reasons []uint16) {
		for _, r := range reasons {
			if r&lemmaBit != 0 {
				lemmas.add(int(r &^ lemmaBit))
			} else {
				placed.add(r)
			}
		}
	}
	add(reasons)
	kept := make([]item, 0, len(items))
	for i := len(items) - 1; i >= 0; i-- {
		it := &items[i]
		switch {
		case it.tale == nil && placed.has(it.candidate):
			add(it.reasons)
		case it.tale != nil && lemmas.has(it.lemma):
			it.tale.each(add) // what it rests on within itself has no number of an earlier item
		default:
			continue
		}
		kept = append(kept, *it)
	}
	slices.Reverse(kept)
	return kept
}

// each does something with the reasons of each line of a tale.
func (t *tale) each(do func(reasons []uint16)) {
	for i := range t.items {
		if it := &t.items[i]; it.tale != nil {
			it.tale.each(do)
		} else {
			do(it.reasons)
		}
	}
	do(t.end.reasons)
}
