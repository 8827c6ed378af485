package verify

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"
)

// FuzzDecode compares what the decoder accepts with what encoding/json reads:
// nothing that is no JSON may pass, and the values must be the same.
func FuzzDecode(f *testing.F) {
	for _, good := range goodLogs() {
		kinds := map[string]bool{}
		for i, line := range bytes.Split(good.log.bytes(), []byte("\n")) {
			kind := "the header"
			if i > 0 && i <= len(good.log.lines) {
				kind = good.log.lines[i-1].Kind
			}
			if !kinds[kind] { // one line of each kind
				f.Add(line)
			}
			kinds[kind] = true
		}
	}
	f.Add([]byte(`{"n":1,"kind":"INIT","place":["r1c\u0031\u003d1"],"text":"\ud83d\ude00\n\\"}`))
	var d decoder
	f.Fuzz(func(t *testing.T, line []byte) {
		if d.load(line) != nil {
			return
		}
		if d.decodeHeader() == nil && !json.Valid(line) {
			t.Fatalf("no JSON, but taken as a header: %q", line)
		}
		if d.load(line) != nil || d.decodeStep() != nil {
			return
		}
		dec := json.NewDecoder(bytes.NewReader(line))
		dec.DisallowUnknownFields()
		var want entry
		if err := dec.Decode(&want); err != nil {
			t.Fatalf("encoding/json refuses what was taken: %v\n%s", err, line)
		}
		if got := d.step.entry(); !got.equal(&want) {
			t.Errorf("%s\n got %+v\nwant %+v", line, got, want)
		}
	})
}

// entry writes a step in the terms of the tests.
func (s *step) entry() entry {
	e := entry{N: s.n, Kind: s.kind.String(), Technique: string(s.technique), Because: s.because, From: s.from,
		Depth: s.depth, Undoes: s.undoes, Grid: string(s.grid), Guesses: s.guesses, Backtracks: s.backtracks,
		Premises: s.premises, Text: string(s.text)}
	for _, x := range s.place {
		e.Place = append(e.Place, x.placed())
	}
	for _, x := range s.eliminate {
		e.Eliminate = append(e.Eliminate, x.eliminated())
	}
	for _, t := range s.truths {
		e.Truths = append(e.Truths, t.String())
	}
	for _, c := range s.deadly {
		e.Deadly = append(e.Deadly, c.String())
	}
	return e
}

// equal compares all but symmetry and argument, which are not kept as read.
func (e *entry) equal(f *entry) bool {
	return e.N == f.N && e.Kind == f.Kind && e.Technique == f.Technique && e.Depth == f.Depth &&
		e.Undoes == f.Undoes && e.Grid == f.Grid && e.Guesses == f.Guesses && e.Backtracks == f.Backtracks &&
		e.Premises == f.Premises && e.Text == f.Text &&
		slices.Equal(e.Place, f.Place) && slices.Equal(e.Eliminate, f.Eliminate) && slices.Equal(e.Truths, f.Truths) &&
		slices.Equal(e.Deadly, f.Deadly) && slices.Equal(e.Because, f.Because) && slices.Equal(e.From, f.From)
}

// TestNotation goes through all candidates and truths and back.
func TestNotation(t *testing.T) {
	for x := candidate(0); x < allCandidates; x++ {
		if y, ok := parseCandidate([]byte(x.placed()), "="); !ok || x != y {
			t.Errorf("%s becomes %v, %v", x.placed(), y, ok)
		}
		if y, ok := parseCandidate([]byte(x.eliminated()), "<>"); !ok || x != y {
			t.Errorf("%s becomes %v, %v", x.eliminated(), y, ok)
		}
	}
	for u := truth(0); u < allTruths; u++ {
		if v, ok := parseTruth([]byte(u.String())); !ok || u != v {
			t.Errorf("%v becomes %v, %v", u, v, ok)
		}
	}
}

// TestTables compares the truths and conflicts with the plain rules.
func TestTables(t *testing.T) {
	workOut()
	for u := truth(0); u < allTruths; u++ {
		want := spots(u.String())
		for i, x := range members[u] {
			if !slices.Contains(want, spot{int(x.cell()), x.digit()}) || !u.has(x) {
				t.Errorf("member %d of %v is %s", i, u, x.placed())
			}
		}
	}
	for x := candidate(0); x < allCandidates; x++ {
		b := freshBoard()
		b.place(int(x.cell()), x.digit())
		for y := candidate(0); y < allCandidates; y++ {
			if want := !b.has(spot{int(y.cell()), y.digit()}); conflicts[x].has(y) != want {
				t.Errorf("%s and %s: conflict %v, want %v", x.placed(), y.placed(), !want, want)
			}
		}
	}
}
