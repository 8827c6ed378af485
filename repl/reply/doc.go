// Package reply holds the reply to a line that a session runs: a [Reply], with an [Answer] of each command.
//
// An answer has the command's result, which --json prints, and blocks for people: lines, steps, drawings, and talk. A [Block] is a
// value that doesn't know the width of the screen or its colors; a [Renderer] renders it. Start with reply.go and block.go. A running
// command sends its blocks through out.go to a renderer (renderer.go).
package reply
