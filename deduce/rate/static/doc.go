// Package static is engine 21: chains and cycles in a position that does not change on the way. It has also what others need of such
// chains: what follows from each candidate, kept from step to step, and what follows in the end, on positions inside chains.
//
// Start with chains.go, the engine. graph.go has the links, chain.go chains in one digit, cycle.go cycles, spread.go what follows
// from each candidate, all.go the search by all links on top of it, closure.go what follows in the end.
package static
