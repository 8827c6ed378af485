// Package answer holds what commands and subcommands find out, with names for programs and, where it does not depend on
// a screen, in words for people.
//
// A [Reply] is one line of JSON around an answer; reply.go says how it is written. The other files have the answers, by
// what they are about: board.go, solving.go, steps.go, technique.go, study.go, compare.go, puzzles.go, session.go. An answer's JSON
// has cells, candidates and grids as logs write them, whatever the notation of a session. The schemas of all this are in
// the package schema. What an answer of "no" is, no.go says.
package answer
