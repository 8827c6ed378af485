package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestColors(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "trap",
			tech: technique.SimpleColorsTrap,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r7c9
				4r7: r7c9 r7c3`,
			want: "Simple Colors Trap: 4 (r1c1,r7c9) / (r1c9,r7c3) => r23c3,r89c1<>4",
		},
		{
			name: "trap without a trap: must find nothing",
			tech: technique.SimpleColorsTrap,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r7c9
				4r7: r7c9 r7c3 r7c4`,
		},
		{
			name: "wrap",
			tech: technique.SimpleColorsWrap,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r7c9
				4r7: r7c9 r7c2
				4c2: r7c2 r2c2`,
			want: "Simple Colors Wrap: 4 (r1c1,r2c2,r7c9) / (r1c9,r7c2) => r1c1,r2c2,r7c9<>4",
		},
		{
			name: "one colour is never in one unit twice: must find nothing",
			tech: technique.SimpleColorsWrap,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r7c9
				4r7: r7c9 r7c2
				4c2: r7c2 r4c2`,
		},
		{
			name: "two colourings",
			tech: technique.MultiColors1,
			at: `4r1: r1c1 r1c9
				4c2: r2c2 r7c2`,
			want: "Multi Colors 1: 4 (r1c1) / (r1c9), (r2c2) / (r7c2) => r7c9<>4",
		},
		{
			name: "two colourings that do not meet: must find nothing",
			tech: technique.MultiColors1,
			at: `4r1: r1c1 r1c9
				4r5: r5c2 r5c6`,
		},
		{
			name: "a colour that sees both of another",
			tech: technique.MultiColors2,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r5c9
				4c2: r2c2 r5c2`,
			want: "Multi Colors 2: 4 (r1c1,r5c9) / (r1c9), (r2c2) / (r5c2) => r1c1,r5c9<>4",
		},
		{
			name: "a colour that sees one of another: must find nothing",
			tech: technique.MultiColors2,
			at: `4r1: r1c1 r1c9
				4r7: r7c1 r7c5`,
		},
	})
}
