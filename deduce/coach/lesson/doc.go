// Package lesson makes lessons: for each technique of the path five parts, each of scenes.
//
// Start with lesson.go and idea.go. Package scene is one of their boards with its question, package questions makes those of the idea.
// boards.go has the boards, alike.go those that look alike, course.go is a learner's way through a lesson, conclude.go judges what was typed as
// conclusions. Package looks clears a board of what does not matter, lookalike makes the near misses.
package lesson
