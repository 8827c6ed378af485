// Package maker makes puzzles to order: [Wanted] is the order as it is typed, [Puzzles] carries it out. The prompt and
// the subcommand generate share it.
package maker
