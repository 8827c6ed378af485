package technique_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/deduce"
)

func TestTmpCount(t *testing.T) {
	for _, set := range []string{"17-clue.txt", "mixed.txt"} {
		puzzles := boardtest.Puzzles(t, set)[:3000]
		type row struct {
			n int
			d time.Duration
		}
		rows := make([]row, len(everything))
		ladder := make(deduce.Ladder, len(everything))
		for i, tech := range everything {
			ladder[i] = tech
			if i < 3 {
				continue
			}
			c := *tech
			c.Find = func(v *deduce.View, yield func(*deduce.Step) bool) {
				start := time.Now()
				tech.Find(v, yield)
				rows[i].d += time.Since(start)
				rows[i].n++
			}
			ladder[i] = &c
		}
		s := deduce.New(board.Grid{}, deduce.Options{Ladder: ladder, Guess: deduce.Fewest})
		start := time.Now()
		for _, p := range puzzles {
			s.Reset(p)
			s.Solve(context.Background())
		}
		total := time.Since(start)
		fmt.Println(set, total/3000, "a puzzle")
		for i, tech := range everything {
			if rows[i].n > 0 {
				fmt.Printf("%-36s %7.2f calls/puzzle %8.0f ns/call %8.0f ns/puzzle\n", tech.Title, float64(rows[i].n)/3000, float64(rows[i].d)/float64(rows[i].n), float64(rows[i].d)/3000)
			}
		}
	}
}
