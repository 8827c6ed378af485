package repl

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/deduce/filter"
	"deduku/repl/state"
)

// TestStepFields holds the fields that help and completion know to those that expressions have.
func TestStepFields(t *testing.T) {
	t.Parallel()
	var known []string
	for _, f := range state.StepFields {
		known = append(known, f.Name)
	}
	if has := filter.Steps.Names(); !slices.Equal(known, has) {
		t.Errorf("help knows %q, expressions have %q", known, has)
	}
}

func TestCompleteWhere(t *testing.T) {
	t.Parallel()
	s := newSession(new(bytes.Buffer))
	for line, want := range map[string]string{
		"find whe": "where", "log wh": "where", "find where te": "technique", "find where n > 5 && !de": "!depth", "log where (sc": "(score",
		"find where us": "uses(", "find where strikes == []; log where pl": "places",
	} {
		if got := strings.Join(s.Complete(line), " "); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestNoExpressions has a session that comes without them.
func TestNoExpressions(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.Where = nil
	for _, line := range []string{"find where n > 1", "log where n > 1"} {
		if err := s.Do(context.Background(), line).Err; err == nil || !strings.Contains(err.Error(), "left out of this program") {
			t.Errorf("%s: %v", line, err)
		}
	}
}
