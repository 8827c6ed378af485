package spelling_test

import (
	"slices"
	"testing"

	"deduku/internal/spelling"
)

func TestWords(t *testing.T) {
	words := []string{"er", "ep", "ed", "score", "solved", "solution", "solutions"}
	for _, test := range []struct {
		typed string
		want  []string
	}{
		{"eer", []string{"er"}}, {"solvde", []string{"solved"}}, {"solutoin", []string{"solution", "solutions"}},
		{"scored", []string{"score"}}, {"x", nil}, {"", nil}, {"entirely-else", nil},
	} {
		if got := spelling.Words(words, test.typed); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.typed, got, test.want)
		}
	}
}

func TestQuestion(t *testing.T) {
	words := []string{"cells", "cell", "calls", "level"}
	for typed, want := range map[string]string{
		"cellz": "; did you mean cells, cell or calls?", "levle": "; did you mean level?", "technique": "",
	} {
		if got := spelling.Question(words, typed); got != want {
			t.Errorf("%q: got %q, want %q", typed, got, want)
		}
	}
}
