package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestMedusa(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "trap: cell and digit",
			tech: technique.Medusa,
			at: `r1c1: 47
				7r1: r1c1 r1c9
				4c1: r1c1 r8c1
				7c9: r1c9 r8c9
				4r8: r8c1 r8c5`,
			want: "3D Medusa: A={4r1c1,4r8c5,7r1c9} / B={4r8c1,7r1c1,7r8c9} => r8c5<>7",
		},
		{
			name: "rule 1 in a cell",
			tech: technique.Medusa,
			at: `r1c1: 47
				4r1: r1c1 r1c9
				7c1: r1c1 r5c1
				7r5: r5c1 r5c8
				7c8: r5c8 r2c8
				7b3: r2c8 r1c9`,
			want: `3D Medusa: rule 1 in r1c9 A={4r1c9,7r1c19,7r5c8} / B={4r1c1,7r2c8,7r5c1} => r1c9<>4, r1c19,r5c8<>7
3D Medusa: A={4r1c1,7r2c8,7r5c1} / B={4r1c9,7r1c19,7r5c8} => r2c8<>4, r2c23<>7`,
		},
		{
			name: "rule 1 in a unit",
			tech: technique.Medusa,
			at: `r1c1: 47
				7c1: r1c1 r5c1
				7r5: r5c1 r5c8
				7c8: r5c8 r2c8
				7b3: r2c8 r1c9`,
			want: `3D Medusa: rule 1 in 7r1 A={7r1c19,7r5c8} / B={4r1c1,7r2c8,7r5c1} => r1c19,r5c8<>7
3D Medusa: A={4r1c1,7r2c8,7r5c1} / B={7r1c19,7r5c8} => r1c9<>4, r2c23<>7`,
		},
		{
			name: "rule 6",
			tech: technique.Medusa,
			at: `r1c1: 47
				7r1: r1c1 r1c8
				7c8: r1c8 r6c8
				7b6: r6c8 r5c9
				4r5: r5c1 r5c9`,
			want: `3D Medusa: rule 6 in 4r5 A={4r1c1,7r1c8,7r5c9} / B={7r1c1,7r6c8} => r1c1<>4, r1c8,r5c9<>7
3D Medusa: A={4r1c1,7r1c8,7r5c9} / B={7r1c1,7r6c8} => r5c1<>7`,
		},
		{
			name: "rule 5",
			tech: technique.Medusa,
			at: `r1c1: 47
				r1c9: 47
				r7c9: 48
				r7c1: 78
				4r1: r1c1 r1c9
				7r1: r1c1 r1c9
				4c9: r1c9 r7c9`,
			want: "3D Medusa: rule 5 in r7c1 A={4r1c9,7r1c1,8r7c9} / B={4r1c1,4r7c9,7r1c9} => r1c9<>4, r1c1<>7, r7c9<>8",
		},
		{
			name: "no cell with two digits: must find nothing",
			tech: technique.Medusa,
			at: `4r1: r1c1 r1c9
				4c9: r1c9 r7c9
				4r7: r7c9 r7c3`,
		},
	})
}
