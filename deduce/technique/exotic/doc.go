// Package exotic holds big patterns that shorten the hardest puzzles: fireworks, exocets, SK-loops and multi-sector locked sets.
//
// Start with fireworks.go; sectors.go is what SK-loops and multi-sector locked sets have in common.
package exotic
