package picture

import (
	"slices"

	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/pattern"
)

// Branches are the cases of a step whose argument goes through several, each as a step of its own to draw; none where
// there are fewer than two.
func Branches(s *deduce.Step) []deduce.Step {
	if s.Argument == nil {
		return nil
	}
	var out []deduce.Step
	add := func(links []deduce.Link) {
		branch, argument := *s, *s.Argument
		argument.Case, argument.Links = len(out)+1, links
		branch.Argument = &argument
		if links != nil {
			branch.Parts = partsAlong(s, links)
		}
		out = append(out, branch)
	}
	claims, links := s.Argument.Claims, s.Argument.Links
	switch {
	case len(claims) > 0 && lemma.Contradiction(claims) == nil:
		for range lemma.Cases(claims) {
			add(nil)
		}
	case pattern.ShapeOf(s) == deduce.ShapeForcing, pattern.ShapeOf(s) == deduce.ShapeKraken:
		for _, branch := range pattern.Branches(links) {
			add(branch)
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// partsAlong are the parts of a step less the links that a branch does not go through. Its sets stay, as their letters count them all.
func partsAlong(s *deduce.Step, links []deduce.Link) []deduce.Part {
	return slices.DeleteFunc(slices.Clone(s.Parts), func(p deduce.Part) bool {
		if p.Role != deduce.Strong {
			return false
		}
		return !slices.ContainsFunc(links, func(l deduce.Link) bool {
			return l.Strong && l.From.Cells.Union(l.To.Cells).Within(p.Cells) && p.Digits.Has(l.From.Digit) && p.Digits.Has(l.To.Digit)
		})
	})
}
