// Package batch works on many puzzles with all processors, and gives what comes of them in the order of the input.
//
// A [Run] reads puzzles from files in blocks, has workers answer them, and hands the blocks on in order; a fixed
// number of blocks goes round, so memory does not depend on the length of the input. What an answer is and where it
// is written is for the caller to say.
//
// A [Plan] is a list of stages through which rows go, a [Row] a puzzle with what the stages have found out about it:
// row.go, fields.go and stage.go. The table of stages is kinds.go, plan.go reads plans as people write them. Stages that look
// at all rows together are in the files group_, over bigsort.go and spool.go for what memory does not hold.
//
// Start at run.go. The reading is in read.go; the workers, which know nothing of puzzles and also serve what makes
// puzzles or checks logs, are in pool.go.
package batch
