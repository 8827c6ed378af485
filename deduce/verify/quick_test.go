package verify

import (
	"bytes"
	"reflect"
	"slices"
	"testing"
)

// FuzzQuick compares the quick reading of a line with the careful one: what the quick one takes the careful one takes, too, and
// reads the same in it.
func FuzzQuick(f *testing.F) {
	for _, good := range goodLogs() {
		for i, line := range bytes.Split(good.log.bytes(), []byte("\n")) {
			if i < 200 {
				f.Add(line)
			}
		}
	}
	f.Add([]byte(`{"n":01,"kind":"INIT","place":["r1c1=1"],"text":"INIT      r1c1 = 1"}`))
	f.Add([]byte(`{"n":1,"kind":"INIT","place":["r1c1=1","r1c1=1"],"text":"a\u0041"} `))
	f.Add([]byte(`{"n":1,"kind":"LOGIC","technique":"X","truths":["3r5","r5c5"],"eliminate":["r1c1<>1"],"because":[1,2,],"text":"` + "\x7f" + `"}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		var quick, careful decoder
		if quick.load(line) != nil || !quick.quickStep() {
			return
		}
		if careful.load(line); careful.decodeStep() != nil {
			t.Fatalf("taken quickly, and refused with care: %q", line)
		}
		got, want := &quick.step, &careful.step
		if got.has != want.has || !reflect.DeepEqual(got.symmetry, want.symmetry) {
			t.Errorf("%s\n got %v, %v\nwant %v, %v", line, got.has, got.symmetry, want.has, want.symmetry)
		}
		if got, want := got.entry(), want.entry(); !got.equal(&want) {
			t.Errorf("%s\n got %+v\nwant %+v", line, got, want)
		}
	})
}

// TestQuickReads holds the quick reading to taking most lines of the logs that are usual: it would be no use otherwise.
func TestQuickReads(t *testing.T) {
	var d decoder
	lines, quick := 0, 0
	for line := range bytes.Lines(solve(hardPuzzle).bytes()) {
		if d.load(bytes.TrimSuffix(line, []byte("\n"))) == nil {
			lines++
			if d.quickStep() {
				quick++
			}
		}
	}
	if quick < lines-1 { // all but the header
		t.Errorf("%d of %d lines", quick, lines)
	}
}

// TestPlain tries every byte at every place of texts of some lengths.
func TestPlain(t *testing.T) {
	for length := 1; length <= 17; length++ {
		for at := range length {
			for c := range 256 {
				text := slices.Repeat([]byte{'a'}, length)
				text[at] = byte(c)
				want := length
				if c < ' ' || c > '~' || c == '"' || c == '\\' {
					want = at
				}
				if got := plain(text); got != want {
					t.Fatalf("plain(%q) is %d, want %d", text, got, want)
				}
			}
		}
	}
}

// TestPlainProofs goes through logs, good and damaged: where a proof is taken for one of the most usual kind, the full proof holds.
func TestPlainProofs(t *testing.T) {
	plain := 0
	for _, good := range goodLogs() {
		log := good.log.bytes()
		plain += plainProofs(t, log)
		if len(log) > maxSeed {
			continue
		}
		for _, bad := range damages(log, 50) {
			plainProofs(t, bad)
		}
	}
	if plain < 100 {
		t.Errorf("%d proofs of the most usual kind", plain)
	}
}

// plainProofs is how many steps of a log have such a proof, up to the first that is wrong.
func plainProofs(t *testing.T, log []byte) (n int) {
	var c checker
	c.start(bytes.NewReader(nil), 0, func(Log) {})
	for line := range bytes.Lines(log) {
		line = bytes.TrimSuffix(line, []byte("\n"))
		if c.inside && c.load(line) == nil && c.decodeStep() == nil {
			s, r := &c.step, &c.replay
			if s.kind >= posDed && s.kind <= logic && r.cite(s) == nil && r.plain(s) {
				n++
				r.rebuild()
				if err := r.proved(s); err != nil {
					t.Errorf("%s: %v", line, err)
				}
			}
		}
		if c.line(line) != nil {
			break
		}
	}
	return n
}
