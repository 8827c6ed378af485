package command

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// manyLogs is a log that is written often enough for several parts.
func manyLogs(t *testing.T) []byte {
	t.Helper()
	s := deduce.New(boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"), deduce.Options{})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	line := new(jsonl.Writer).Append(nil, &log)
	return bytes.Repeat(line, 3*shortPart/len(line))
}

// TestCheckInParts compares what is found in parts with what is found in one go, in good logs and in damaged ones.
func TestCheckInParts(t *testing.T) {
	logs := manyLogs(t)
	parts := 0
	for range logParts(bytes.NewReader(logs), nil) {
		parts++
	}
	if parts < 3 {
		t.Fatalf("%d bytes are %d parts", len(logs), parts)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 8 {
		text := bytes.Clone(logs)
		switch at := r.IntN(len(text)); {
		case round == 0:
		case round%2 == 0:
			text = text[:at]
		default:
			text[at] ^= 1
		}
		want, wrong := verify.Check(bytes.NewReader(text))
		got, err := CheckLogs(context.Background(), bytes.NewReader(text), "x", false)
		var at *verify.Error
		switch {
		case wrong == nil && (err != nil || got.Logs != want.Logs || got.Steps != want.Steps || got.Unique != want.Unique):
			t.Errorf("round %d: %+v, %v, want %+v", round, got, err, want)
		case wrong != nil && (!errors.As(err, &at) || at.Error() != wrong.Error()):
			t.Errorf("round %d: %v, want %v", round, err, wrong)
		}
	}
}
