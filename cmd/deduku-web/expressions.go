//go:build js && !lean

package main

import (
	"deduku/deduce/where"
	"deduku/repl/page"
)

// withExpressions has a page pick steps by expressions.
func withExpressions(c *page.Config) { c.Where, c.Assert = where.CompileStep, where.Assert }
