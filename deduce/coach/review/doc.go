// Package review keeps what a learner answered, and says what comes back when. The state is every answer; boxes and all that is
// counted are worked out from it, so that another schedule can replay it.
//
// state.go reads, writes and joins states, boxes.go says what is due, count.go sums up.
package review
