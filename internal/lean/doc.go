// Package lean is about the program without what few ask for: built with the tag lean, it is what a page fetches first. What is left
// out says so by [Err], and the page fetches the whole program then. As [Program] is a constant, what stands behind
//
//	if lean.Program {
//		return lean.Err
//	}
//
// is not compiled, nor is anything linked that nothing else needs.
package lean

import "errors"

// Err says that the lean program has not what is asked for.
var Err = errors.New("this is in the whole program, which has to be fetched first")
