package lesson

import (
	"cmp"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// Proof says what proves a right answer to the question for a step and, where that is another step than the one that was looked for, what
// that one gives. Of steps with cases it tells to what each case comes.
func (s *Scene) Proof(j Judged, t wording.Text) string {
	said := s.reason(cmp.Or(j.By, s.Step), t)
	if j.Why != "" {
		said += "; " + j.Why
	}
	if j.By == nil || j.By.Technique != s.Step.Technique || sameConclusions(j.By, s.Step) {
		return said
	}
	said += "; the step that was looked for gives " + t.Conclusion(s.Step)
	if cases := s.casesTold(s.Step, t); cases != "" {
		said += ": " + t.Reason(s.Step) + " (" + cases + ")"
	}
	return said
}

// reason is the reason of a step on the board of a scene, with its cases.
func (s *Scene) reason(step *deduce.Step, t wording.Text) string {
	if cases := s.casesTold(step, t); cases != "" {
		return t.Reason(step) + " (" + cases + ")"
	}
	return t.Reason(step)
}

// sameConclusions reports whether two steps conclude the same.
func sameConclusions(a, b *deduce.Step) bool { return includes(a, b) && includes(b, a) }

// casesTold is to what each case of a step on the board of a scene comes; empty where it has none.
func (s *Scene) casesTold(step *deduce.Step, t wording.Text) string {
	b := s.Board(0)
	switch {
	case len(cases(step, &b)) == 0:
		return ""
	case step.Argument != nil && len(step.Argument.Links) > 0:
		return tale.BranchEnds(t, step.Argument.Links)
	}
	var all []string
	for _, end := range inEachCase(step, &b, step) {
		all = append(all, endOf(end, t))
	}
	return strings.Join(all, "; ")
}

// endOf is the end of a case that was followed by singles.
func endOf(end caseEnd, t wording.Text) string {
	supposed := t.NodeIs(pattern.CandidateNode(end.Supposed), end.True)
	switch {
	case end.Dead:
		return "if " + supposed + ", the singles that follow contradict each other"
	case len(end.By) == 0 || slices.Contains(end.By, end.Supposed):
		return "or " + supposed
	}
	var by []string
	for _, x := range end.By {
		by = append(by, t.NodeIs(pattern.CandidateNode(x), true))
	}
	return "if " + supposed + ", " + wording.And(by)
}
