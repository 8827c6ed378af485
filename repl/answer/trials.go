package answer

import (
	"cmp"
	"fmt"
	"strconv"
	"time"

	"deduku/deduce/render/wording"
)

// Trials is what solving each board of a file took.
type Trials struct {
	Boards  []BoardTrial `json:"boards"`
	Slowest int          `json:"slowest"` // by plain trial: its number, from 1
	Total   []Way        `json:"total"`   // of each way, all boards together
}

// BoardTrial is what a board took, in each way that was asked for.
type BoardTrial struct {
	Puzzle string `json:"puzzle" schema:"grid"`
	Open   int    `json:"open"` // cells to solve
	Solved bool   `json:"solved"`
	Ways   []Way  `json:"ways"`
}

// Add adds a board.
func (f *Trials) Add(b BoardTrial) {
	f.Boards = append(f.Boards, b)
	if f.Slowest == 0 || b.slower(&f.Boards[f.Slowest-1]) {
		f.Slowest = len(f.Boards)
	}
	for i, w := range b.Ways {
		if i == len(f.Total) {
			f.Total = append(f.Total, Way{Method: w.Method})
		}
		t := &f.Total[i]
		t.Microseconds += w.Microseconds
		t.Guesses, t.Backtracks, t.Steps = sum(t.Guesses, w.Guesses), sum(t.Backtracks, w.Backtracks), sum(t.Steps, w.Steps)
	}
}

// slower reports whether plain trial took longer than on another board, or as long with more backtracks.
func (b *BoardTrial) slower(than *BoardTrial) bool {
	mine, other := &b.Ways[0], &than.Ways[0]
	return cmp.Or(cmp.Compare(mine.Microseconds, other.Microseconds), cmp.Compare(*mine.Backtracks, *other.Backtracks)) > 0
}

// sum adds what may not be there.
func sum(a, b *int) *int {
	if b == nil {
		return a
	}
	n := *b
	if a != nil {
		n += *a
	}
	return &n
}

const trialForm = "%6s %6s  %-8s %8s %10s %6s  %s"

// Lines are the boards as a table, a line for each way, then the total and the slowest.
func (f *Trials) Lines() []string {
	lines := []string{fmt.Sprintf(trialForm, "board", "open", "method", "guesses", "backtracks", "steps", "time")}
	rows := func(board, open string, ways []Way) {
		for _, w := range ways {
			lines = append(lines, fmt.Sprintf(trialForm, board, open, w.Method, countOrNone(w.Guesses), countOrNone(w.Backtracks), countOrNone(w.Steps), w.took()))
			board, open = "", ""
		}
	}
	for i, b := range f.Boards {
		rows(strconv.Itoa(i+1), strconv.Itoa(b.Open), b.Ways)
		if !b.Solved {
			lines = append(lines, fmt.Sprintf("%6s %6s  no solution", "", ""))
		}
	}
	rows("total", "", f.Total)
	slowest := time.Duration(f.Boards[f.Slowest-1].Ways[0].Microseconds) * time.Microsecond
	return append(lines, fmt.Sprintf("%s; the slowest by plain trial is board %d, %v", wording.Count(len(f.Boards), "board", "boards"), f.Slowest, slowest))
}

func countOrNone(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}
