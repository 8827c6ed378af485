package glossary

import (
	"strings"
	"testing"
)

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
