// Package batches has the subcommand batch and those under it: run, join and status. The work is done by packages below
// deduce/batch; here are its flags, and what is said of it.
//
// Begin with batch.go. A run goes into a folder, or by stream.go to standard output; ready.go looks before it begins.
package batches
