// Package infer owns the consequences between the candidates of a position.
//
// A net starts from a premise, "this candidate is true", and follows it by singles until some truth has nothing left:
// then the premise is false. Where singles do not get there, a net takes lemmas: candidates that are refuted under the
// premise in the same way. The nets depend on the position alone. Each is told as a list of claims; a claim has the truth that it
// follows from and the earlier claims that it rests on.
//
// # A lane
//
// A lane is a position in which some premises hold, followed by singles. Say that 1, 2 and 4 are left for r1c1, 1 and 2 for r1c2, and 2
// and 3 for r1c5, and that the premise is r1c1 = 1:
//
//	queue  ->  r1c1=1           r1c2=2                  r1c5=3
//	           premise          truth r1c2              truth r1c5
//	             |                ^  |                    ^  |
//	             v                |  v                    |  v
//	off    ->  r1c2=1, r1c1=2, ...   r1c5=2, ...             ...
//	           why: r1c1=1           why: r1c2=2
//
// The queue holds what is on, in order: the premise, then each candidate that became the last of a truth. To follow is to take the
// next of the queue and to eliminate its rivals; the sum of each of their truths goes down, and where it comes to one member, that
// member joins the queue, with the truth as its reason. Where it comes to none, the lane ends in a contradiction. Lanes stand in a
// stack, one premise more in each, and share the queue and the reasons:
//
//	lane 1   r1c1=1 and r4c4=5    from here on in the queue: what follows from both
//	lane 0   r1c1=1               from here on: what follows from the first
//	base     no premise           the position itself
//
// A bundle is 64 lanes of one premise each, a bit for each lane in every word. It follows them at once and keeps no reasons: it says
// which premises die, and the stack says why.
//
// # Where to look
//
// Start with engine.go; forcing.go (nets of singles), nested.go (lemmas of singles) and deep.go (lemmas with lemmas) say
// which nets are looked for, and in which order. Below them:
//
//   - position.go: candidates and truths, numbered. lane.go: a position in which some premises hold, followed by singles,
//     with the reason of each conclusion. trace.go: the claims that a conclusion rests on, its cone.
//   - refute.go: a premise followed, with lemmas, to a contradiction. replay.go, shrink.go: the same again with less.
//     tale.go, net.go: told as claims.
//   - bundle.go: many lanes at once, a bit each, without reasons. field.go: a lane of each premise. carry.go: the same in the next position.
//     rows.go: lanes one by one.
//     gates.go, locked.go, exclude.go, nester.go: which premises are worth being refuted.
package infer
