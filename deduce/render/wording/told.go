package wording

import (
	"strings"

	"deduku/deduce"
	"deduku/internal/sanitize"
)

// appendTold appends what proves a step whose pattern nothing has confirmed, and what its file says of it, as a quotation:
// by its truths 3b4 and 3b5; the log says X-Wing: "3 in rows 2 and 6 must be in columns 1 and 9".
func (t Text) appendTold(b []byte, s *deduce.Step, told *deduce.Unverified) []byte {
	var truths []string
	for truth := range s.Truths() {
		truths = append(truths, t.truth(truth))
	}
	switch {
	case len(truths) > 1:
		b = append(append(b, "by its truths "...), And(truths)...)
	case len(truths) == 1:
		b = append(append(b, "by its truth "...), truths[0]...)
	default:
		b = append(append(b, "by the symmetry of the givens, "...), symmetries[Symmetry(s).Map]...)
	}
	b = append(append(b, "; the log says "...), told.Technique.Title...)
	if told.Reason != "" {
		words := strings.ReplaceAll(sanitize.Visible(told.Reason), `"`, "'")
		b = append(append(append(b, `: "`...), words...), '"')
	}
	return b
}
