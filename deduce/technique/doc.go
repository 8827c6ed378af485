// Package technique holds the ladder of techniques: what a person tries before guessing, easiest first, with the names,
// levels and scores of each and the choice of those that are on.
//
// The techniques themselves stand in folders by family, a file each, with their tests:
//
//   - subsets: naked and hidden subsets, locked candidates
//   - fish: of all sizes, with fins, Franken, mutant, Siamese
//   - singledigit: Skyscraper, kite, turbot fish, empty rectangle, templates
//   - wings: XY-Wing and its like, remote pairs, bent sets
//   - coloring: simple colours, multi colours, 3D Medusa
//   - als: almost locked sets, blossoms, aligned exclusion, Sue de Coq
//   - uniqueness: what rests on the puzzle having one solution
//   - impossible: what cannot be filled: broken wing, bivalue oddagon, tridagon
//   - exotic: fireworks, exocets, SK-loops, multi-sector locked sets
//   - chains: X-chains, XY-chains, nice loops, AICs, also through groups, sets and guards
//   - forcing: several chains that come to one end
//   - nets: what singles lead to when a candidate is supposed
//
// What several families search for stands in internal: templates, lockedset (almost locked sets), deadly (patterns and
// what their extra candidates lead to), found (what a finder has told).
//
// Start with ladder.go, the list of all; then read subsets/naked.go, as an example of several techniques that share a
// finder, and wings/xywing.go. A technique is a deduce.Technique value. Its Find looks at a deduce.View and yields
// steps; it cites what proves them in parts (see deduce.Part), from which text, pictures and the checked log are made.
// It must find every conclusion, and it may not assume that easier techniques have nothing left to do. Where patterns
// are many, one for each conclusion will do; where they can be huge, a constant says how large they may be (maxRing,
// maxPattern, maxLoopLinks and the like), and for boards eliminated at will how many are kept (found.Max).
//
// Finders call alike what is alike: look gathers what a search starts from, grow adds a piece to a pattern in every way,
// tell drafts the step. What takes a yield and returns a bool reports whether to go on, as yield does. A field room is
// memory for a list that is n long.
//
// To add one: write its file in the folder of its family, add its row to ladder.go and its patterns, with near misses,
// to a file of testdata there (see techniquetest/pattern.go), write its first step with make golden, and run the tests.
// TestLadder holds every technique of the list to the rules without further code.
package technique
