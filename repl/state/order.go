package state

import (
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// StandardOrder is the value of the option order that leaves the ladder as it is.
const StandardOrder = "standard"

// OrderText is an order as the option has it.
func OrderText(order []technique.Before) string {
	var all []string
	for _, b := range order {
		all = append(all, b.First.Name+" before "+b.Then.Name)
	}
	if all == nil {
		return StandardOrder
	}
	return strings.Join(all, ", ")
}

func setOrder(s *Settings, v string) error {
	if v == StandardOrder {
		s.Order = nil
		return nil
	}
	var order []technique.Before
	for pair := range strings.SplitSeq(v, ",") {
		var err error
		if order, err = Ordered(order, strings.Fields(pair)); err != nil {
			return err
		}
	}
	s.Order = order
	return nil
}

// Ordered is an order with one pair more, in words as x-wing before pointing. A pair that says the opposite goes.
func Ordered(order []technique.Before, words []string) ([]technique.Before, error) {
	at := slices.Index(words, "before")
	if at < 1 || at == len(words)-1 {
		return nil, fmt.Errorf("order takes two techniques, as order x-wing before pointing, not %q", strings.Join(words, " "))
	}
	var b technique.Before
	for _, side := range []struct {
		name []string
		to   **deduce.Technique
	}{{words[:at], &b.First}, {words[at+1:], &b.Then}} {
		t, err := TechniqueNamed(strings.Join(side.name, " "))
		switch {
		case err != nil:
			return nil, err
		case !technique.Standard.Has(t):
			return nil, OnlyOnPath(t)
		}
		*side.to = t
	}
	if b.First == b.Then {
		return nil, fmt.Errorf("%s cannot stand before itself", b.First.Name)
	}
	order = slices.DeleteFunc(slices.Clone(order), func(x technique.Before) bool { return x == b || x.First == b.Then && x.Then == b.First })
	return append(order, b), nil
}
