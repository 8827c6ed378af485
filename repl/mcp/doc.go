// Package mcp serves sessions by the Model Context Protocol, so that a language model can load boards, ask for hints and
// explanations, and have its claims judged by something that believes only the rules.
//
// server.go has the server and its boards, each a session with a handle; tools.go is the table of the tools that carry out a
// command of the session; claims.go judges claims and paths (deduce/solverlog), and proof.go proves what solutions a board has
// (deduce/drat). No tool reads or writes a file.
package mcp
