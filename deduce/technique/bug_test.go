package technique_test

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

func TestBUG(t *testing.T) {
	// One cell with three candidates and all others with two, but the digits' places do not fit.
	const uneven = "+53+1..2+7.+4+9+8+6+74531+2247+1...+5.3+9+8+564+1+2+71+5+49+2+7+8+36+7+623+1+8+49+5.+1+5+4..+2+7+347+3+25+1....+29.+7+3+541:"
	for _, c := range []struct {
		name string
		tech *deduce.Technique
		at   string
		want string // the steps, without what they cite
	}{
		{"one cell", technique.BUG1, technique.BUG1.Example, "Bivalue Universal Grave + 1 => r9c8<>7, r9c8<>9"},
		{"the digits' places do not fit: must find nothing", technique.BUG1, uneven, ""},
		{"two cells: must find nothing", technique.BUG1, technique.BUG2.Example, ""},
		{"the same digit in two cells", technique.BUG2, technique.BUG2.Example, "BUG Type 2: 9 in r2c5,r3c7 => r2c7,r3c4<>9"},
		{"one cell: must find nothing", technique.BUG2, technique.BUG1.Example, ""},
		{"different digits: must find nothing", technique.BUG2, technique.BUG3.Example, ""},
		{"the same digit: must find nothing", technique.BUG3, technique.BUG2.Example, ""},
		{"a conjugate pair", technique.BUG4, technique.BUG4.Example, "BUG Type 4: 3/6 in r9c15 => r9c5<>4, r9c1<>5"},
		{"no common unit: must find nothing", technique.BUG4, technique.BUG2.Example, ""},
	} {
		t.Run(c.tech.Name+"/"+c.name, func(t *testing.T) {
			var got []string
			for _, line := range found(t, mustParse(t, c.at), c.tech) {
				line, _, _ = strings.Cut(line, " |")
				got = append(got, line)
			}
			if text := strings.Join(got, "\n"); text != c.want {
				t.Errorf("%s on %v:\n got %s\nwant %s", c.tech.Title, c.at, text, c.want)
			}
		})
	}
}

// TestBUGSubsets looks for one of several subsets, and at what the roof itself loses to it.
func TestBUGSubsets(t *testing.T) {
	const want = "BUG Type 3: 4/6 in r5c23, 4/6 in r5c7 => r5c1<>4, r5c2<>6"
	lines := found(t, mustParse(t, technique.BUG3.Example), technique.BUG3)
	for _, line := range lines {
		if strings.HasPrefix(line, want+" |") {
			return
		}
	}
	t.Errorf("%s is not among\n%s", want, strings.Join(lines, "\n"))
}
