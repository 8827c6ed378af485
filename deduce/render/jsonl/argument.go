package jsonl

import (
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// claimLine is a claim of an argument. What it rests on, by index, and the technique are only in files of our own.
type claimLine struct {
	Kind      string   `json:"kind"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
	Truths    []string `json:"truths"`
	Depth     int      `json:"depth"`
	Technique string   `json:"technique"`
	Rests     []int32  `json:"rests"`
	Text      string   `json:"text"`
}

// argument writes the claims of an argument; their depth is that within the argument.
func (j *Writer) argument(claims []deduce.Claim) {
	if len(claims) == 0 {
		return
	}
	j.key("argument")
	j.line = append(j.line, '[')
	for i := range claims {
		c := &claims[i]
		s := c.Step()
		j.comma('[')
		j.line = append(append(append(j.line, `{"kind":"`...), s.Kind.String()...), '"')
		list(j, "place", s.Placements, "=")
		list(j, "eliminate", s.Eliminations, "<>")
		j.truths(&s)
		j.count("depth", int(s.Depth))
		if j.Parts {
			j.beyond(c)
		}
		j.str("text", wording.Text{}.Line(&s))
		j.line = append(j.line, '}')
	}
	j.line = append(j.line, ']')
}

// beyond writes what of a claim only files of our own have.
func (j *Writer) beyond(c *deduce.Claim) {
	if c.Technique != nil {
		j.str("technique", c.Technique.Title)
	}
	if len(c.Rests) == 0 {
		return
	}
	rests := make([]int, len(c.Rests))
	for i, n := range c.Rests {
		rests[i] = int(n)
	}
	j.numbers("rests", rests)
}

// claims reads the argument of a step.
func (l *stepLine) claims(ladder deduce.Ladder) ([]deduce.Claim, error) {
	var claims []deduce.Claim
	for i := range l.Argument {
		c, err := l.Argument[i].claim(i, ladder)
		if err != nil {
			return nil, err
		}
		claims = append(claims, c)
	}
	return claims, nil
}

// claim reads the claim with an index.
func (l *claimLine) claim(index int, ladder deduce.Ladder) (c deduce.Claim, err error) {
	ok := false
	if c.Kind, ok = deduce.KindNamed(l.Kind); !ok || c.Kind.Ends() {
		return c, fieldError("argument", "there is no claim of kind %q", l.Kind)
	}
	c.Depth, c.Truth, c.Rests = uint8(l.Depth), deduce.NoTruth, l.Rests
	if c.Technique = ladder.Lookup(l.Technique); c.Technique == nil && l.Technique != "" {
		return c, fieldError("argument", "there is no technique %q", l.Technique)
	}
	if c.Kind == deduce.Logic && c.Technique == nil {
		c.Technique = labelled(l.Text, ladder)
	}
	place, err := readCandidates("place", l.Place, "=")
	if err != nil {
		return c, err
	}
	eliminate, err := readCandidates("eliminate", l.Eliminate, "<>")
	if err != nil {
		return c, err
	}
	switch both := append(place, eliminate...); {
	case len(both) == 1:
		c.Candidate, c.True = both[0], len(place) == 1
	case len(both) > 1 || c.Kind != deduce.Conflict:
		return c, fieldError("argument", "a claim says one thing of one candidate, this one %d", len(both))
	}
	if len(l.Truths) > 1 {
		return c, fieldError("argument", "a claim follows from one truth, this one names %d", len(l.Truths))
	}
	for _, word := range l.Truths {
		part, ok := readTruth(word)
		if !ok {
			return c, fieldError("truths", "%q is not a truth like r5c5, 3r5, 3c5 or 3b5", word)
		}
		c.Truth = truthOf(part)
	}
	for _, n := range l.Rests {
		if n < 0 || int(n) >= index {
			return c, fieldError("argument", "claim %d cannot rest on claim %d", index, n)
		}
	}
	return c, nil
}

// labelled is the technique with which the text of a step begins, the one with the longest title; nil for none.
func labelled(text string, ladder deduce.Ladder) (t *deduce.Technique) {
	text = strings.TrimLeft(text, " ")
	for _, r := range ladder {
		if strings.HasPrefix(text, r.Title) && (t == nil || len(r.Title) > len(t.Title)) {
			t = r.Technique
		}
	}
	return t
}

// truthOf is the truth that a part made by readTruth cites.
func truthOf(p deduce.Part) deduce.Truth {
	if p.Units == 0 {
		return deduce.CellTruth(p.Cells.First())
	}
	return deduce.UnitTruth(p.Units.First(), p.Digits.First())
}
