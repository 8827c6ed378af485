package format

import (
	"io"
	"strings"
	"testing"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// TestFaultIsOneError has a reader that panics: what stands behind the text at fault is still read.
func TestFaultIsOneError(t *testing.T) {
	r := NewReader(strings.NewReader(sample+"\n\nfaulty text\n"+sample+"\n\n"+sample+"\n"), "f")
	r.formats = append([]Format{{Name: "faulty", Read: func(s *source.Source, _ *puzzle.Puzzle) (int, error) {
		if text, _ := s.LineAt(0); source.HasPrefix(text, "faulty") {
			panic("too far")
		}
		return 0, nil
	}}}, formats...)
	for i, want := range []string{"", "f:3:1: a fault of deduku, please report it with this text: too far", ""} {
		p, err := r.Next()
		if got := message(err); got != want || err == nil && p.Givens.String() != sample {
			t.Errorf("%d: got %v, %q, want %q", i, p.Givens, got, want)
		}
	}
	if _, err := r.Next(); err != io.EOF {
		t.Errorf("behind the last: %v", err)
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestManyRules has a drawing of which most lines are rules, so that a few rows are all that is looked at.
func TestManyRules(t *testing.T) {
	text := strings.Repeat("| 5 7 8 | 2 9 6 | 4 1 3 |\n", 6) + strings.Repeat("| ------+-------+-------+\n", 130)
	r := NewReader(strings.NewReader(text+"\n"+sample+"\n"), "f")
	if _, err := r.Next(); message(err) != "f:6:26: 6 rows, expected 9" {
		t.Errorf("got %v", err)
	}
	if p, err := r.Next(); err != nil || p.Givens.String() != sample {
		t.Errorf("behind it: %v, %v", p.Givens, err)
	}
}
