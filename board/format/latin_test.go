package format

import (
	"strings"
	"testing"
)

// TestOldTitle reads puzzles on a line with a title or a comment in Windows-1252, and below a line with the number of puzzles.
func TestOldTitle(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	for _, text := range []string{
		"R\xe4tsel f\xfcr heute\n" + want + "\n",
		"R\xe4tsel f\xfcr heute\n" + strings.ReplaceAll(fieldPuzzle, "0", "\xb7") + "\n",
		want + " # sch\xf6n\n",
		"1\n" + want + "\n",
		"2\n" + want + "\n" + want + "\n",
	} {
		r := NewReader(strings.NewReader(text), "")
		p, err := r.Next()
		if got := p.Givens.String(); err != nil || got != want {
			t.Errorf("got %s, %v, %q\n%q", got, err, p.Notes, text)
		}
		if p, err := r.Next(); err == nil && !strings.HasPrefix(text, "2") {
			t.Errorf("then %v\n%q", p.Givens, text)
		}
	}
	if p, err := NewReader(strings.NewReader("3\n"+want+"\n"+want+"\n"), "").Next(); err == nil {
		t.Errorf("3 above two puzzles: loads %v", p.Givens)
	}
}
