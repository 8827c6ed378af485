package page

import (
	"cmp"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// Meaning is a technique that an answer names, and what it is.
type Meaning struct {
	Title string `json:"title"`
	Means string `json:"means"`
}

// mostMeanings is how many techniques an answer explains: what names more is a list.
const mostMeanings = 2

// meaningsOf are the techniques that texts name and do not explain themselves; none where they are a list of them.
func meaningsOf(texts ...string) (out []Meaning) {
	said := strings.Join(texts, "\n")
	var named []*deduce.Technique
	for _, r := range technique.Standard {
		if strings.Contains(said, r.Technique.Title) {
			named = append(named, r.Technique)
		}
	}
	slices.SortStableFunc(named, func(a, b *deduce.Technique) int { return cmp.Compare(len(b.Title), len(a.Title)) })
	left := said
	for _, t := range named {
		if !strings.Contains(left, t.Title) { // it was part of a longer name
			continue
		}
		left = strings.ReplaceAll(left, t.Title, "")
		if !strings.Contains(said, t.Doc) {
			out = append(out, Meaning{t.Title, t.Doc})
		}
	}
	if len(out) > mostMeanings {
		return nil
	}
	return out
}
