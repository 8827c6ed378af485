package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestAlmostLocked(t *testing.T) {
	for _, test := range []wingCase{
		{
			name: "pair: cell in the row", tech: technique.AlmostLockedPair,
			cells: "r1c5=12", only: "1b1:r1c1,r1c2,r2c3 2b1:r1c1,r1c3,r2c3",
			want: []string{"Almost Locked Pair: 1,2 in r1c5 and r2c3 (r1, b1) => r1c46789<>1, r1c46789<>2, r2c3<>3, r2c3<>4, r2c3<>5, r2c3<>6, r2c3<>7, r2c3<>8, r2c3<>9 [1b1 2b1 r1c5]"},
		},
		{
			name: "pair: cell in the box", tech: technique.AlmostLockedPair,
			cells: "r2c2=12", only: "1r1:r1c1,r1c5 2r1:r1c3,r1c5",
			want: []string{"Almost Locked Pair: 1,2 in r2c2 and r1c5 (b1, r1) => r2c13,r3c123<>1, r2c13,r3c123<>2, r1c5<>3, r1c5<>4, r1c5<>5, r1c5<>6, r1c5<>7, r1c5<>8, r1c5<>9 [1r1 2r1 r2c2]"},
		},
		{
			name: "pair: two cells have the digits", tech: technique.AlmostLockedPair,
			cells: "r1c5=12", only: "1b1:r1c1,r1c2,r2c3 2b1:r1c1,r1c3,r2c2",
		},
		{
			name: "triple", tech: technique.AlmostLockedTriple,
			cells: "r1c5=12 r1c8=23", only: "1b1:r1c1,r2c1 2b1:r1c1,r1c3,r2c3 3b1:r1c2,r2c3",
			want: []string{"Almost Locked Triple: 1,2,3 in r1c58 and r2c13 (r1, b1) => r1c4679<>1, r1c4679<>2, r1c4679<>3, r2c13<>4, r2c13<>5, r2c13<>6, r2c13<>7, r2c13<>8, r2c13<>9 [1b1 2b1 3b1 r1c5 r1c8]"},
		},
		{
			name: "triple: four digits in the cells", tech: technique.AlmostLockedTriple,
			cells: "r1c5=12 r1c8=234", only: "1b1:r1c1,r2c1 2b1:r1c1,r1c3,r2c3 3b1:r1c2,r2c3",
		},
	} {
		t.Run(test.name, test.run)
	}
}
