package review

import "testing"

// TestNewWords has each word of the dictionary that the path uses be new at one stop exactly.
func TestNewWords(t *testing.T) {
	used, fresh := map[string]bool{}, map[string]int{}
	for _, s := range Stops() {
		for _, w := range Words(s.Technique) {
			used[w.Name] = true
		}
		for _, w := range NewWords(s.Technique) {
			fresh[w.Name]++
			t.Logf("%s: %s", s.Technique.Name, w.Name)
		}
	}
	for name := range used {
		if fresh[name] != 1 {
			t.Errorf("%s is new %d times", name, fresh[name])
		}
	}
	for name := range fresh {
		if !used[name] {
			t.Errorf("%s is new and not used", name)
		}
	}
}
