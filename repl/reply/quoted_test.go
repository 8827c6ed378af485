package reply

import "testing"

// TestQuoted calls commands otherwise, and leaves apostrophes and other words in quotes.
func TestQuoted(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"nothing":                       "nothing",
		"'undo' goes back":              "<u> goes back",
		"two\n'undo'":                   "two\n<u>",
		"go ('undo')":                   "go (<u>)",
		"'a' or 'undo'":                 "'a' or <u>",
		"what isn't so, isn't":          "what isn't so, isn't",
		"an 'undo without an end":       "an 'undo without an end",
		"the player's 'undo' goes back": "the player's <u> goes back",
	} {
		got := Quoted(text, func(quoted string) string {
			if quoted == "undo" {
				return "<u>"
			}
			return ""
		})
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
