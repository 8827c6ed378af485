package prove_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/prove"
	"deduku/deduce/refutation"
	"deduku/deduce/technique"
)

func TestX(t *testing.T) {
	var tot prove.Figures
	n := 0
	for _, name := range []string{"mixed.txt", "top1465.txt", "hardest-1106.txt", "tridagon.txt"} {
		data, err := os.ReadFile("../../../shared/data/" + name)
		if err != nil {
			t.Skip(err)
		}
		lim := map[string]int{"mixed.txt": 300, "top1465.txt": 100, "hardest-1106.txt": 40, "tridagon.txt": 20}[name]
		size := 0
		tot, n = prove.Figures{}, 0
		for _, line := range strings.Split(string(data), "\n") {
			if len(line) < 81 || line[0] == '#' {
				continue
			}
			var g board.Grid
			for i := range g { if line[i] > '0' && line[i] <= '9' { g[i] = board.Digit(line[i]-'0') } }
			if n++; n > lim {
				break
			}
			puzzle := search.OfGrid(g)
			var sols []board.Grid
			for x := range search.Solutions(&puzzle) { sols = append(sols, x); break }
			f := prove.Formula{Givens: g, Solution: &sols[0]}
			s := deduce.New(g, deduce.Options{Ladder: technique.Standard.Where(func(t *deduce.Technique) bool { return !t.Assumes })})
			s.Solve(context.Background())
			log := s.Log()
			for _, form := range []prove.Form{prove.LRAT, prove.DRAT} {
				var cnf, proof bytes.Buffer
				f.WriteTo(&cnf)
				fig, err := prove.Write(context.Background(), &proof, form, &f, &log)
				if err != nil {
					t.Fatal(name, n, err)
				}
				if form == prove.LRAT {
					tot.Clauses += fig.Clauses
					tot.Steps += fig.Steps
					tot.Split += fig.Split
					tot.Left += fig.Left
					tot.Searched += fig.Searched
					size += proof.Len()
				}
				if _, err := refutation.Check(&cnf, &proof, "cnf", "proof"); err != nil {
					t.Fatal(name, n, line, err)
				}
			}
		}
		fmt.Println(name, n, tot, size)
	}
}
