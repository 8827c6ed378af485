package deduce

import (
	"slices"
	"strings"
)

// Ladder is a list of techniques in the order in which they are tried, easiest first.
type Ladder []*Technique

// Lookup is the technique with a name, title or key, in any case; nil for none.
func (l Ladder) Lookup(name string) *Technique {
	for _, t := range l {
		if strings.EqualFold(name, t.Name) || strings.EqualFold(name, t.Title) || t.Key != "" && strings.EqualFold(name, t.Key) {
			return t
		}
	}
	return nil
}

// Family is the techniques that a name stands for: the one of that name, title or key, or else all whose names
// go on after it: "unique loop" is its four types, "sc" the two techniques of that key. It is empty for none.
func (l Ladder) Family(name string) (family Ladder) {
	name = strings.ReplaceAll(strings.ToLower(name), " ", "-")
	for _, t := range l {
		if t.Name == name || strings.EqualFold(strings.ReplaceAll(t.Title, " ", "-"), name) {
			return Ladder{t}
		}
		if name != "" && (t.Key == name || strings.HasPrefix(t.Name, name+"-")) {
			family = append(family, t)
		}
	}
	return family
}

// Choice says which techniques of a ladder are on. Its zero value leaves nothing but the easy ones.
type Choice struct {
	Level  Level               // nothing harder
	Unique bool                // also what assumes that the puzzle has one solution
	Hodoku bool                // only what HoDoKu knows
	Set    map[*Technique]bool // switched on or off by hand, whatever the rest says but Unique
}

// Everything leaves a ladder as it is by default.
var Everything = Choice{Level: Extreme, Unique: true}

// Has reports whether a technique is on.
func (c Choice) Has(t *Technique) bool {
	if t.Assumes && !c.Unique {
		return false
	}
	if on, ok := c.Set[t]; ok {
		return on
	}
	return t.Level <= c.Level && !t.Off && !(t.Added && c.Hodoku)
}

// Chosen is the ladder of the techniques that are on.
func (l Ladder) Chosen(c Choice) Ladder {
	return slices.DeleteFunc(slices.Clone(l), func(t *Technique) bool { return !c.Has(t) })
}
