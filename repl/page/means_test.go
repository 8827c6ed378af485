package page

import "testing"

// TestMeanings has a technique that an answer names explained, by its own name and not by one that is part of it, and a list of them not.
func TestMeanings(t *testing.T) {
	got := meaningsOf("look for: Finned X-Wing")
	if len(got) != 1 || got[0].Title != "Finned X-Wing" || got[0].Means == "" {
		t.Errorf("got %+v", got)
	}
	if again := meaningsOf("look for: Finned X-Wing", got[0].Means); len(again) != 0 {
		t.Errorf("explained twice: %+v", again)
	}
	if list := meaningsOf("45 Naked Single, 12 Hidden Single, 1 Skyscraper"); len(list) != 0 {
		t.Errorf("a list is explained: %+v", list)
	}
}
