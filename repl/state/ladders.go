package state

import (
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/op"
)

// Ladders are the techniques that are on.
func (s *Settings) Ladders() *deduce.Ladders {
	if s.Profile == "se" {
		return op.PathLadders(s.Unique)
	}
	return deduce.Guard(s.Choice().Ladder(), search.Single)
}
