package jsonl_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestOmittedSteps checks that our own files keep the numbers of steps that were left out, and that a log from elsewhere may not
// leave out steps.
func TestOmittedSteps(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4......."), deduce.Options{})
	log := s.Log()
	n := len(log.Steps) + 1
	omitted := fmt.Sprintf("%s{\"n\":%d,\"kind\":\"OMITTED\"}\n", written(t, &log, true), n)

	own, err := jsonl.ReadOwnLog(context.Background(), strings.NewReader(omitted), technique.Standard)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(own.Steps); got != n || own.Steps[n-1].Kind != deduce.Omitted {
		t.Errorf("our own log has %d steps, the last of kind %v; want %d, OMITTED", got, own.Steps[got-1].Kind, n)
	}
	_, err = jsonl.ReadLog(context.Background(), bytes.NewReader([]byte(omitted)), technique.Standard)
	if err == nil || !strings.HasPrefix(err.Error(), fmt.Sprintf("line %d: ", n+1)) {
		t.Errorf("a log from elsewhere: got error %v, want one about line %d", err, n+1)
	}
}
