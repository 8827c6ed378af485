// Package review keeps a learner's answers and says what to learn and to review next.
//
// The state is the list of all answers. Everything else is computed from it, so another schedule can replay it. state.go reads,
// writes, and joins states, boxes.go says what is due, count.go counts. path.go has the learning path: chapters of stops, each with its
// prerequisites, the reason for its place, and its relatives. The path leaves out techniques that nobody can redo on paper, such as
// double exocets and templates. frequency.go says how often puzzles need each technique.
package review
