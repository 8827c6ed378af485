package technique_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/techniquetest"
)

// TestExampleSteps compares the first step of each technique on its example, to the last part and link, with the one
// in testdata: pictures and explanations are made of these, and the patterns of the other files do not show them all.
func TestExampleSteps(t *testing.T) {
	var got bytes.Buffer
	for _, tech := range technique.Standard.Techniques() {
		p := techniquetest.MustParse(t, tech.Example)
		s := p.Solver(t)
		json := jsonl.Writer{Parts: true}
		s.Find(t.Context(), tech, func(step deduce.Step) bool {
			step.Because = nil // numbers of premises, which say nothing here
			if err := json.Step(&got, 1, &step); err != nil {
				t.Fatal(err)
			}
			return false
		})
	}
	golden.Compare(t, filepath.Join("testdata", "golden", "examples.jsonl"), got.String())
}
