// Package typed reads what is typed behind a command, where no board is needed for it: numbers, delays, words; what a name opens; and
// the line of a script at which an error is.
package typed
