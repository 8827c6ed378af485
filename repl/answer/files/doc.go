// Package files finds out what whole files hold: whether all logs of a file are right, and what each line of a path is worth. A file
// may be longer than memory; it is read in parts.
//
// Start with checklogs.go and pathfile.go. logparts.go cuts a file into parts that are checked beside each other, checknames.go
// looks for the steps again under their names.
package files
