// Package dynamic is engines 23 to 29, which follow assumptions, and what their levels 1 to 4 use inside a chain.
//
// Start with search.go, engines 25 to 29; nishio.go is engine 23, static.go engine 24, which takes most from the spreads of engine
// 21. propagation.go follows one assumption, clash.go ends it, ancestors.go counts nodes, reach.go keeps what an assumption came
// to, update.go brings that up to date for engine 25.
//
// The files named inside_ are what is used inside a chain: rules has the rules, hints the lists of hints, room the memory where they
// are kept, finder all hints of engine 21, by links, chain and cycle, and multiple those of engines 24 and 25. Puzzles above 10 spend
// their time there. Propagation asks for these hints, and they propagate in their turn, so the two stand in one package.
//
// The words are those of the glossary of package rate.
package dynamic
