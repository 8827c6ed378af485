package technique_test

import (
	"deduku/board"
	"deduku/deduce"
)

// codes are the techniques of the regression library that are built, by the code and, where the variant narrows
// the scope, by code and variant. Titles are those of the ladder.
var codes = map[string]struct {
	title string
	scope func(v *deduce.View, s *deduce.Step) bool // which steps of ours count; nil for all
}{
	"0000":   {title: "Full House"},
	"0002":   {title: "Hidden Single"},
	"0003":   {title: "Naked Single"},
	"0100":   {title: "Locked Candidates Type 1 (Pointing)"},
	"0101":   {title: "Locked Candidates Type 2 (Claiming)"},
	"0110-1": {title: "Locked Pair"},
	"0111-1": {title: "Locked Triple"},
	"0200":   {title: "Naked Pair"},
	"0201":   {title: "Naked Triple"},
	"0202":   {title: "Naked Quadruple"},
	"0210":   {title: "Hidden Pair"},
	"0211":   {title: "Hidden Triple"},
	"0212":   {title: "Hidden Quadruple"},
	"0300":   {title: "X-Wing"},
	"0301":   {title: "Swordfish"},
	"0302":   {title: "Jellyfish"},
	"0303":   {title: "Squirmbag"},
	"0304":   {title: "Whale"},
	"0305":   {title: "Leviathan"},
	"0310":   {title: "Finned X-Wing"},
	"0311":   {title: "Finned Swordfish"},
	"03111":  {title: "Siamese Finned Swordfish"},
	"0312":   {title: "Finned Jellyfish"},
	"03121":  {title: "Siamese Finned Jellyfish"},
	"0313":   {title: "Finned Squirmbag"},
	"0314":   {title: "Finned Whale"},
	"0315":   {title: "Finned Leviathan"},
	"0320":   {title: "Sashimi X-Wing"},
	"0321":   {title: "Sashimi Swordfish"},
	"03211":  {title: "Siamese Sashimi Swordfish"},
	"0322":   {title: "Sashimi Jellyfish"},
	"03221":  {title: "Siamese Sashimi Jellyfish"},
	"0323":   {title: "Sashimi Squirmbag"},
	"0324":   {title: "Sashimi Whale"},
	"0325":   {title: "Sashimi Leviathan"},
	"0330":   {title: "Franken X-Wing"},
	"0331":   {title: "Franken Swordfish"},
	"0332":   {title: "Franken Jellyfish"},
	"0333":   {title: "Franken Squirmbag"},
	"0334":   {title: "Franken Whale"},
	"0335":   {title: "Franken Leviathan"},
	"0340":   {title: "Finned Franken X-Wing"},
	"0341":   {title: "Finned Franken Swordfish"},
	"03411":  {title: "Siamese Finned Franken Swordfish"},
	"0342":   {title: "Finned Franken Jellyfish"},
	"03421":  {title: "Siamese Finned Franken Jellyfish"},
	"0343":   {title: "Finned Franken Squirmbag"},
	"0344":   {title: "Finned Franken Whale"},
	"0345":   {title: "Finned Franken Leviathan"},
	"0350":   {title: "Mutant X-Wing"},
	"0351":   {title: "Mutant Swordfish"},
	"0352":   {title: "Mutant Jellyfish"},
	"0353":   {title: "Mutant Squirmbag"},
	"0354":   {title: "Mutant Whale"},
	"0355":   {title: "Mutant Leviathan"},
	"0360":   {title: "Finned Mutant X-Wing"},
	"0361":   {title: "Finned Mutant Swordfish"},
	"03611":  {title: "Siamese Finned Mutant Swordfish"},
	"0362":   {title: "Finned Mutant Jellyfish"},
	"03621":  {title: "Siamese Finned Mutant Jellyfish"},
	"0363":   {title: "Finned Mutant Squirmbag"},
	"0364":   {title: "Finned Mutant Whale"},
	"0365":   {title: "Finned Mutant Leviathan"},
	"0400":   {title: "Skyscraper"},
	"0401":   {title: "2-String Kite"},
	"0402":   {title: "Empty Rectangle", scope: threeInBox},
	"0402-1": {title: "Empty Rectangle"},
	"0403":   {title: "Turbot Fish"},
	"0404":   {title: "Dual 2-String Kite"},
	"0405":   {title: "Dual Empty Rectangle"},
	"0500":   {title: "Simple Colors Trap"},
	"0501":   {title: "Simple Colors Wrap"},
	"0502":   {title: "Multi Colors 1"},
	"0503":   {title: "Multi Colors 2"},
	"0600-1": {title: "Uniqueness Test 1", scope: fullCorners},
	"0600-2": {title: "Uniqueness Test 1"},
	"0601-1": {title: "Uniqueness Test 2", scope: fullCorners},
	"0601-2": {title: "Uniqueness Test 2"},
	"0602-1": {title: "Uniqueness Test 3", scope: fullCorners},
	"0602-2": {title: "Uniqueness Test 3"},
	"0603-1": {title: "Uniqueness Test 4", scope: fullCorners},
	"0603-2": {title: "Uniqueness Test 4"},
	"0604-1": {title: "Uniqueness Test 5", scope: fullCorners},
	"0604-2": {title: "Uniqueness Test 5"},
	"0605-1": {title: "Uniqueness Test 6", scope: fullCorners},
	"0605-2": {title: "Uniqueness Test 6"},
	"0606-1": {title: "Hidden Rectangle", scope: fullCorners},
	"0606-2": {title: "Hidden Rectangle"},
	"0606-x": {title: "Hidden Rectangle"},
	"0607-1": {title: "Avoidable Rectangle Type 1"},
	"0608-1": {title: "Avoidable Rectangle Type 2"},
	"0610":   {title: "Bivalue Universal Grave + 1"},
	"0610-x": {title: "Bivalue Universal Grave + 1"},
	"0701":   {title: "X-Chain"},
	"0702":   {title: "XY-Chain"},
	"0703":   {title: "Remote Pair"},
	"0706":   {title: "Continuous Nice Loop"},
	"0707-1": {title: "Discontinuous Nice Loop"},
	"0707-2": {title: "Discontinuous Nice Loop"},
	"0708-1": {title: "AIC"},
	"0708-2": {title: "AIC"},
	"0709-1": {title: "Grouped Continuous Nice Loop"},
	"0709-2": {title: "Almost Locked Set Continuous Nice Loop"},
	"0710-1": {title: "Grouped Discontinuous Nice Loop"},
	"0710-2": {title: "Grouped Discontinuous Nice Loop"},
	"0710-3": {title: "Almost Locked Set Discontinuous Nice Loop"},
	"0710-4": {title: "Almost Locked Set Discontinuous Nice Loop"},
	"0711-1": {title: "Grouped AIC"},
	"0711-2": {title: "Grouped AIC"},
	"0711-3": {title: "Almost Locked Set AIC"},
	"0711-4": {title: "Almost Locked Set AIC"},
	"0800":   {title: "XY-Wing"},
	"0801":   {title: "XYZ-Wing"},
	"0803":   {title: "W-Wing"},
	"0901-1": {title: "Almost Locked Set XZ-Rule", scope: linkedBy(1)},
	"0901-2": {title: "Almost Locked Set XZ-Rule", scope: linkedBy(2)},
	"0902-1": {title: "Almost Locked Set XY-Wing", scope: apart},
	"0902-2": {title: "Almost Locked Set XY-Wing"},
	"0903":   {title: "Almost Locked Set Chain"},
	"0903-1": {title: "Almost Locked Set Chain"},
	"0904-1": {title: "Death Blossom", scope: func(v *deduce.View, s *deduce.Step) bool { return apart(v, s) && petalForEach(v, s) }},
	"0904-2": {title: "Death Blossom", scope: petalForEach},
	"1101":   {title: "Sue de Coq"},
	"1201":   {title: "Template Set"},
	"1202":   {title: "Template Delete"},
}

