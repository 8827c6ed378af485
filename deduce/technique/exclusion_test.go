package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestExclusion(t *testing.T) {
	for _, test := range []wingCase{
		{
			name: "a pair and two cells", tech: technique.AlignedPairExclusion,
			cells: "r1c1=1234 r1c2=23 r1c5=12 r2c3=13",
			want:  []string{"Aligned Pair Exclusion: r1c12 by r1c5 {12}, r2c3 {13} => r1c1<>1 [r1c1 r1c2 r1c5 r2c3]"},
			among: true,
		},
		{
			name: "a pair and a set of two cells", tech: technique.AlignedPairExclusion,
			cells: "r1c1=1234 r1c2=23 r1c5=123 r1c6=123",
			want:  []string{"Aligned Pair Exclusion: r1c12 by r1c56 {123} => r1c1<>1, r1c1<>2, r1c1<>3 [r1c1 r1c2 r1c5 r1c6]"},
			among: true,
		},
		{
			name: "a cell that one of the pair does not see", tech: technique.AlignedPairExclusion,
			cells: "r1c1=1234 r1c2=23 r1c5=12 r7c9=13",
		},
		{
			name: "a triple", tech: technique.AlignedTripleExclusion,
			cells: "r1c1=178 r1c5=234 r1c9=12 r4c5=34 r5c1=256 r5c4=56 r5c5=3456 r9c1=12",
			want:  []string{"Aligned Triple Exclusion: r1c15,r5c1 by r1c9 {12}, r9c1 {12}, r45c5,r5c4 {3456} => r1c1<>1 [r1c1 r1c5 r1c9 r4c5 r5c1 r5c4 r5c5 r9c1]"},
			among: true,
		},
		{
			name: "a triple with a set that has a digit more", tech: technique.AlignedTripleExclusion,
			cells: "r1c1=178 r1c5=234 r1c9=12 r4c5=347 r5c1=256 r5c4=56 r5c5=3456 r9c1=12",
		},
	} {
		t.Run(test.name, test.run)
	}
}
