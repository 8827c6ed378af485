// Package deduce owns what a deduction is, and the solver that makes deductions.
//
// A [Step] is one conclusion with all that it rests on: the truths that it cites (which cell holds some
// digit, which unit has a place for a digit) and the earlier steps that removed what these truths miss. A
// [Log] is a list of steps; everything that a person or a program reads is made from it elsewhere. The
// package draws nothing and words nothing, and it may not ask the answer engine: a solver that can see the
// answer proves nothing.
//
// The files stand in layers, each of which names only what is below it (a test holds them to that):
//
//   - steps and logs, and what finds steps: truth.go (the facts that steps cite), step.go (what a step is made of, the roles
//     of its parts among it), claim.go (the lines of an argument), symmetry.go, memory.go (what steps point into),
//     numberset.go, log.go; shape.go, technique.go, ladder.go, ladders.go (ladders for puzzles with one solution and for others), scale.go,
//     view.go, index.go (what finders keep of a position), changes.go (how it differs from the ones before), draft.go, finding.go, singles.go
//   - a log and the board it leads to: journal.go, notice.go (where singles are noticed), pool.go (where they wait),
//     classic.go (what each of them says), because.go (what a step rests on), boards.go (the boards of a log, in turn)
//   - what comes next: guess.go, climber.go (how a solver goes up its ladder), forget.go (guesses taken back), solver.go
//   - logs changed, read back and shortened: premise.go, excerpt.go, recall.go, shorter.go
//
// Read step.go, then solver.go and climber.go. A [Technique] finds steps on a [View] of the board, puts each together
// as a [Draft], and stands on a rung of a [Ladder]. The techniques stand in the package technique, but for the singles.
//
// The kinds of steps, as a log shows them:
//
//	INIT      r1c3 = 9
//	PREMISE   r2c2 = 8    believed, not proved
//	POS_DED   r5c5 = 3    only 3 is left for r5c5
//	NEG_DED1  r4c7 = 5    only place for 5 in row 4, now that r4c2 is 8
//	NEG_DED2  r6c8 = 1    only place for 1 in box 6, now that 1 in r2c9 rules out r5c9
//	X-Wing    r3c4, r5c4 <> 4    4 in rows 2 and 7 must be in columns 4 and 9
//	GUESS     r3c3 = 7    one of 3, 7, 9 (guess 1)
//	CONFLICT  r8c2    no digit is left for r8c2
//	BACKTRACK r3c3 <> 7    undoes 2 steps
//	SOLVED    1 guess on the way to the solution, 1 backtrack
package deduce
