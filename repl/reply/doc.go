// Package reply is what comes of a line that a session carries out: a [Reply], with an [Answer] of each command.
//
// An answer has the facts that a command found out, the same that --json prints, and the parts that tell a person of
// them: lines, steps, drawings, talk. A part is a value that says what is to be shown, not how wide the screen is nor in
// which colours: a [Renderer] renders it. Start with reply.go and block.go; out.go is where a running command puts its parts,
// and renderer.go what shows them while it runs.
package reply
