// Package termtest is a terminal with a person in front of it, for tests of programs that people use: [Console]
// runs a program in a pseudo-terminal, types keys, and waits for what should be on its [Screen].
package termtest
