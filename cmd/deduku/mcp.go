package main

import (
	"context"
	"os"

	"deduku/deduce/where"
	"deduku/repl/desk"
	"deduku/repl/mcp"
	"deduku/repl/settings"
)

// mcpCmd serves sessions to language models.
type mcpCmd struct{}

// Run serves the Model Context Protocol on standard input and output until the client goes away.
func (mcpCmd) Run(s streams) error {
	services := desk.Services{Getenv: os.Getenv, Seed: settings.NewSeed(), Where: where.CompileStep, Assert: where.Assert}
	return interruptibly(func(ctx context.Context) error {
		return mcp.Serve(ctx, mcp.New(release, services), s.in, s.out)
	})
}
