package settings

import (
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/rate"
)

// Ladders are the techniques that are on.
func (s *Settings) Ladders() *deduce.Ladders {
	if s.Profile == "se" {
		return PathLadders(s.Unique)
	}
	return deduce.Guard(s.Choice().Ladder(), search.Single)
}

// PathLadders is the path of the Sudoku Explainer rating, with what assumes one solution or without.
func PathLadders(unique bool) *deduce.Ladders {
	if unique {
		return deduce.GuardWith(rate.Ladder, rate.Safe, search.Single)
	}
	return deduce.GuardWith(rate.Safe, rate.Safe, search.Single)
}
