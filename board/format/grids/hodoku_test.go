package grids

import (
	"fmt"
	"testing"
)

func TestParseHodokuCase(t *testing.T) {
	const givens = ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	const grid = ".....4.3..236..7...87....2454.....+1.1+98.5.6.7.......9823....96...4..937..5.3....."
	for _, test := range []struct {
		name, line string
		want       string // code, variant, digits, deleted, eliminations, placements, extra
	}{
		{"none", ":0000:x:" + grid + ":613::", "0000  0 [r1c3=6] [] [] "},
		{"all", ":0607-1:25:" + grid + ":613 519:211 911::12", "0607 1 36 [r1c3=6 r1c9=5] [r1c1=2 r1c1=9] [] 12"},
		{"a placement", ":0003:6:" + grid + ":::613:", "0003  64 [] [] [r1c3=6] "},
		{"nothing to find", ":0606-x:45:" + grid + ":::", "0606 x 48 [] [] [] "},
		{"x behind the code", ":0610x::" + grid + ":::", "0610 x 0 [] [] [] "},
		{"five digits", ":03111:6:" + grid + "::613::", "03111  64 [] [r1c3=6] [] "},
		{"a comment with colons", ":0000:x:" + grid + "::::see: here", "0000  0 [] [] [] see: here"},
		{"fields missing", ":0000:x:" + grid + ":613", "0000  0 [r1c3=6] [] [] "},
		{"the grid", grid, "  0 [] [] [] "},
		{"the grid and what is deleted", grid + ":613 519", "  0 [r1c3=6 r1c9=5] [] [] "},
		{"the grid and a colon", grid + ":", "  0 [] [] [] "},
		{"rows", ".....4.3,.236..7,.87....24,54.....+1,1+98.5.6.7,.......98,23....96,..4..937,.5.3:613", "  0 [r1c3=6] [] [] "},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, err := ParseHodokuCase(test.line)
			got := fmt.Sprint(c.Code, " ", c.Variant, " ", c.Digits, " ", c.Deleted, " ", c.Eliminations, " ", c.Placements, " ", c.Extra)
			if err != nil || got != test.want || c.Givens.String() != givens || c.Placed.Len() != 2 {
				t.Errorf("\n got %s, %v, %v, %v\nwant %s", got, c.Givens, c.Placed, err, test.want)
			}
			if again, err := ParseHodokuCase(c.String()); err != nil || c.Code != "" && fmt.Sprint(again) != fmt.Sprint(c) {
				t.Errorf("written and read again: %v, %v", again, err)
			}
		})
	}
}
