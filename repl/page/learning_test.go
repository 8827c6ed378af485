package page

import (
	"errors"
	"strings"
	"testing"
	"time"

	"deduku/deduce/coach/review"
)

// TestLearningPieces checks that a bad answer in one of several kept texts leaves the answers of all of them readable.
func TestLearningPieces(t *testing.T) {
	var pieces []string
	for i := range 3 {
		var s review.State
		for j := range 2 {
			s.Add(time.Unix(int64(10*i+j), 0), review.Stops()[i].Technique, "", review.Right)
		}
		pieces = append(pieces, s.Text())
	}
	pieces[1] = strings.Replace(pieces[1], `"right"`, `"rigt"`, 1)
	l := &learning{newStore(map[string]string{learningKey: strings.Join(pieces, "")}, "a", nil, time.Now, func(Message) {})}
	text, err := l.Read()
	if err != nil {
		t.Fatal(err)
	}
	state, err := review.Parse(text)
	var bad *review.BadAnswersError
	if !errors.As(err, &bad) || bad.Bad != 1 || bad.Of != 6 || len(state.Answers) != 5 {
		t.Errorf("%d answers, %v", len(state.Answers), err)
	}
	if err := l.Change(func(string) (string, error) { return state.Text(), nil }); err != nil {
		t.Fatal(err)
	}
	text, _ = l.Read()
	if state, err = review.Parse(text); err != nil || len(state.Answers) != 5 {
		t.Errorf("then %d answers, %v", len(state.Answers), err)
	}
}
