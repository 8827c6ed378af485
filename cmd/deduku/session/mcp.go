package session

import (
	"context"
	"os"

	"deduku/cmd/deduku/subcommand"
	"deduku/cmd/deduku/version"
	"deduku/deduce/filter"
	"deduku/repl/mcp"
	"deduku/repl/state"
)

// MCP serves sessions to language models.
type MCP struct{}

// Run serves the Model Context Protocol on standard input and output until the client goes away.
func (MCP) Run(s subcommand.Streams) error {
	services := state.Services{Getenv: os.Getenv, Seed: state.NewSeed(), Where: filter.CompileStep, Assert: filter.Assert}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return mcp.Serve(ctx, mcp.New(version.Release, services), s.In, s.Out)
	})
}
