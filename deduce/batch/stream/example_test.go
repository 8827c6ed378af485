package stream_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"deduku/board/puzzle"
	"deduku/deduce/batch/stream"
)

// clues answers each puzzle with its number of givens.
type clues struct{}

func (clues) Answer(_ context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	b.Out = fmt.Appendln(b.Out, p.Givens.Len())
	return nil
}

func (clues) Unread(m *stream.Miss, b *stream.Block) {
	b.Notes = append(b.Notes, m.Err.Error())
}

func ExampleRun() {
	const file = `94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57
94..2.7....1..4..9
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
`
	run := stream.Run{
		Files: []string{"two.txt"},
		Open: func(name string) (io.ReadCloser, string, error) {
			return io.NopCloser(strings.NewReader(file)), name, nil
		},
		NewWorker: func() stream.Worker { return clues{} },
	}
	tally, err := run.Each(context.Background(), func(b *stream.Block) error {
		for _, note := range b.Notes {
			fmt.Println(note)
		}
		_, err := os.Stdout.Write(b.Out)
		return err
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(tally.Puzzles, "answered,", tally.Unread, "not read")
	// Output:
	// 26
	// two.txt:2:19: 18 cells, expected 81
	// 30
	// 2 answered, 1 not read
}
