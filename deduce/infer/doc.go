// Package infer owns what follows from what between the candidates of a position.
//
// A net starts from a premise, "this candidate is true", and follows it by singles until some truth has nothing left:
// then the premise is false. Where singles do not get there, a net takes lemmas: candidates that are refuted under the
// premise in the same way. What is found depends on the position alone, and is told as a list of claims, each with the
// truth that it follows from and the earlier claims that it rests on.
//
// Start with engine.go; forcing.go (nets of singles), nested.go (lemmas of singles) and deep.go (lemmas with lemmas) say
// what is looked for, and in what order. Below them:
//
//   - position.go: candidates and truths, numbered. lane.go: a position in which some premises hold, followed by singles,
//     with the reason of each conclusion. trace.go: what a conclusion rests on, its cone.
//   - refute.go: a premise followed, with lemmas, to a contradiction. replay.go, shrink.go: the same again with less.
//     tale.go, net.go: told as claims.
//   - bundle.go: many lanes at once, a bit each, which tell only what happens and not why. rows.go: what is kept of them.
//     gates.go, locked.go, exclude.go, nester.go: which premises are worth being refuted.
package infer
