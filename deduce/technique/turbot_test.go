package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestTurbot(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "skyscraper in rows",
			tech: technique.Skyscraper,
			at: `4r2: r2c1 r2c5
				4r8: r8c1 r8c4`,
			want: "Skyscraper: 4 in r2c5,r8c4 (connected by r28c1) => r13c4,r79c5<>4",
		},
		{
			name: "skyscraper in columns",
			tech: technique.Skyscraper,
			at: `4c2: r1c2 r5c2
				4c8: r1c8 r4c8`,
			want: "Skyscraper: 4 in r4c8,r5c2 (connected by r1c28) => r4c13,r5c79<>4",
		},
		{
			name: "three places: must find nothing",
			tech: technique.Skyscraper,
			at: `4r2: r2c1 r2c5
				4r8: r8c1 r8c4 r8c9`,
		},
		{
			name: "no common column: must find nothing",
			tech: technique.Skyscraper,
			at: `4r2: r2c1 r2c5
				4r8: r8c2 r8c4`,
		},
		{
			name: "kite",
			tech: technique.TwoStringKite,
			at: `4r2: r2c1 r2c6
				4c2: r1c2 r8c2`,
			want: "2-String Kite: 4 in r2c6,r8c2 (connected by r1c2,r2c1) => r8c6<>4",
		},
		{
			name: "kite whose ends are in two boxes: must find nothing",
			tech: technique.TwoStringKite,
			at: `4r2: r2c1 r2c6
				4c2: r4c2 r8c2`,
		},
		{
			name: "kite that meets in one cell: must find nothing",
			tech: technique.TwoStringKite,
			at: `4r2: r2c2 r2c6
				4c2: r2c2 r8c2`,
		},
		{
			name: "turbot fish with a box",
			tech: technique.TurbotFish,
			at: `4b1: r1c1 r3c2
				4r7: r7c2 r7c8`,
			want: "Turbot Fish: 4 r7c8 =4= r7c2 -4- r3c2 =4= r1c1 => r1c8<>4",
		},
		{
			name: "the same two places in a line and a box: must find nothing",
			tech: technique.TurbotFish,
			at: `4b1: r1c1 r1c2
				4r1: r1c1 r1c2`,
		},
		{
			name: "dual kite",
			tech: technique.DualTwoStringKite,
			at: `4r2: r2c1 r2c6
				4c2: r1c2 r8c2
				4r1: r1c2 r1c9
				4c1: r2c1 r5c1`,
			want: "Dual 2-String Kite: 4 in r1c9,r5c1/r2c6,r8c2 (connected by r1c2,r2c1) => r5c9,r8c6<>4",
		},
		{
			name: "one kite alone is not dual: must find nothing",
			tech: technique.DualTwoStringKite,
			at: `4r2: r2c1 r2c6
				4c2: r1c2 r8c2
				4r1: r1c2 r1c9`,
		},
	})
}
