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
	Order  []Before                   // what is tried earlier than on the standard ladder
}

// Before says that a technique is tried before another.
type Before struct{ First, Then *deduce.Technique }

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

// Ladder is the standard ladder less what is off, in the order that is wanted.
func (c Choice) Ladder() deduce.Ladder {
	l := Standard.Where(c.Has)
	for _, b := range c.Order {
		from, to := l.Index(b.First), l.Index(b.Then)
		if to < 0 || from < to { // one is off, or they stand so
			continue
		}
		l = slices.Concat(l[:to], l[from:from+1], l[to:from], l[from+1:])
	}
	return l
}

// With is a part of the standard ladder and, where it belongs, the rung of one more technique.
func With(l deduce.Ladder, t *deduce.Technique) deduce.Ladder {
	return Standard.Where(func(u *deduce.Technique) bool { return u == t || l.Has(u) })
}
