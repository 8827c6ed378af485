package technique

import (
	"maps"
	"slices"

	"deduku/deduce"
	"deduku/deduce/technique/nets"
)

// Choice says which techniques of the standard ladder are on. Its zero value leaves nothing but the easy ones.
type Choice struct {
	Level  deduce.Level               // nothing harder
	Unique bool                       // also what assumes that the puzzle has one solution
	Hodoku bool                       // only what HoDoKu knows
	Whips  bool                       // singles, whips and, where these do not suffice, nets; nothing else
	Set    map[*deduce.Technique]bool // switched on or off by hand, whatever the rest says but Unique
}

// whipProfile is what the profile of whips has.
var whipProfile = []*deduce.Technique{
	deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle, nets.Whip,
	nets.Contradiction, nets.Verity, nets.Nested, nets.Deep,
}

// Everything leaves the ladder as it is by default.
var Everything = Choice{Level: deduce.Extreme, Unique: true}

// Has reports whether a technique is on. One that is not of the standard ladder is on only where it is switched on.
func (c Choice) Has(t *deduce.Technique) bool {
	if t.Assumes && !c.Unique {
		return false
	}
	if on, ok := c.Set[t]; ok {
		return on
	}
	if c.Whips && !slices.Contains(whipProfile, t) {
		return false
	}
	i := Standard.Index(t)
	if c.Whips && i >= 0 {
		return table[i].level <= c.Level
	}
	return i >= 0 && table[i].level <= c.Level && table[i].flags&off == 0 && !(c.Hodoku && table[i].flags&added != 0)
}

// With is the choice with some techniques switched on by hand.
func (c Choice) With(techniques ...*deduce.Technique) Choice {
	c.Set = maps.Clone(c.Set)
	if c.Set == nil {
		c.Set = map[*deduce.Technique]bool{}
	}
	for _, t := range techniques {
		c.Set[t] = true
	}
	return c
}

// Ladder is the standard ladder less what is off.
func (c Choice) Ladder() deduce.Ladder { return Standard.Where(c.Has) }

// With is a part of the standard ladder and, where it belongs, the rung of one more technique.
func With(l deduce.Ladder, t *deduce.Technique) deduce.Ladder {
	return Standard.Where(func(u *deduce.Technique) bool { return u == t || l.Has(u) })
}
