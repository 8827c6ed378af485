//go:build js && lean

package main

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/internal/lean"
	"deduku/repl/page"
)

// withExpressions has a page fetch the whole program, which has expressions.
func withExpressions(c *page.Config) {
	c.Where = func(string) (func(int, *deduce.Step) (bool, error), error) { return nil, lean.Err }
	c.Assert = func(string, *deduce.Log, *board.Board) (bool, string, error) { return false, "", lean.Err }
}
