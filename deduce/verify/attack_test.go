package verify

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestAttack damages logs of real solves at random, so that some of them still hold, and compares what passes with the
// answer engine: whatever a checked log says is so.
func TestAttack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	logs := attacked(t)
	passed := 0
	for range some(3_000, 300_000) {
		good := logs[rng.IntN(len(logs))]
		s := good.clone()
		var what []string
		for range 1 + rng.IntN(3) {
			i, did := s.mutate(rng)
			what = append(what, fmt.Sprintf("%s in step %d", did, i+1))
			if rng.IntN(2) == 0 && i < len(s.lines) { // what follows may not go with it
				s.lines = s.lines[:i+1]
				s.unfinished()
			}
		}
		log := s.bytes()
		result, err := check(log)
		if err != nil || bytes.Equal(log, good.bytes()) {
			continue
		}
		passed++
		if wrong := s.untrue(result); wrong != "" {
			t.Errorf("%s passes after %v:\n%s", wrong, what, log)
		}
	}
	if passed < 20 {
		t.Errorf("only %d damaged logs pass: the attack tests nothing", passed)
	}
	t.Logf("%d damaged logs pass, and are right", passed)
}

// attacked are logs of puzzles with one solution, with several and with none, solved in all ways.
func attacked(t *testing.T) (logs []*sheet) {
	for _, puzzle := range []string{
		"6...7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............", // techniques that assume one solution apply
		"6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............", // a given less: several solutions
		"94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57",
		"..647.3..38.........73....9.7.1.....1...5.48.5.9...6.7..5.68...8....1............",
		"...1234675.......................................................................",
		".................1.....2.34.....4.....5...6....6.3.....3..5.....7..6.8..24......7",
	} {
		for _, ladder := range []deduce.Ladder{nil, technique.Everything.Ladder(), technique.Choice{Level: deduce.Extreme}.Ladder()} {
			s := deduce.New(board.Grid{}, deduce.Options{Ladder: ladder, Guess: deduce.Fewest, Seed: 3})
			s.Reset(boardtest.Grid(t, puzzle))
			if err := s.Solve(context.Background()); err != nil {
				t.Fatal(err)
			}
			log := s.Log()
			var out bytes.Buffer
			if err := new(jsonl.Writer).Log(&out, &log); err != nil {
				t.Fatal(err)
			}
			sheet, err := parseSheet(out.Bytes())
			if err != nil {
				t.Fatal(err)
			}
			if len(sheet.lines) < 400 {
				logs = append(logs, sheet)
			}
		}
	}
	return logs
}

