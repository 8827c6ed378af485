package rate

import "testing"

// TestFamily finds techniques under the names that people and Sudoku Explainer give them.
func TestFamily(t *testing.T) {
	for name, want := range map[string]int{
		"dynamic forcing chains": 4, "Dynamic Forcing Chain": 4, "dynamic-forcing-chains": 4, "Dynamic Forcing Chains (+)": 4,
		"dynamic forcing chains plus": 4, "dynamic forcing chains (+ forcing chains)": 4, "Dynamic Forcing Chains (+ Multiple Forcing Chains)": 4,
		"dynamic forcing chains + dynamic forcing chains": 4, "nested forcing chains": 12, "multiple forcing chains": 2, "dynamic": 20,
		"dynamic contradiction": 5, "dynamic contradiction forcing chain": 1, "nishio forcing chains": 1, "bidirectional": 3, "direct": 4,
		"Direct Hidden Triplet": 1, "direct hidden triples": 1, "bidirectional x-cycles": 1, "cell forcing chains": 1, "forcing chains": 1, "": 0, "x-wing": 0, "dyn": 0, "12": 0,
	} {
		if got := Family(name); len(got) != want {
			t.Errorf("%q stands for %d techniques, want %d", name, len(got), want)
		}
	}
}
