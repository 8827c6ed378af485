package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestEmptyRectangle(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "pair in a column",
			tech: technique.EmptyRectangle,
			at: `5b1: r1c3 r2c3 r3c1
				5c7: r3c7 r8c7`,
			want: "Empty Rectangle: 5 in b1 (r38c7) => r8c3<>5",
		},
		{
			name: "another place in the box: must find nothing",
			tech: technique.EmptyRectangle,
			at: `5b1: r1c3 r2c3 r2c2 r3c1
				5c7: r3c7 r8c7`,
		},
		{
			name: "all places in the column: must find nothing",
			tech: technique.EmptyRectangle,
			at: `5b1: r1c3 r2c3 r3c3
				5c7: r3c7 r8c7`,
		},
		{
			name: "the other end in the rows of the box: must find nothing",
			tech: technique.EmptyRectangle,
			at: `5b1: r1c3 r2c3 r3c1
				5c7: r3c7 r2c7`,
		},
		{
			name: "dual",
			tech: technique.DualEmptyRectangle,
			at: `5b1: r1c3 r2c3 r3c1
				5c7: r3c7 r8c7
				5r5: r5c3 r5c9`,
			want: "Dual Empty Rectangle: 5 in b1 (r38c7/r5c39) => r3c9,r8c3<>5",
		},
		{
			name: "two pairs for one crossing are not dual: must find nothing",
			tech: technique.DualEmptyRectangle,
			at: `5b1: r1c3 r2c3 r3c1
				5c7: r3c7 r8c7
				5c8: r3c8 r8c8`,
		},
	})
}
