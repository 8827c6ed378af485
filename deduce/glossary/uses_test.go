package glossary

import (
	"strings"
	"testing"

	"deduku/deduce/technique"
)

// TestMet checks that each word of the dictionary is met in a technique on the ladder.
func TestMet(t *testing.T) {
	for _, w := range Dictionary {
		if tech := technique.Standard.Lookup(w.Met); tech == nil || tech.Name != w.Met {
			t.Errorf("Dictionary in dictionary.go: %q is met in %q, which is not on the ladder; remove it, or name another technique",
				w.Name, w.Met)
		}
	}
}

// TestUses finds words in a text, the longer ones before those that are a part of them, each once.
func TestUses(t *testing.T) {
	text := "Two Almost locked sets share a restricted common; boxes together, and the sets' pivots. A pivot again."
	var got []string
	for _, u := range Uses(text) {
		got = append(got, u.Word.Name+"="+text[u.Start:u.End])
	}
	if want := "almost locked set=Almost locked sets, restricted common=restricted common, box=boxes, set=sets, pivot=pivots"; strings.Join(got, ", ") != want {
		t.Errorf("got %s\nwant %s", strings.Join(got, ", "), want)
	}
}

// TestChainAlternates has the chain in the dictionary that shows how chains are written be one: strong and weak links in turn, strong ones at its ends.
func TestChainAlternates(t *testing.T) {
	w, _ := WordNamed("Eureka notation")
	_, written, _ := strings.Cut(w.Means, ", as ")
	written, _, _ = strings.Cut(written, ": =")
	signs := strings.Map(func(r rune) rune {
		if r == '=' || r == '-' {
			return r
		}
		return -1
	}, written)
	if signs == "" || strings.Trim(strings.ReplaceAll(signs+"-", "=-", ""), " ") != "" {
		t.Errorf("the links of %s are %s", written, signs)
	}
}

// TestFreeEnds checks that the dictionary doesn't say that only one of two free ends is true: both may be.
func TestFreeEnds(t *testing.T) {
	w, _ := WordNamed("free end")
	if want := "at least one of two free ends is true"; !strings.HasSuffix(w.Means, want) {
		t.Errorf("%s: want %s", w, want)
	}
}
