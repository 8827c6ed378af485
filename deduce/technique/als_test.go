package technique_test

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// pencilled is an empty board on which some cells are known to hold some digits only: "r1c1=12 r1c5=23".
func pencilled(t *testing.T, text string) *deduce.View {
	t.Helper()
	b := board.New()
	for _, f := range strings.Fields(text) {
		where, digits, ok := strings.Cut(f, "=")
		if !ok || len(where) != 4 {
			t.Fatalf("%q is no cell with digits", f)
		}
		c := board.CellAt(int(where[1]-'1'), int(where[3]-'1'))
		for d := board.Digit(1); d <= 9; d++ {
			if !strings.Contains(digits, d.String()) {
				b.Eliminate(c, d)
			}
		}
	}
	return deduce.NewView(&b)
}

// lines are the steps of a technique in compact notation.
func lines(tech *deduce.Technique, v *deduce.View) string {
	var all []string
	tech.Find(v, func(s *deduce.Step) bool {
		s.Technique = tech
		_, line, _ := strings.Cut(render.Text{Compact: true}.Line(s), ": ")
		all = append(all, line)
		return true
	})
	return strings.Join(all, "\n")
}

// TestLockedSetPatterns holds the techniques of almost locked sets to the very steps of small patterns.
func TestLockedSetPatterns(t *testing.T) {
	for _, c := range []struct {
		name string
		tech *deduce.Technique
		at   string
		want string
	}{
		{"two sets", technique.ALSXZ, "r1c1=12 r1c2=23 r4c1=14 r4c5=34",
			"A=r1c12 {123}, B=r4c15 {134}, X=1, Z=3 => r1c5,r4c2<>3"},
		{"a place of x is not seen", technique.ALSXZ, "r1c1=12 r1c2=23 r4c1=14 r4c5=134", ""},
		{"two sets linked twice", technique.ALSXZ, "r1c1=13 r1c2=23 r4c1=14 r4c2=24",
			"A=r1c12 {123}, B=r4c12 {124}, X,Y=1,2 => r2356789c1<>1, r2356789c2<>2, " +
				"r1c3456789,r2c123,r3c123<>3, r4c3456789,r5c123,r6c123<>4"},
		{"wing", technique.ALSXYWing, "r1c1=14 r1c5=12 r5c5=24",
			"A=r1c1 {14}, B=r5c5 {24}, C=r1c5 {12}, X,Y=1,2, Z=4 => r5c1<>4"},
		{"wing of larger sets", technique.ALSXYWing, "r1c1=13 r1c2=34 r1c5=12 r4c5=25 r4c7=45",
			"A=r1c12 {134}, B=r4c7 {45}, C=r14c5 {125}, X,Y=1,5, Z=4 => r1c7,r4c2<>4"},
		{"linked by one digit only", technique.ALSXYWing, "r1c1=14 r1c5=12 r5c5=14", ""},
		{"chain", technique.ALSChain, "r1c1=19 r1c5=12 r5c5=23 r5c8=34 r8c8=45 r8c3=56 r6c3=69",
			"9- r1c1 {19} -1- r15c5 {123} -3- r58c8 {345} -5- r68c3 {569} -9 => r123c3,r456c1<>9"},
		{"entered and left by the same digit", technique.ALSChain, "r1c1=19 r1c5=12 r5c5=23 r5c8=34 r8c8=45 r8c3=56 r6c3=59", ""},
		{"three sets would do", technique.ALSChain, "r1c1=15 r1c5=12 r5c5=23 r5c8=35", ""},
		{"blossom", technique.DeathBlossom, "r5c5=123 r5c1=19 r5c9=29 r4c4=39",
			"[r5c5], -1- r5c1 {19}, -2- r5c9 {29}, -3- r4c4 {39} => r5c46<>9"},
		{"the stem does not see a petal", technique.DeathBlossom, "r5c5=123 r5c1=19 r5c9=29 r3c4=39", ""},
		{"the stem stands for a petal", technique.DeathBlossom, "r5c5=129 r5c1=19 r4c4=29",
			"[r5c5], -1- r5c1 {19}, -2- r4c4 {29} => r5c46<>9"},
		{"basic", technique.SueDeCoq, "r1c1=1234 r1c2=1234 r1c7=12 r2c1=34",
			"r1c12 - {1234} (r1c7 - {12}, r2c1 - {34}) => " +
				"r1c345689<>1, r1c345689<>2, r123c3,r23c2,r3c1<>3, r123c3,r23c2,r3c1<>4"},
		{"with a foreign digit", technique.SueDeCoq, "r1c1=1234 r1c2=1234 r1c7=15 r1c8=25 r2c1=34",
			"r1c12 - {1234} (r1c78 - {125}, r2c1 - {34}) => " +
				"r1c34569<>1, r1c34569<>2, r123c3,r23c2,r3c1<>3, r123c3,r23c2,r3c1<>4, r1c34569<>5"},
		{"line and box share a digit", technique.SueDeCoq, "r1c1=1234 r1c2=1234 r1c7=12 r2c1=14", ""},
		{"too many digits", technique.SueDeCoq, "r1c1=1234 r1c2=1235 r1c7=12 r2c1=34", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := lines(c.tech, pencilled(t, c.at)); got != c.want {
				t.Errorf("%s on %s:\n got %s\nwant %s", c.tech.Name, c.at, got, c.want)
			}
		})
	}
}
