// Package pipeline has the puzzles of files answered one after the other by all processors, for subcommands: it reads them,
// writes the answers in the order of the input, as lines or as JSON, and tells a person how far the run is.
//
// A subcommand has a [Puzzles] among its flags and gives [Puzzles.AnswerEach] an [Answerer] for each worker, which speaks to a
// [Replies]. Begin with pipeline.go; unique.go is for subcommands that want puzzles with one solution.
package pipeline
