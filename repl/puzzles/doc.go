// Package puzzles is the commands that make puzzles: generate, minimize, shuffle, canonical and backdoors.
package puzzles