// mutate changes something in a log, mostly so that it stays in form, and says where and what.
func (s *sheet) mutate(rng *rand.Rand) (i int, what string) {
	if len(s.lines) == 0 {
		return 0, "nothing"
	}
	i = rng.IntN(len(s.lines))
	for range 8 { // rather a step that has something to prove
		if s.lines[i].Kind != "LOGIC" && rng.IntN(4) > 0 {
			i = rng.IntN(len(s.lines))
		}
	}
	e := &s.lines[i]
	candidate := func(sign string) string {
		c, d := rng.IntN(81), 1+rng.IntN(9)
		if grid := s.lines[len(s.lines)-1].Grid; sign == "<>" && grid != "" && rng.IntN(2) == 0 {
			d = int(grid[c] - '0') // the worst to eliminate
		}
		return name(c, d, sign)
	}
	switch rng.IntN(13) {
	case 0:
		if k := len(e.Because); k > 0 {
			k = rng.IntN(k)
			e.Because = slices.Delete(e.Because, k, k+1)
		}
		return i, "because shortened"
	case 1:
		e.Because = append(e.Because, 1+rng.IntN(e.N))
		slices.Sort(e.Because)
		e.Because = slices.Compact(e.Because)
		return i, "because lengthened"
	case 2:
		if k := len(e.Eliminate); k > 0 {
			e.Eliminate[rng.IntN(k)] = candidate("<>")
			e.retell()
		}
		return i, "another elimination"
	case 3:
		e.Eliminate = append(e.Eliminate, candidate("<>"))
		e.retell()
		return i, "one more elimination"
	case 4:
		if len(e.Eliminate) > 1 {
			e.Eliminate = e.Eliminate[1:]
			e.retell()
		}
		return i, "an elimination less"
	case 5:
		if k := len(e.Place); k > 0 {
			e.Place[rng.IntN(k)] = candidate("=")
			e.retell()
		}
		return i, "another placement"
	case 6:
		if k := len(e.Truths); k > 1 {
			e.Truths = slices.Delete(e.Truths, 0, 1)
		}
		return i, "a truth less"
	case 7:
		all := unitTruths()
		e.Truths = append(e.Truths, all[rng.IntN(len(all))])
		return i, "a truth more"
	case 8:
		e.Assumes, e.Deadly, e.Symmetry = "", nil, nil
		return i, "assumes nothing"
	case 9:
		if k := len(e.Deadly); k > 0 {
			e.Deadly = slices.Delete(e.Deadly, 0, 1)
		}
		return i, "a smaller pattern"
	case 10:
		s.lines = slices.Delete(s.lines, i, i+1)
		s.renumber(i, -1)
		return i, "dropped"
	case 11:
		if i+1 < len(s.lines) {
			s.lines[i], s.lines[i+1] = s.lines[i+1], s.lines[i]
			s.lines[i].N, s.lines[i+1].N = i+1, i+2
			for j := range s.lines[i:] {
				for k, n := range s.lines[i+j].Because {
					switch n {
					case i + 1:
						s.lines[i+j].Because[k] = i + 2
					case i + 2:
						s.lines[i+j].Because[k] = i + 1
					}
				}
				slices.Sort(s.lines[i+j].Because)
			}
		}
		return i, "exchanged with the next"
	}
	kinds := []string{"LOGIC", "PREMISE", "GUESS", "POS_DED", "NEG_DED1", "NEG_DED2"}
	e.Kind = kinds[rng.IntN(len(kinds))]
	if e.Kind == "LOGIC" && e.Technique == "" {
		e.Technique = "X"
	}
	e.retell()
	return i, "another kind"
}

// untrue says what a log that passes proves although it is not so, empty for nothing. What rests on premises, on open
// guesses or on one solution that is not the only one is not proved.
func (s *sheet) untrue(result Result) string {
	var grid board.Grid
	for i, b := range s.header["puzzle"].(string) {
		if b != '.' {
			grid[i] = board.Digit(b - '0')
		}
	}
	puzzle := search.OfGrid(grid)
	var solutions []board.Grid
	for g := range search.Solutions(&puzzle) {
		if solutions = append(solutions, g); len(solutions) == 50 {
			break
		}
	}
	if len(s.lines) == 0 || result.Premises > 0 || result.Unique > 0 && len(solutions) != 1 {
		return ""
	}
	switch end := &s.lines[len(s.lines)-1]; {
	case end.Kind == "UNSOLVABLE" && end.Assumes == "" && len(solutions) > 0:
		return "that there is no solution"
	case end.Kind == "SOLVED" && len(solutions) < 50 && !slices.ContainsFunc(solutions, func(g board.Grid) bool { return g.String() == end.Grid }):
		return "a wrong solution"
	}
	force := inForce(s.lines)
	for i := range s.lines {
		e := &s.lines[i]
		switch {
		case e.Kind == "GUESS" && force[e.N]:
			return "" // what follows is not proved
		case !force[e.N]:
			continue
		}
		for _, g := range solutions {
			for _, x := range e.Place {
				if c, d := read(x); int(g[c]) != d {
					return fmt.Sprintf("%s of step %d", x, e.N)
				}
			}
			for _, x := range e.Eliminate {
				if c, d := read(x); int(g[c]) == d {
					return fmt.Sprintf("%s of step %d", x, e.N)
				}
			}
		}
	}
	return ""
}
