package promises

import "testing"

func TestExists(t *testing.T) {
	for by, want := range map[string]bool{
		"internal/promises.TestExists":                              true,
		"internal/promises.TestExist":                               false,
		"internal/nowhere.TestExists":                               false,
		"internal/promises/promises_test.go:package promises":       true,
		"internal/promises/promises_test.go:what is not in" + " it": false,
		"TestExists": false,
	} {
		if got := exists(t, "../..", by); got != want {
			t.Errorf("%s: %v", by, got)
		}
	}
	if got := holders("a.TestB c.txt:two words: and more"); len(got) != 2 || got[1] != "c.txt:two words: and more" {
		t.Errorf("holders are %q", got)
	}
}
