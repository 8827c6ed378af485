package foreign

import "strings"

// readEureka reads a chain as forums write it: (4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2 <> 4. What comes before the
// first parenthesis names the technique.
func readEureka(text string) (out Line) {
	begin := strings.IndexByte(text, '(')
	conclusion, ok := afterArrow(text)
	if begin < 0 || !ok {
		return out
	}
	out.Title = strings.Trim(text[:begin], ": \t")
	out.Concludes = either(conclusion, rcEquations, letterEquations)
	return out
}
