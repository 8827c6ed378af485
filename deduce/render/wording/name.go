package wording

import (
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// name returns the players' name of a step, such as Naked Single, Hidden Single (box), or Skyscraper, or its kind if no technique found
// it.
func name(s *deduce.Step) string {
	if s.Technique == nil {
		return s.Kind.String()
	}
	u := pattern.GatherRole(s, deduce.LastPlace).Units
	if s.Kind != deduce.NegDed1 && s.Kind != deduce.NegDed2 || u == 0 {
		return s.Technique.Title
	}
	return s.Technique.Title + " (" + map[byte]string{'r': "row", 'c': "column", 'b': "box"}[u.First().Kind()] + ")"
}

// withKind is a player's name with what logs call the step behind it: Hidden Single (box; NEG_DED1).
func withKind(name string, k deduce.Kind) string {
	if open, ok := strings.CutSuffix(name, ")"); ok {
		return open + "; " + k.String() + ")"
	}
	return name + " (" + k.String() + ")"
}

// WithKinds is the title of a technique with the kinds that logs call its steps behind it, where that is not the title itself: Naked
// Single (POS_DED).
func WithKinds(title string) string {
	kinds := deduce.KindsOf(title)
	if kinds[0] == deduce.Logic {
		return title
	}
	var all []string
	for _, k := range kinds {
		all = append(all, k.String())
	}
	return title + " (" + strings.Join(all, ", ") + ")"
}
