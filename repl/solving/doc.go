// Package solving is the commands that make or look for steps and solutions: solve (and solve best), step, guess, pool, hint, next, until,
// find, apply, techniques, technique, more, count, unique and brute. A file has a row or two of the table and what carries
// them out.
package solving
