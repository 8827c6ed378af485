// Package about has the subcommands that tell of deduku itself: its handbook, its manual page, what shells complete, the
// schemas of its JSON, the files that it keeps.
//
// man.go and completion.go write down what surface.go finds on the command line.
package about
