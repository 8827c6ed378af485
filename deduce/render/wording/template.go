package wording

import (
	"strconv"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// template is a text with holes in braces, cut at them. The holes are those of deduce.Technique.Why and Form.
type template struct {
	pieces []piece
	end    string
	needs  roles // what the holes of one role name: without these there is nothing for a hole
}

// roles is a set of roles, a bit each.
type roles uint64

// everyRole is for texts whose holes name no roles.
const everyRole = ^roles(0)

// rolesOf are the roles that a step has parts of.
func rolesOf(s *deduce.Step) (all roles) {
	for i := range s.Parts {
		all |= 1 << s.Parts[i].Role
	}
	return all
}

// piece is a hole and the text before it.
type piece struct {
	before string
	hole   hole
}

// hole says what belongs in its place: by its name alone, or an aspect of the parts of some roles: set.digits,
// pivot+pincer, set#2.cells.
type hole struct {
	name   string // all of it
	picks  []pick
	aspect string // what stands behind the first dot
	prefix string // what stands behind a colon instead
}

// pick is the parts of a role, or one of them.
type pick struct {
	role   deduce.Role
	number int // from 1; 0 for all, last for the last
}

const last = -1

// cut cuts a text at its holes.
func cut(text string) (t template) {
	for {
		before, rest, found := strings.Cut(text, "{")
		if !found {
			t.end = text
			return t
		}
		name, after, _ := strings.Cut(rest, "}")
		h := newHole(name)
		if len(h.picks) == 1 {
			t.needs |= 1 << h.picks[0].role
		}
		t.pieces = append(t.pieces, piece{before, h})
		text = after
	}
}

func newHole(name string) hole {
	h := hole{name: name}
	roles, prefix, prefixed := strings.Cut(name, ":")
	if !prefixed {
		roles, h.aspect, _ = strings.Cut(name, ".")
	}
	h.prefix = prefix
	for one := range strings.SplitSeq(roles, "+") {
		one, number, _ := strings.Cut(one, "#")
		role, ok := deduce.RoleNamed(one)
		if !ok {
			continue // the hole has a name of its own
		}
		n, _ := strconv.Atoi(number)
		if number == "last" {
			n = last
		}
		h.picks = append(h.picks, pick{role, n})
	}
	return h
}

// parts are the parts that a hole names.
func (h *hole) parts(s *deduce.Step) (all []*deduce.Part) {
	for _, p := range h.picks {
		of := pattern.PartsOf(s, p.role)
		switch {
		case p.number == 0:
			all = append(all, of...)
		case p.number == last && len(of) > 0:
			all = append(all, of[len(of)-1])
		case p.number > 0 && p.number <= len(of):
			all = append(all, of[p.number-1])
		}
	}
	return all
}

// gather is what the parts that a hole names have together.
func (h *hole) gather(s *deduce.Step) (all deduce.Part) {
	if len(h.picks) == 1 && h.picks[0].number == 0 && len(s.Parts) == 1 && s.Parts[0].Role == h.picks[0].role {
		return s.Parts[0]
	}
	for _, p := range h.picks {
		if p.number != 0 {
			return pattern.Joined(h.parts(s))
		}
		for i := range s.Parts {
			if part := &s.Parts[i]; part.Role == p.role {
				pattern.Join(&all, part)
			}
		}
	}
	return all
}

// word appends what belongs in a hole, nothing where there is nothing for it.
type word func(b []byte, h *hole) []byte

// fill appends the text with its holes filled; ok is false, and nothing is appended, when there is nothing for one.
func (t *template) fill(b []byte, word word) (filled []byte, ok bool) {
	from := len(b)
	for i := range t.pieces {
		b = append(b, t.pieces[i].before...)
		at := len(b)
		if b = word(b, &t.pieces[i].hole); len(b) == at {
			return b[:from], false
		}
	}
	return append(b, t.end...), true
}

// cuts keeps lists of texts cut at their holes, so that who writes many steps cuts each once. Nil keeps nothing.
type cuts map[*string][]template

// fillFirst appends the first of the texts whose holes can all be filled; nothing where there is none. have are the
// roles of the step that the texts are about.
func (c cuts) fillFirst(b []byte, texts []string, have roles, word word) []byte {
	for i := range texts {
		t := c.at(texts, i)
		if t.needs&^have != 0 {
			continue
		}
		if filled, ok := t.fill(b, word); ok {
			return filled
		}
	}
	return b
}

// at is one of the texts, cut.
func (c cuts) at(texts []string, i int) *template {
	if c == nil {
		t := cut(texts[i])
		return &t
	}
	all, ok := c[&texts[0]]
	if !ok {
		all = make([]template, len(texts))
		for i, text := range texts {
			all[i] = cut(text)
		}
		c[&texts[0]] = all
	}
	return &all[i]
}

// fillFirst is the first of the texts whose holes can all be filled; empty for none.
func fillFirst(texts []string, word func(h *hole) string) string {
	return string(cuts(nil).fillFirst(nil, texts, everyRole, func(b []byte, h *hole) []byte { return append(b, word(h)...) }))
}

// FillNamed is the first of some texts whose holes can all be filled by their names; empty for none.
func FillNamed(texts []string, word func(hole string) string) string {
	return fillFirst(texts, func(h *hole) string { return word(h.name) })
}
