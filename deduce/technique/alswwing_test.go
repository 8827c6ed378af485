package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestALSWWing(t *testing.T) {
	for _, test := range []wingCase{
		{
			name: "a cell and a set of two", tech: technique.ALSWWing,
			cells: "r1c1=12 r2c4=13 r2c5=23", only: "1r9:r9c1,r9c4",
			want: []string{"ALS-W-Wing: A=r1c1 {12}, B=r2c45 {123} connected by 1 in r9c14, Z=2 => r1c456,r2c123<>2 [1r9 r1c1 r2c4 r2c5]"},
		},
		{
			name: "an end that does not see all of the set", tech: technique.ALSWWing,
			cells: "r1c1=12 r2c4=13 r2c5=123", only: "1r9:r9c1,r9c4",
		},
		{name: "two cells: a W-Wing", tech: technique.ALSWWing, cells: "r1c1=12 r2c5=12", only: "1r9:r9c1,r9c5"},
	} {
		t.Run(test.name, test.run)
	}
}