// fullCorners reports whether every corner of a rectangle has both digits.
func fullCorners(v *deduce.View, s *deduce.Step) bool {
	for _, p := range s.Parts {
		if p.Role == deduce.Corner {
			for c := range p.Cells.All() {
				if p.Digits&^v.Candidates(c) != 0 {
					return false
				}
			}
		}
	}
	return true
}

// linkedBy narrows almost locked sets to those tied by as many digits.
func linkedBy(n int) func(*deduce.View, *deduce.Step) bool {
	return func(_ *deduce.View, s *deduce.Step) bool {
		for _, p := range s.Parts {
			if p.Role == deduce.RestrictedCommon {
				return p.Digits.Len() == n
			}
		}
		return false
	}
}

// apart narrows almost locked sets to those without a cell in common.
func apart(_ *deduce.View, s *deduce.Step) bool {
	var cells board.CellSet
	n := 0
	for _, p := range s.Parts {
		if p.Role.Cites() {
			cells = cells.Union(p.Cells)
			n += p.Cells.Len()
		}
	}
	return cells.Len() == n
}

// threeInBox narrows empty rectangles to boxes with three places for the digit or more.
func threeInBox(_ *deduce.View, s *deduce.Step) bool { return s.Parts[0].Cells.Len() >= 3 }

// petalForEach narrows blossoms to those with a petal for each digit of the stem.
func petalForEach(_ *deduce.View, s *deduce.Step) bool {
	n := 0
	for _, p := range s.Parts {
		switch p.Role {
		case deduce.Pivot:
			n += p.Digits.Len()
		case deduce.Petal:
			n--
		}
	}
	return n == 0
}
