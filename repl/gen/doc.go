// Package gen generates the puzzles that a person asks for. A [Request] holds the wishes as typed, and [Puzzles] generates
// the puzzles. The prompt and the subcommand generate share the package.
package gen
