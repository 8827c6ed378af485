//go:build js && !lean

package main

import (
	"deduku/deduce/filter"
	"deduku/repl/page"
)

// withExpressions has a page pick steps by expressions.
func withExpressions(c *page.Config) { c.Where, c.Assert = filter.CompileStep, filter.Assert }
