package impossible

import (
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// Find hands the tridagons and oddagons with guards of some type to take.
func Find(v *deduce.View, kind deadly.GuardType, take func(*deadly.Pattern)) {
	t := tridagons{v: v, take: take}
	t.find(kind, kind)
	r := oddRings{v: v, take: take}
	r.find(kind, kind)
}
