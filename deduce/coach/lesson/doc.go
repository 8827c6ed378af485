// Package lesson makes the lessons of the learning path: five parts for each technique, with several scenes in each part. It makes
// all of them from steps; nothing is written by hand for one technique.
//
// Start with lesson.go and course.go, a learner's way through a lesson. A scene is one board with its question:
//
//   - scene.go, part.go, lead.go, ask.go: what a scene shows, says, and asks
//   - read.go, judge.go, equal.go, conclude.go: how it reads and judges an answer
//   - why.go, because.go, proof.go, hint.go: what it says about a wrong answer, the right one, and the way there
//   - picture.go, words.go: what it draws, and which words are new
//
// idea.go, questions.go, along.go, and net.go make the questions about the idea of a technique. boards.go picks the boards, look.go
// and clear.go the positions that show a technique best. alike.go, nearmiss.go, and trap.go make near misses, which look like the pattern
// but lack one condition.
package lesson
