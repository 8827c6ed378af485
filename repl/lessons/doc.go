// Package lessons is the command learn: lessons along the path, reviews that come back, and the placement test. Package
// deduce/coach/lesson decides what is shown, asked and worth; this one puts it at the prompt and in replies.
//
// learn.go has the command, teacher.go carries a learner through a lesson, show.go shows a scene, draw.go its boards, placement.go is
// the test.
package lessons
