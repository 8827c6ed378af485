package search

import (
	"context"
	"testing"
)

func TestBruteSeeds(t *testing.T) {
	for _, line := range []struct {
		p string
		n int
	}{{".78...13.64.71.......854.274.59..7.....2.1.83.83..6.19.69...2....41.5.7.1..3.29.8", 27},
		{"...7.1...5...3.2.4......1.5.4.......6.1572.....7.46...9......2...3.18.5.....253.8", 171},
		{"94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57", 57221},
	} {
		var g [81]byte
		copy(g[:], line.p)
		b := [81]uint8{}
		for i, c := range g {
			if c != '.' {
				b[i] = c - '0'
			}
		}
		var gg = gridOf(line.p)
		r, err := BruteForce(context.Background(), gg)
		p := OfGrid(gg)
		s, ok := Solve(&p)
		if r.Backtracks != line.n || err != nil || !ok || s != r.Grid || !r.Grid.Solved() || Count(&p, 2) != 1 {
			t.Error(r, err)
		}
	}
}
