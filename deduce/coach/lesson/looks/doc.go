// Package looks has what lessons show: a position, with the step on it that shows a technique best.
//
// Start with look.go. clear.go fills what does not matter.
package looks
