// Package batch has puzzles go through plans of stages.
//
// A [Plan] is a list of stages, and rows go through them. A [Row] is a puzzle with the findings of the stages: row.go, fields.go, and
// stage.go. Package stages has the stages, package plan the table of all of them and the reader of plans. A new stage is a variable in
// stages and a line in that table. args.go reads the options of a stage. Package stream reads the puzzles and shares them among the
// workers; through.go is such a worker.
//
// # What it takes
//
// An estimate on paper for 10^9 puzzles on 100 machines of 16 cores, from what one core did here times the cores times
// 0.8. It was measured by processor time on a busy machine, on equivalents of the 17-clue puzzles, which are easy (most
// have an ER of 1 or 2), with csv and zstd; idle machines do better, hard puzzles much worse. Read are 82 bytes a puzzle.
//
//	plan                              a core      written    cores end   network ends (1 Gbit/s)
//	count(2)                          140,000/s   30 bytes       6 s         9 s
//	count(2), canonical                53,000/s   45 bytes      15 s        10 s
//	count(2), where(unique), logic     12,000/s   39 bytes      65 s        10 s
//	rate                               15,000/s   31 bytes      52 s         9 s
//	minimize                            8,000/s   38 bytes     100 s        10 s
//
// So counting waits for the network, or for a disk of less than 190 MB/s, and all else for the cores. If each puzzle took a
// second to rate, the whole would take nine days.
//
// Start at stage.go.
package batch
