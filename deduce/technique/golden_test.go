package technique_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

var update = flag.Bool("update", false, "rewrite the file that TestExampleSteps compares with")

// TestExampleSteps compares the first step of each technique on its example, to the last part and link, with the one
// in testdata: pictures and explanations are made of these, and the patterns of the other files do not show them all.
// Look at what differs before it is written with -update.
func TestExampleSteps(t *testing.T) {
	var got bytes.Buffer
	for _, tech := range technique.Standard.Techniques() {
		p := mustParse(t, tech.Example)
		s := p.solver(t)
		json := render.JSON{Parts: true}
		s.Find(t.Context(), tech, func(step deduce.Step) bool {
			step.Because = nil // numbers of premises, which say nothing here
			if err := json.Step(&got, 1, &step); err != nil {
				t.Fatal(err)
			}
			return false
		})
	}
	path := filepath.Join("testdata", "golden", "examples.jsonl")
	if *update {
		if err := os.WriteFile(path, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("%s (-want +got):\n%s", path, diff)
	}
}
