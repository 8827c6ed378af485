// Package op holds the operations on a puzzle that several interfaces offer: the prompt, the subcommands, the stages of a batch, the
// tools for language models, and package sudoku. It decides once which options an operation has, which values they take, what the
// puzzle must be like, and what comes out. An interface reads the options, calls the operation, and shows the result.
//
// An operation is a struct with its options as exported fields and a method Do. It may keep memory from one puzzle to the next,
// so each goroutine needs its own. The options that people type are values such as [CountLimit], which know their name, range, and
// default. [Count] is the simplest operation; start there. A new operation takes a file here and a row in each interface.
package op
