package state

import (
	"deduku/deduce"
)

// sharedSteps is how many steps two logs begin with alike.
func sharedSteps(a, b *deduce.Log) int {
	n := 0
	for n < min(len(a.Steps), len(b.Steps)) && a.Steps[n].Same(&b.Steps[n]) {
		n++
	}
	return n
}
