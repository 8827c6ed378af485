// Package lesson makes lessons: for each technique of the path five parts, each of scenes. A [Scene] is one value: a board, what is
// asked about it, what an answer is worth, and what to say of a wrong one. Prompt and page both render it; nothing of it is
// written by hand for one technique alone, since its questions follow from the roles of the parts of a step.
//
// Start with lesson.go and scene.go. boards.go has the boards, questions.go makes questions, judge.go judges answers, equal.go where
// several are true; why.go tells what is wrong with one, because.go why the right one is right, hint.go what helps to find it.
// course.go is a learner's way through a lesson. Package looks clears a board of what does not matter, lookalike makes the near misses.
package lesson
