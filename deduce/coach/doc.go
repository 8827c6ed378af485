// Package coach helps a person to solve: it finds what is wrong on a board and what comes next, judges what was typed by
// hand, shows techniques on examples, and gives boards to practise them on. What it finds are values; the words are its
// callers'. Unlike a solver it may know the answer, from the answer engine, and uses it to judge, never to deduce.
//
// Start with mistake.go, what on a board contradicts the solution; justify.go says what a digit typed by hand is worth,
// refute.go what comes of a wrong one, shortest.go how else to explain a right one. practice.go is somebody who looks for
// a technique, on the boards of draw.go, judged by judge.go. lesson.go has the examples, demand.go what is asked of
// generated puzzles.
package coach
