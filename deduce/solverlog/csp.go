package solverlog

import (
	"strings"

	"deduku/internal/lazyregexp"
)

var cspName = &lazyregexp.Regexp{Expr: `^([A-Za-z-]+?)(?:-(?:rc|rn|cn|bn))?(?:\[[^\]]*\]|-in-[a-z-]+)?(?::|\s)`}

// readCSP reads a line of CSP-Rules: whip[6]: r5c6{n9 n3} - ... ==> r4c6 ≠ 9, and singles ==> r8c4=7, r8c5=1. The name of a
// whip's kind is its technique.
func readCSP(text string) (out Line) {
	conclusion, ok := afterArrow(text)
	if !ok || !strings.Contains(text, "==>") {
		return out
	}
	out.Concludes = rcEquations.in(strings.ReplaceAll(conclusion, ",", ", "))
	if !strings.Contains(text, "defrule") {
		out.Fault = rcEquations.faulty(conclusion, out.Concludes)
	}
	if m := cspName.FindStringSubmatch(text); m != nil {
		out.Title = cspTitle(m[1])
		if strings.HasPrefix(text, "whip[1]") {
			out.Title = "locked candidates" // which it is
		}
	}
	return out
}

// cspTitle is the name of a rule in the words of players.
func cspTitle(name string) string {
	switch name = strings.ToLower(name); name {
	case "biv-chain":
		return "xy-chain"
	case "naked-pairs", "hidden-pairs", "naked-triplets", "hidden-triplets", "naked-quads", "hidden-quads":
		name = strings.TrimSuffix(strings.ReplaceAll(strings.ReplaceAll(name, "triplets", "triples"), "quads", "quadruples"), "s")
		return strings.ReplaceAll(name, "-", " ")
	case "super-hidden-pairs":
		return "x-wing"
	case "super-hidden-triplets", "swordfish":
		return "swordfish"
	case "super-hidden-quads", "jellyfish":
		return "jellyfish"
	case "x-wing", "whip", "g-whip", "oddagon", "braid":
		return name
	}
	return ""
}
