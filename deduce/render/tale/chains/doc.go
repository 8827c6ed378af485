// Package chains tells patterns of links: two links at a bridge, wings, colours, chains and loops, forcing chains. Each file tells a
// family of shapes; tale has the table of them. reason.go says why a link is one.
package chains
