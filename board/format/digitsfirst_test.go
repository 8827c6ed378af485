package format

import (
	"strings"
	"testing"
)

// TestDigitsFirst reads lists of cells that name the digit before the cell, after it, or on the line before.
func TestDigitsFirst(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	list := func(before, between, after string, letters bool) string {
		return cellsBy(func(r, c int, d string) string {
			name := "r" + digit(r+1) + "c" + digit(c+1)
			if letters {
				name = "ABCDEFGHI"[r:r+1] + digit(c+1)
			}
			return before + d + between + name + after
		})
	}
	texts := []string{"Place the digits.\n\n" + list("", " in ", "\n", false), list("- ", ": ", "\n", true), list("Put ", " in cell ", ".\n", false)}
	for _, between := range []string{" in ", " at ", " ", ": ", "=", " = ", " -> ", " @ ", ",", "\n", " goes to ", " | "} {
		for _, letters := range []bool{false, true} {
			texts = append(texts, list("", between, "\n", letters), list("", between, ", ", letters))
		}
	}
	for _, text := range texts {
		p, err := NewReader(strings.NewReader(text), "").Next()
		if got := p.Givens.String(); err != nil || got != want || !strings.Contains(strings.Join(p.Notes, "; "), "read each digit as that of the cell after it") {
			t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
		}
	}
	for _, between := range []string{" is ", " <- ", " contains ", " = ", ": ", ", "} {
		for _, end := range []string{"\n", ", "} {
			text := cellsBy(func(r, c int, d string) string { return "r" + digit(r+1) + "c" + digit(c+1) + between + d + end })
			p, err := NewReader(strings.NewReader(text), "").Next()
			if got := p.Givens.String(); err != nil || got != want || len(p.Notes) > 0 {
				t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
			}
		}
	}
	sparse := "1 in r1c1\n2 in r2c5\n3 in r5c2\n4 in r4c9\n5 in r6c7\n6 in r7c3\n7 in r8c8\n8 in r9c4\n9 in r3c6\n"
	p, err := NewReader(strings.NewReader(sparse), "").Next()
	if got := p.Givens.String(); err != nil || got != "1............2.........9...........4.3.............5....6.............7....8....." {
		t.Errorf("got %s, %v", got, err)
	}
	each := "1: r1c1, r2c5\n2: r5c2, r4c9\n3: r6c7, r7c3, r8c8\n4: r9c4\n5: r3c6\n"
	if p, err = NewReader(strings.NewReader(each), "").Next(); err != nil || p.Givens.Len() != 9 || p.Givens[0] != 1 || p.Givens[13] != 1 {
		t.Errorf("got %v, %v", p.Givens, err)
	}
	for name, text := range map[string]string{
		"a digit is missing":  strings.Replace(list("", " in ", "\n", false), "7 in", "in", 1),
		"a cell is missing":   strings.Replace(list("", " at ", "\n", false), " at r1c5", "", 1),
		"one is turned round": strings.Replace(list("", " ", "\n", false), "7 r1c5", "r1c5 7", 1),
		"not":                 list("", " not in ", "\n", false),
		"two in a cell":       list("", " in ", "\n", false) + "9 in r1c1\n",
	} {
		if p, err := NewReader(strings.NewReader(text), "").Next(); err == nil {
			t.Errorf("%s: loads %v", name, p.Givens)
		}
	}
}
