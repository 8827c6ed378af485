package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// TestKept has many change a text at the same time: no change is lost.
func TestKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state", "learning.json")
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			k := &Kept{Path: path}
			for range 5 {
				if err := k.Change(func(text string) (string, error) { return text + "x", nil }); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	k := &Kept{Path: path}
	if text, err := k.Read(); text != strings.Repeat("x", 40) || err != nil {
		t.Errorf("got %q, error %v", text, err)
	}
	bad := errors.New("a defect")
	if err := k.Change(func(string) (string, error) { return "", bad }); err != bad {
		t.Errorf("got %v", err)
	}
	if text, _ := k.Read(); len(text) != 40 {
		t.Errorf("a change that failed left %q", text)
	}
}

// TestSetAside keeps each text under a name of its own.
func TestSetAside(t *testing.T) {
	k := &Kept{Path: filepath.Join(t.TempDir(), "learning.json")}
	for _, want := range []string{"learning.damaged-1.json", "learning.damaged-2.json"} {
		name, err := k.SetAside(want)
		if err != nil || filepath.Base(name) != want {
			t.Errorf("got %s, %v", name, err)
		}
		if text, err := os.ReadFile(name); string(text) != want || err != nil {
			t.Errorf("%s has %q, %v", name, text, err)
		}
	}
}
