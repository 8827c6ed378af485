package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestBrokenWing(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "one guardian",
			tech: technique.BrokenWing,
			at: `5r1: r1c1 r1c5
				5c5: r1c5 r7c5 r8c5
				5r7: r7c5 r7c2
				5c2: r7c2 r3c2
				5b1: r3c2 r1c1`,
			want: "Broken Wing: 5 in r1c15,r37c2,r7c5 guardians r8c5 => r8c5=5",
		},
		{
			name: "two guardians",
			tech: technique.BrokenWing,
			at: `5r1: r1c1 r1c5
				5c5: r1c5 r7c5 r8c5 r9c5
				5r7: r7c5 r7c2
				5c2: r7c2 r3c2
				5b1: r3c2 r1c1`,
			want: "Broken Wing: 5 in r1c15,r37c2,r7c5 guardians r89c5 => r8c46,r9c46<>5",
		},
		{
			name: "a ring of four: must find nothing",
			tech: technique.BrokenWing,
			at: `5r1: r1c1 r1c5
				5c5: r1c5 r7c5 r8c5
				5r7: r7c5 r7c1
				5c1: r7c1 r1c1`,
		},
	})
}
