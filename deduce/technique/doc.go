// Package technique holds the techniques: what a person tries before guessing, one file for each technique or
// family that shares a finder, each with its test.
//
// Start with ladder.go, the list of all, easiest first; then read naked.go, as an example of a family, and
// xywing.go. A technique is a deduce.Technique value. Its Find looks at a deduce.View and yields steps; it cites
// what proves them in parts (see deduce.Part), from which text, pictures and the checked log are made. It must
// find every conclusion, and it may not assume that easier techniques have nothing left to do. Where patterns are
// many, one for each conclusion will do; where they can be huge, a constant says how large they may be (maxRing,
// maxPattern, maxLinks and the like), and for boards eliminated at will how many are kept (Max).
//
// Finders call alike what is alike: look gathers what a search starts from, grow adds a piece to a pattern in every way,
// tell drafts the step. What takes a yield and returns a bool reports whether to go on, as yield does. A field room is
// memory for a list that is n long.
//
// To add one: write its file, add its row to ladder.go and its patterns, with near misses, to a file of testdata
// (see pattern_test.go), write its first step with make golden, and run the tests. TestLadder holds every technique
// of the list to the rules without further code.
package technique
