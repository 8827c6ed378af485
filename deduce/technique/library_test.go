package technique_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// TestLibraryCode compares the code and the digits of a step on each technique's example with what the cases of the
// library are judged by.
func TestLibraryCode(t *testing.T) {
	titles := map[string]string{} // by code
	for code, rule := range codes {
		titles[rule.title] = code
	}
	looked := 0
	for _, tech := range technique.Standard.Techniques() {
		at := techniquetest.MustParse(t, tech.Example)
		for _, step := range at.Find(t, tech) {
			code, digits := technique.LibraryCode(&step)
			if _, known := titles[tech.Title]; known != (code != "") {
				t.Errorf("%s: the code is %q", tech.Title, code)
			}
			if code == "" {
				break
			}
			if rule, ok := codes[code]; ok && rule.title != tech.Title {
				t.Errorf("%s: %s is the code of %s", tech.Title, code, rule.title)
			}
			if got, want := digitString(digits), key(code, &step); got != want {
				t.Errorf("%s: the digits are %s, want %s", tech.Title, got, want)
			}
			looked++
			break
		}
	}
	if looked < 60 {
		t.Errorf("only %d steps were looked at", looked)
	}
	if code, _ := technique.LibraryCode(&deduce.Step{Kind: deduce.Guess}); code != "" {
		t.Errorf("a guess has the code %q", code)
	}
}

// TestCodedTitles checks that the tables of codes name only techniques on the ladder, and that
// library.go names only codes of the ladder. The tests of the libraries skip unknown titles.
func TestCodedTitles(t *testing.T) {
	for code, rule := range codes {
		if technique.Standard.Lookup(rule.title) == nil {
			t.Errorf("codes in codes_test.go: %s is %q, which is not on the ladder; remove the row", code, rule.title)
		}
	}
	for table, rows := range map[string]map[string][]string{"fixtures": fixtures, "subsumed": subsumed} {
		for code, titles := range rows {
			for _, title := range titles {
				if technique.Standard.Lookup(title) == nil {
					t.Errorf("%s in conformance_test.go: %s has %q, which is not on the ladder; remove it",
						table, code, title)
				}
			}
		}
	}
	for code := range technique.Concludes {
		if len(technique.Coded(code)) == 0 {
			t.Errorf("concludes in library.go: no row of ladder.go has the code %s; remove it", code)
		}
	}
}
