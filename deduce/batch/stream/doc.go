// Package stream answers many puzzles on all processors and returns the answers in the order of the input.
//
// A [Run] reads blocks of puzzles from files, passes them to workers, and passes the answered blocks on in order. A fixed number of
// blocks goes round, so memory does not depend on the length of the input. The caller decides how an answer looks and where it goes.
//
// Start with run.go. read.go reads, pool.go has the workers, usage.go counts techniques. frames.go unpacks files of several zstd or
// gzip frames from any of these frames. lists.go reads tables and JSON Lines that other programs wrote.
package stream
