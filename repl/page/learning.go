package page

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce/coach/review"
	"deduku/internal/sanitize"
)

// learning is what was answered in practice and lessons, kept as texts one behind the other: each has the answers that came
// with one change. What one tab adds so takes nothing away that another has added meanwhile. Tabs that are open at the same time
// know what others kept once they are opened anew.
type learning struct{ store *store }

// Read implements state.Kept: all answers as one text.
func (l *learning) Read() (string, error) {
	text := l.store.text(learningKey)
	if text == "" {
		return "", nil
	}
	var all review.State
	var bad *review.BadAnswersError
	for pieces := json.NewDecoder(strings.NewReader(text)); pieces.More(); {
		var piece json.RawMessage
		if pieces.Decode(&piece) != nil {
			return text, nil // which is damaged, and is said to be so by whoever reads it
		}
		one, err := review.Parse(string(piece))
		if err != nil && !errors.As(err, &bad) {
			return string(piece), nil
		}
		all.Merge(&one)
	}
	if bad != nil {
		return joined(text), nil
	}
	return all.Text(), nil
}

// joined returns one text with the answers of all the texts in pieces, readable or not.
func joined(pieces string) string {
	var all, one struct {
		Version int               `json:"deduku-learning"`
		Answers []json.RawMessage `json:"answers"`
	}
	for in := json.NewDecoder(strings.NewReader(pieces)); in.More() && in.Decode(&one) == nil; one.Answers = nil {
		all.Version, all.Answers = one.Version, append(all.Answers, one.Answers...)
	}
	return string(sanitize.Marshal(all))
}

// Change implements state.Kept: what is new is added.
func (l *learning) Change(change func(text string) (string, error)) error {
	before, err := l.Read()
	if err != nil {
		return err
	}
	text, err := change(before)
	if err != nil {
		return err
	}
	was, damaged := review.Parse(before)
	now, err := review.Parse(text)
	switch {
	case err != nil:
		return fmt.Errorf("what was learnt: %w", err)
	case damaged != nil:
		l.store.put(learningKey, text)
		return nil
	}
	if fresh := now.Without(&was); len(fresh.Answers) > 0 {
		l.store.add(learningKey, fresh.Text())
	}
	return nil
}

// SetAside implements state.Kept: it becomes a file.
func (l *learning) SetAside(text string) (name string, err error) {
	name = "learning-damaged-" + l.store.clock().UTC().Format("2006-01-02-150405") + ".json"
	l.store.put(fileKey+name, text)
	return name, nil
}
