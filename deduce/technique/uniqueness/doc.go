// Package uniqueness holds techniques that rest on the puzzle having one solution: patterns that could be filled in two ways are
// never left alone, and a puzzle that looks the same turned or reflected has a solution that does.
//
// Start with uniqueness.go, the rectangles. What a deadly pattern is, and what follows from its extra candidates, is in
// internal/deadly.
package uniqueness
