// Package boards is the example boards that come with the program.
package boards
