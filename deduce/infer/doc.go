// Package infer owns what follows from what between the candidates of a position.
//
// A net starts from a premise, "this candidate is true", and follows it by singles until some truth is left without
// a candidate: then the premise is false. Where singles do not get there, a net takes lemmas: candidates that are
// refuted under the premise in the same way. Everything that this package concludes is told as a list of claims,
// each with the truth that it follows from and the earlier claims that it rests on.
//
// The words: a position is numbered candidates and the truths that hold them (position.go). A lane is a position in
// which some premises hold, followed by singles (lane.go). A trace collects the truths and lemmas that a
// contradiction rests on, its cone (trace.go). To refute a premise is to follow it, with lemmas, to a contradiction
// (refute.go); a refutation is made smaller by playing it again without some of what it uses (shrink.go) and told
// from its last replay (tale.go, net.go). Slices follow all premises at once and only say which of them die
// (slices.go, locked.go, exclude.go): they are gates before the search for the smallest net. Levels of nets and the
// order in which they are tried stand in forcing.go (nets of singles) and nested.go (nets within nets).
package infer
