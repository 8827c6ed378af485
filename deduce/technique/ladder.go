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
	XWing,
	Swordfish,
	Jellyfish,
	Squirmbag,
	Whale,
	Leviathan,
	// Remote Pair
	BUG1,
	// Skyscraper, 2-String Kite, Dual 2-String Kite, Turbot Fish, Empty Rectangle, Dual Empty Rectangle
	// W-Wing
	XYWing,
	// XYZ-Wing
	Uniqueness1,
	Uniqueness2,
	Uniqueness3,
	Uniqueness4,
	Uniqueness5,
	Uniqueness6,
	HiddenRectangle,
	AvoidableRectangle1,
	AvoidableRectangle2,
	BUG2,
	BUG3,
	BUG4,
	// Unique Loop, Extended Unique Rectangle, BUG Lite, Reverse BUG, Symmetry
	FinnedXWing,
	SashimiXWing,
	FinnedSwordfish,
	SiameseFinnedSwordfish,
	SashimiSwordfish,
	SiameseSashimiSwordfish,
	FinnedJellyfish,
	SiameseFinnedJellyfish,
	SashimiJellyfish,
	SiameseSashimiJellyfish,
	FinnedSquirmbag,
	SashimiSquirmbag,
	FinnedWhale,
	SashimiWhale,
	FinnedLeviathan,
	SashimiLeviathan,
	SueDeCoq,
	// Simple Colors Trap, Simple Colors Wrap
	// Multi Colors 1, 2
	// 3D Medusa
	// Broken Wing
	// WXYZ-Wing and larger bent sets
	ALSXZ,
	ALSXYWing,
	// ALS Chain
	// Aligned Pair Exclusion, Aligned Triple Exclusion
	// Death Blossom
	// Bivalue Oddagon
	// Tridagon
	FrankenXWing,
	FrankenSwordfish,
	FrankenJellyfish,
	FrankenSquirmbag,
	FrankenWhale,
	FrankenLeviathan,
	FinnedFrankenXWing,
	FinnedFrankenSwordfish,
	SiameseFinnedFrankenSwordfish,
	FinnedFrankenJellyfish,
	SiameseFinnedFrankenJellyfish,
	FinnedFrankenSquirmbag,
	FinnedFrankenWhale,
	FinnedFrankenLeviathan,
	MutantXWing,
	MutantSwordfish,
	MutantJellyfish,
	MutantSquirmbag,
	MutantWhale,
	MutantLeviathan,
	FinnedMutantXWing,
	FinnedMutantSwordfish,
	SiameseFinnedMutantSwordfish,
	FinnedMutantJellyfish,
	SiameseFinnedMutantJellyfish,
	FinnedMutantSquirmbag,
	FinnedMutantWhale,
	FinnedMutantLeviathan,
	// (chains, loops, forcing chains and nets: on one inference engine, still to come)
	// Template Set, Template Delete
}
