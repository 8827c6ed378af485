// Package path is the order in which techniques are learnt: chapters of stops, each with what it needs first, why it comes
// where it comes, and its relatives, which it teaches too. Beside it stands how often puzzles need each technique.
//
// Not on the path are techniques that nobody could redo on paper: double exocet and the templates have too many ways to
// fill in to check them by hand.
package path
