// Package outside takes in what deduku did not write itself: text of unknown length and content. lines.go reads it
// line by line within bounded memory; regular.go reads files of deduku's own, which anything may have replaced; visible.go makes
// any of it fit to be shown.
//
// Names and texts from files, from the environment and from the keyboard go through [Visible] before they reach a
// terminal, wherever they stand: in results, in messages, in errors.
package sanitize
