// Package quick tells whether an engine of level 2 or more has any hint at all. Most positions have none, and a closure says so
// long before the engine would.
//
// Start with existence.go. closure.go follows one assumption to its end, inner.go has what the chains inside it remove, dynamic.go
// assumptions inside assumptions.
package quick
