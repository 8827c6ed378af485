// Package found remembers what a finder has found in a position, so that each conclusion is told once and memory has a bound.
package found
