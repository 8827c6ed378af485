// Package settings is the options of a session, a row each in a table, and the names by which techniques are asked for.
// Start with settings.go; ladders.go says which techniques the options leave, names.go what a typed name stands for.
package settings
