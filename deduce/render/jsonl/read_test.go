package jsonl_test

import (
	"bytes"
	"context"
	"reflect"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/als"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// written is a log as a file holds it.
func written(t *testing.T, log *deduce.Log, parts bool) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := (&jsonl.Writer{Parts: parts}).Log(&out, log); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// readBack checks that a log that is read from a file is the one that was written, to the last part; exact says that
// this holds without parts in the file, else the same is told and proved.
func readBack(t *testing.T, log *deduce.Log, exact bool) {
	t.Helper()
	text := written(t, log, false)
	if _, err := verify.Check(bytes.NewReader(text)); err != nil {
		t.Errorf("%v: %v", log.Puzzle, err)
	}
	for _, parts := range []bool{false, true} {
		read := jsonl.ReadLog
		if parts {
			read = jsonl.ReadOwnLog
		}
		got, err := read(context.Background(), bytes.NewReader(written(t, log, parts)), technique.Standard)
		if err != nil {
			t.Errorf("%v: %v", log.Puzzle, err)
			return
		}
		if again := written(t, &got, false); !bytes.Equal(text, again) {
			t.Errorf("%v:\n got %s\nwant %s", log.Puzzle, firstDifference(again, text), firstDifference(text, again))
			return
		}
		if exact || parts {
			sameSteps(t, log, &got)
		}
	}
}

// sameSteps compares all that steps hold.
func sameSteps(t *testing.T, log, read *deduce.Log) {
	t.Helper()
	for i := range log.Steps {
		want, got := log.Steps[i], read.Steps[i]
		want.Because, got.Because = nil, nil // nil and empty are the same, and both are in the text
		want.Eliminations, got.Eliminations, want.Placements, got.Placements = nil, nil, nil, nil
		if !reflect.DeepEqual(want, got) {
			t.Errorf("%v, step %d:\n got %+v\nwant %+v", log.Puzzle, i+1, got, want)
		}
	}
}

// firstDifference is the line of a where it first differs from b.
func firstDifference(a, b []byte) string {
	other := strings.Split(string(b), "\n")
	for i, line := range strings.Split(string(a), "\n") {
		if i >= len(other) || line != other[i] {
			return line
		}
	}
	return ""
}

func TestReadLog(t *testing.T) {
	solved := func(puzzle board.Grid, options deduce.Options) deduce.Log {
		s := deduce.New(puzzle, options)
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		return s.Log()
	}
	ladder := technique.Choice{Level: deduce.Hard, Unique: true}.Ladder()
	t.Run("puzzles", func(t *testing.T) {
		few := 12
		if testing.Short() {
			few = 2
		}
		for i, puzzle := range append(boardtest.First(t, "top1465.txt", few), boardtest.First(t, "17-clue.txt", few)...) {
			log := solved(puzzle, deduce.Options{Seed: uint64(i)})
			readBack(t, &log, true)
			log = solved(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.Fewest})
			readBack(t, &log, true)
			for n := 30; n < len(log.Steps); n += 7 {
				trimmed := log.Trim(n)
				readBack(t, &trimmed, false)
			}
		}
	})
	t.Run("ends", func(t *testing.T) {
		for _, puzzle := range []string{
			"4.4" + strings.Repeat(".", 78),
			"..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
			strings.Repeat(".", 81),
		} {
			for _, guess := range []deduce.Guesser{deduce.Random, deduce.NoGuess} {
				log := solved(boardtest.Grid(t, puzzle), deduce.Options{Guess: guess})
				readBack(t, &log, true)
				for n := range len(log.Steps) {
					start := log.First(n)
					readBack(t, &start, true)
				}
			}
		}
	})
	for _, tech := range technique.Standard.Techniques() {
		t.Run(tech.Name, func(t *testing.T) { readTechnique(t, tech, tech.Example) })
	}
	t.Run("excerpts that conclude more", func(t *testing.T) {
		readTechnique(t, als.RectangleDeathBlossom, ".....+1........+6..1+6+1.+7.2.34...+6.5+4+1.+5.1+2.+46..+4+67+1+938+5+2+1..+36.7+4+5+74.+51.+3+2.35.4+2+7+1..:")
	})
}

// readTechnique reads logs with each of the first steps that a technique has on a position, written as examples are.
func readTechnique(t *testing.T, tech *deduce.Technique, position string) {
	if position == "" {
		t.Skip("it has no example")
	}
	p, err := format.Parse(":0000:x:" + position + "::")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{Ladder: deduce.LadderOf(tech)})
	if err := s.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		t.Fatal(err)
	}
	n := 0
	s.Find(context.Background(), tech, func(step deduce.Step) bool {
		with := deduce.Resume(s.Log(), s.Options())
		with.Apply(step)
		log := with.Log()
		readBack(t, &log, true)
		trimmed := log.Trim(len(log.Steps))
		readBack(t, &trimmed, false)
		n++
		return n < 5
	})
	if n == 0 {
		t.Error("it finds nothing")
	}
}

// FuzzReadLog reads damaged logs: whatever is in them is read or refused with the line, and never ends the program.
func FuzzReadLog(f *testing.F) {
	for _, puzzle := range []string{
		"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
		"4.4" + strings.Repeat(".", 78),
	} {
		p, err := format.Parse(puzzle)
		if err != nil {
			f.Fatal(err)
		}
		for _, ladder := range []deduce.Ladder{nil, technique.Choice{Level: deduce.Hard, Unique: true}.Ladder()} {
			s := deduce.New(p.Givens, deduce.Options{Ladder: ladder, Guess: deduce.Fewest})
			for range 12 { // short: what a fuzzer changes in it is then likely to matter
				s.Next()
			}
			log := s.Log()
			for _, parts := range []bool{false, true} {
				var out bytes.Buffer
				if err := (&jsonl.Writer{Parts: parts}).Log(&out, &log); err != nil {
					f.Fatal(err)
				}
				f.Add(out.Bytes(), 0, "")
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte, at int, word string) {
		if len(text) > 0 {
			at = int(uint(at) % uint(len(text)))
			text = append(append(bytes.Clone(text[:at]), word...), text[min(len(text), at+len(word)):]...)
		}
		log, err := jsonl.ReadLog(context.Background(), bytes.NewReader(text), technique.Standard)
		if err != nil {
			return
		}
		for i := range log.Steps {
			for _, notation := range []wording.Text{{}, {Notation: board.A1}, {Compact: true}} {
				notation.Line(&log.Steps[i])
			}
		}
		for n, before := range log.Boards {
			picture.Draw(before, log.Step(n), board.RC)
		}
	})
}
