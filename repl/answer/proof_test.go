package answer

import "testing"

// TestProved checks how a proof is summed up.
func TestProved(t *testing.T) {
	for _, test := range []struct {
		proved Proved
		want   string
	}{
		{Proved{Clauses: 404}, "no solution: proved in 404 clauses by unit propagation alone"},
		{Proved{Clauses: 404, Searched: 1}, "no solution: proved in 404 clauses by trying 1 case"},
		{Proved{Clauses: 1, Steps: 1}, "no solution: proved in 1 clause from 1 step"},
		{Proved{Clauses: 9, Steps: 2, Searched: 3}, "no solution: proved in 9 clauses from 2 steps, and 3 cases after the last step"},
	} {
		if got := test.proved.String(); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
