package pdf

import "testing"

// TestAnswersLayout has few answers large, and at most twenty on a page.
func TestAnswersLayout(t *testing.T) {
	for _, test := range []struct {
		answers int
		want    layout
	}{
		{1, layout{1, 2}},
		{2, layout{1, 2}},
		{3, layout{2, 2}},
		{6, layout{2, 3}},
		{7, layout{3, 4}},
		{12, layout{3, 4}},
		{13, layout{4, 5}},
		{21, layout{4, 5}},
	} {
		if got := answersLayout(test.answers); got != test.want {
			t.Errorf("%d answers: %v, want %v", test.answers, got, test.want)
		}
	}
}
