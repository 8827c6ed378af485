// Package coach helps a person to solve: it finds mistakes on a board and the next step, judges edits made by hand, shows
// techniques on examples, and gives boards to practise them on. Its findings are values; its callers put them into words. Unlike
// a solver it may know the answer, from the answer engine, and uses it to judge, never to deduce.
//
// Start with mistake.go, which finds the part of a board that contradicts the solution. justify.go judges a digit typed by
// hand, refute.go shows why a wrong one is wrong, shortest.go explains a right one in fewer steps, and
// crux.go finds the steps that a solution hinges on. practice.go is a player's
// practice of a technique, on the boards of draw.go, judged by judge.go. lesson.go has the examples, demand.go the wishes for
// generated puzzles.
package coach
