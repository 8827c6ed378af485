package explanation

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/wording"
)

// An argument in sentences and lines: how much of its lemmas is told.

// argued is a step with an argument in full sentences and lines, empty for a step without. Lemmas are told in one line
// unless everything is asked for.
func (t explainer) argued(s *deduce.Step, b *board.Board) (out []string) {
	lines := Argument(t.Text, s, b)
	if lines == nil {
		return nil
	}
	claims := s.Argument.Claims
	if lemma.Contradiction(claims) != nil {
		out = append(out, "Suppose "+t.supposed(&claims[0])+". Then step by step:")
	} else {
		out = append(out, t.oneOf(claims)+" Each of these in turn:")
	}
	t.Full = t.Full || !FoldsLemmas(lines)
	out = t.flat(out, lines, "  ")
	if lemma.LengthOf(claims, 0, len(claims)).Lemmas > 0 {
		out = append(out, "What is not needed is left out: other singles, and what else the pattern of a lemma removes.")
	}
	return append(out, t.following(s))
}

// flat appends lines behind an indent, with what they open. Below a lemma told whole stands a rule.
func (t explainer) flat(out []string, lines []Line, indent string) []string {
	for i := range lines {
		switch l := &lines[i]; {
		case l.part():
			out = t.flat(append(out, indent+l.Text), l.More, indent+"  ")
		case len(l.More) > 0 && t.Full && !l.Same:
			out = t.flat(append(out, indent+l.Opens), l.More, indent+"|   ")
			out = append(out, indent+l.Closes)
		default:
			out = append(out, indent+l.numbered())
		}
	}
	return out
}

// numbered is the line with its number before it, if it has one.
func (l *Line) numbered() string {
	if l.Name == "" || l.Lemma {
		return l.Text
	}
	return strings.Repeat(" ", max(0, 2-len(l.Name))) + l.Name + "  " + l.Text
}

// Claim is what pages call the claim that the line tells, to find its mark: its name or, of the last line, that it is the end. It is
// empty for a line that tells none.
func (l *Line) Claim() string {
	if l.Name == "" && len(l.Causes) > 0 {
		return lemma.End
	}
	return l.Name
}

// Claims are the lines of the argument of a step that tell a claim, each by the line that Step has for it, without its indent.
func Claims(t wording.Text, s *deduce.Step, b *board.Board) map[string]*Line {
	all := map[string]*Line{}
	claimsIn(Argument(t, s, b), all)
	return all
}

func claimsIn(lines []Line, all map[string]*Line) {
	for i := range lines {
		l := &lines[i]
		if l.Claim() != "" {
			all[strings.TrimSpace(l.numbered())] = l
			if l.Opens != "" {
				all[l.Opens] = l
			}
		}
		claimsIn(l.More, all)
	}
}

// shortArgument is how many lines an argument has at most that is told with the proofs of its lemmas in any case.
const shortArgument = 24

// FoldsLemmas reports whether lemmas of an argument are told in one line, so that there is more to tell.
func FoldsLemmas(lines []Line) bool {
	all, proofs := linesIn(lines)
	return proofs && all > shortArgument
}

// linesIn counts lines and those that they open, and reports whether some of these prove lemmas.
func linesIn(lines []Line) (n int, proofs bool) {
	for i := range lines {
		l := &lines[i]
		if n++; l.Same || len(l.More) == 0 {
			continue
		}
		inner, also := linesIn(l.More)
		n += inner
		if proofs = proofs || also || !l.part(); !l.part() {
			n++ // what closes it
		}
	}
	return n, proofs
}
