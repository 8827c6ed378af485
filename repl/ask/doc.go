// Package ask is the commands that ask the board and the log something, and change neither: what the rules allow, what is true in
// any solution, how guesses went, how hard the steps were, and whether an expression holds.
package ask
