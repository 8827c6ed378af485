package technique

import "deduku/deduce"

// Standard is the ladder: every technique, in the order in which they are tried. Order, levels and scores are
// HoDoKu's; what HoDoKu does not know stands where people of the same skill would look for it.
var Standard = deduce.Ladder{
	deduce.FullHouse,
	deduce.NakedSingle,
	deduce.HiddenSingle,
	LockedPair,
	LockedTriple,
	Pointing,
	Claiming,
	NakedPair,
	NakedTriple,
	HiddenPair,
	HiddenTriple,
	NakedQuadruple,
	HiddenQuadruple,
	// X-Wing, Swordfish, Jellyfish, Squirmbag, Whale, Leviathan
	// Remote Pair
	// BUG+1
	// Skyscraper, 2-String Kite, Dual 2-String Kite, Turbot Fish, Empty Rectangle, Dual Empty Rectangle
	// W-Wing
	XYWing,
	// XYZ-Wing
	// Uniqueness Test 1 to 6, Hidden Rectangle, Avoidable Rectangle Type 1, 2
	// Unique Loop, Extended Unique Rectangle, BUG Lite, BUG types, Reverse BUG, Symmetry
	// Finned and Sashimi X-Wing ... Leviathan, each followed by its Siamese form
	// Sue de Coq
	// Simple Colors Trap, Simple Colors Wrap
	// Multi Colors 1, 2
	// 3D Medusa
	// Broken Wing
	// WXYZ-Wing and larger bent sets
	// ALS-XZ, ALS-XY-Wing, ALS Chain
	// Aligned Pair Exclusion, Aligned Triple Exclusion
	// Death Blossom
	// Bivalue Oddagon
	// Tridagon
	// Franken X-Wing ... Leviathan, Finned Franken ..., Siamese forms
	// Mutant ..., Finned Mutant ..., Siamese forms
	// (chains, loops, forcing chains and nets: on one inference engine, still to come)
	// Template Set, Template Delete
}
