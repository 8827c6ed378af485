// Package chains holds techniques that are one chain of strong and weak links: X-chains, XY-chains, nice loops, AICs, the short
// ones with names of their own, and those through groups, almost locked sets and the guards of patterns.
//
// Start with chains.go, how a chain that the package deduce/chain found becomes a step, then niceloop.go.
package chains
