package search

import (
	"context"
	"testing"
	"time"

	"deduku/board"
)

// FuzzCount reads two bytes a cell as its candidates: no count exceeds its limit, and each solution is
// one. A short input leaves the other cells free.
func FuzzCount(f *testing.F) {
	for _, s := range seeds {
		p := make([]byte, 0, 2*board.Cells)
		for _, x := range s.line {
			m := uint16(all)
			if x != '.' {
				m = 1 << (x - '1')
			}
			p = append(p, byte(m), byte(m>>8))
		}
		f.Add(p, 2)
	}
	f.Fuzz(func(t *testing.T, marks []byte, limit int) {
		p := OfGrid(board.Grid{})
		for c := range p {
			if 2*c+1 < len(marks) {
				p[c] = uint16(marks[2*c]) | uint16(marks[2*c+1])<<8
			}
		}
		limit %= 200
		// Candidates taken away at will can keep any search for hours: these boards are left to those who can wait.
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		start := time.Now()
		n, err := CountContext(ctx, &p, limit)
		if err != nil {
			t.Skip(err)
		}
		took := time.Since(start)
		if n > max(limit, 0) || n < 0 {
			t.Fatalf("counts %d with limit %d", n, limit)
		}
		if limit <= 0 {
			return
		}
		found := take(&p, limit)
		check(t, &p, found)
		g, ok := Solve(&p)
		if len(found) != n || ok != (n > 0) || ok && g != found[0] {
			t.Fatalf("Count %d, Solutions %d, Solve %v %v", n, len(found), g, ok)
		}
		if took > 10*time.Millisecond {
			return // First asks hundreds of times
		}
		if first, ok := First(&p); ok != (n > 0) || n > 0 && n < limit && first != sorted(found)[0] {
			t.Fatalf("First %v, %v of %d", first, ok, n)
		}
	})
}
