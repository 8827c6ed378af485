package folder

import (
	"os"
	"testing"

	"deduku/deduce/batch/table"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkCount counts the puzzles of a file in a folder in memory: what the batch itself costs beside the answer
// engine, csv and compression included.
func BenchmarkCount(b *testing.B) {
	data, err := os.ReadFile(boardtest.Path(b, "17-clue.txt"))
	if err != nil {
		b.Fatal(err)
	}
	puzzles := 0
	for b.Loop() {
		m := newMemory(map[string]string{"in": string(data)})
		batch := &Batch{FS: m, Dir: "out", Plan: planOf(b, "count:2"), Version: "1.2.3", Inputs: []string{"in"},
			Format: "csv", Packing: table.Zstd}
		sum, err := batch.Run(b.Context())
		if err != nil {
			b.Fatal(err)
		}
		puzzles += int(sum.Records)
	}
	b.ReportMetric(float64(puzzles)/b.Elapsed().Seconds(), "puzzles/s")
}
