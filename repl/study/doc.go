// Package study is the commands that explain what is there: board, candidates, amount, why, explain, compare, stats, rate,
// ablate, teach, show, words, blame, crux, replay and diff. A file has a row or two of the table and what carries them out.
package study
