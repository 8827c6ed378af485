// Package checks has the subcommands that check what is claimed: logs and other programs' paths (check.go), what somebody
// made of puzzles (judge.go), and the making of proofs that others can check (prove.go).
package checks
