// Package coloring holds techniques that give the candidates of strong links two colours in turn: one colour is true
// throughout, the other false.
//
// Start with coloring.go, how candidates are coloured; colors.go colours one digit, medusa.go all of them, but for what
// medusanews.go says is as it was.
package coloring
