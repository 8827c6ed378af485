package technique

import "deduku/deduce"

// findImpossible hands the tridagons and oddagons with guards of some type to take.
func findImpossible(v *deduce.View, kind guardType, take func(*deadly)) {
	t := tridagons{v: v, take: take}
	t.find(kind, kind)
	r := oddRings{v: v, take: take}
	r.find(kind, kind)
}
