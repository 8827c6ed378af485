package solverlog

import "strings"

// readStudio reads a line of SudokuStudio: the conclusion stands behind => or before the first comma, the name perhaps in braces.
func readStudio(text string) (out Line) {
	conclusion, ok := afterArrow(text)
	if !ok {
		return out
	}
	title, _ := titled(text)
	out.Title = strings.Trim(title, "{}[] ")
	out.Concludes = rcEquations.in(conclusion)
	if strings.HasPrefix(title, "{") {
		out.Fault = rcEquations.faulty(conclusion, out.Concludes)
	}
	return out
}
