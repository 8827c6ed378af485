// Package deduce owns what a deduction is, and the solver that makes deductions.
//
// A [Step] is one conclusion with all that it rests on: the truths that it cites (which cell holds some
// digit, which unit has a place for a digit) and the earlier steps that removed what these truths miss. A
// [Log] is a list of steps; everything that a person or a program reads is made from it elsewhere. The
// package draws nothing and words nothing, and it may not ask the answer engine: a solver that can see the
// answer proves nothing.
//
// # For users
//
// [New] makes a [Solver] of a puzzle, [Solver.Next] takes one step, and [Solver.Log] is the log so far. The step tells all: package
// render words and draws it. ExampleSolver shows the loop.
//
//   - step: one conclusion. It places digits or eliminates candidates, or it says how the log stands (INIT, CONFLICT, SOLVED).
//   - truth: a fact that a step cites: "r5c5 holds one of its candidates", or "5 has a place in row 4". A candidate that could make
//     a truth true is a member of it.
//   - premise: a digit or an elimination that is believed, not proved, as a player sets it. Unlike a given it can be taken back.
//   - because: the numbers of the earlier steps that removed the other members of the truths that a step cites.
//   - guess, depth: one member of a truth is tried. The depth of a step is the number of guesses that are open.
//   - part: a piece of a pattern, with the role that it has there: base, cover, pivot.
//   - link, claim, argument: a link joins two candidates of a chain. A claim is one line of a longer proof. The argument of a step
//     is its links and claims.
//   - ladder, rung: a ladder is techniques in the order in which they are tried. A rung is a technique on it, with the way to
//     pick among the steps that the technique finds.
//   - scale: what grade and score each technique has. A technique itself knows neither.
//   - to assume: to use the promise that the puzzle has one solution. A guarded ladder has no rung that assumes where the promise
//     does not hold.
//
// The kinds of steps, as a log shows them:
//
//	INIT      r1c3 = 9
//	PREMISE   r2c2 = 8    believed, not proved
//	POS_DED   r5c5 = 3    naked single: only 3 is left for r5c5
//	NEG_DED1  r4c7 = 5    hidden single in row 4: only place for 5, now that r4c2 is 8
//	NEG_DED2  r6c8 = 1    hidden single in box 6: only place for 1, now that 1 in r2c9 rules out r5c9
//	X-Wing    r3c4, r5c4 <> 4    4 in rows 2 and 7 must be in columns 4 and 9
//	GUESS     r3c3 = 7    one of 3, 7, 9 (guess 1)
//	CONFLICT  r8c2    no digit is left for r8c2
//	BACKTRACK r3c3 <> 7    undoes 2 steps
//	SOLVED    1 guess on the way to the solution, 1 backtrack
//
// # For authors of techniques
//
// A [Technique] finds steps on a [View] of the board, puts each together as a [Draft], and stands on a rung of a [Ladder]. The
// techniques stand in the package technique, but for the singles, which the journal notices by itself. Read technique.go,
// view.go and draft.go, then a short technique.
//
//   - view: the board as finders see it, for one position: open cells, candidates, places.
//   - index: a value that several finders need of a position. It is built when the first of them asks for it.
//   - draft: a step that a finder puts together in memory of the view. The next draft uses the same memory, so a step is good
//     only until yield returns; the solver keeps a copy.
//   - generation: the number of the position that a view looks at. A value of an earlier generation is out of date.
//   - last empty position: the last position in which a technique found nothing ([View.Silent]).
//   - changed: a cell is changed if it was filled or lost candidates after the technique's last empty position. A
//     pattern without changed cells would have been found before, so a finder may look at changed cells alone.
//   - promise (of a finder): to find every step that rests on a changed cell. A finder makes the promise by calling
//     [View.Silent], [View.Changed], [View.ChangedCellsFor], or [View.ChangedDigits]. If it then finds nothing, the
//     position becomes its last empty position. A test compares each technique with one that starts over.
//   - journal: the board, with the step that removed each candidate. It notices the singles that a step leaves.
//   - pool: the singles that were noticed and wait for their turn.
//   - slab: memory in which the small lists of many steps stand one after the other.
//
// # The files
//
// The files stand in layers, each of which names only what is below it (a test holds them to that):
//
//   - steps and logs, and what finds steps: truth.go (the facts that steps cite), step.go (what a step is made of, the roles
//     of its parts among it), claim.go (the lines of an argument), missing.go (what a step needs gone), symmetry.go, memory.go (what steps point into),
//     numberset.go, log.go; shape.go, technique.go, ladder.go, ladders.go (ladders for puzzles with one solution and for others), scale.go,
//     effort.go, view.go, index.go (what finders keep of a position), changes.go (how it differs from the ones before), draft.go, finding.go, singles.go
//   - a log and the board it leads to: journal.go, notice.go (where singles are noticed), pool.go (where they wait),
//     classic.go (what each of them says), because.go (what a step rests on), bare.go (what is logged without that), boards.go (the boards of a log, in turn)
//   - what comes next: guess.go, climber.go (how a solver goes up its ladder), forget.go (guesses taken back), solver.go, choices.go
//     (all that could come next)
//   - logs changed, read back and shortened: premise.go, excerpt.go, recall.go, shorter.go
//
// To follow a solve, read step.go, then solver.go and climber.go.
package deduce
