package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestRemotePair(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "four cells",
			tech: technique.RemotePair,
			at: `r1c1: 47
				r1c8: 47
				r6c8: 47
				r6c3: 47`,
			want: "Remote Pair: 4/7 r1c1 -7- r1c8 -4- r6c8 -7- r6c3 => r123c3,r456c1<>4, r123c3,r456c1<>7",
		},
		{
			name: "another pair among them: must find nothing",
			tech: technique.RemotePair,
			at: `r1c1: 47
				r1c8: 47
				r6c8: 48
				r6c3: 47`,
		},
		{
			name: "three cells: must find nothing",
			tech: technique.RemotePair,
			at: `r1c1: 47
				r1c8: 47
				r6c8: 47`,
		},
	})
}
