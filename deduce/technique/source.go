package technique

import (
	"strings"

	"deduku/deduce"
)

// Source is who described a technique, or where it is described.
type Source struct {
	Text    string
	Address string // of a page; empty for none
}

// SourceOf is the source of a technique; empty where none is known that could be looked up. It names a person only where the page says that this person found the technique or wrote
// it down first.
func SourceOf(t *deduce.Technique) Source {
	for _, row := range sources() {
		for _, rung := range byNames(row.names) {
			if rung.Technique == t {
				return row.Source
			}
		}
	}
	return Source{}
}

// hodokuGuide is a page of HoDoKu's guide.
func hodokuGuide(chapter, file string) Source {
	return Source{"Bernhard Hobiger's guide to HoDoKu, chapter " + chapter, "http://hodoku.sourceforge.net/en/tech_" + file + ".php"}
}

// wiki is an article of SudokuWiki.
func wiki(article string) Source {
	return Source{"Andrew Stuart's SudokuWiki, article " + strings.ReplaceAll(article, "_", " "), "https://www.sudokuwiki.org/" + article}
}

// sudopedia is an article of Sudopedia, in the copy that the New Sudoku Players' Forum keeps.
func sudopedia(article, file string) Source {
	return Source{"Sudopedia, article " + article, "http://sudopedia.enjoysudoku.com/" + file + ".html"}
}

// forum is a thread of the New Sudoku Players' Forum.
func forum(text, thread string) Source {
	return Source{text, "http://forum.enjoysudoku.com/" + thread + ".html"}
}

// sourced is techniques by names, as in the list of usual names, and their source.
type sourced struct {
	names string
	Source
}

// sources are all rows; the first that names a technique counts. It is a function so that a program that does not ask goes without.
func sources() []sourced {
	return []sourced{
		{"skyscraper 2-string-kite", forum("the thread \"two 'new' techniques, Skyscraper and 2-string Kite\" of the New Sudoku Players' Forum", "two-new-techniques-skyscraper-and-2-string-kite-t2646")},
		{"sue-de-coq", forum("a player who signs as Sue de Coq, in the thread \"Two-Sector Disjoint Subsets\" of the New Sudoku Players' Forum", "two-sector-disjoint-subsets-t2033-15")},
		{"triple-firework quadruple-firework", Source{"shye, on the New Sudoku Players' Forum in November 2021, as SudokuWiki says in its article Fireworks", "http://www.sudokuwiki.org/Fireworks"}},
		{"tridagon guardian-chain guardian-forcing-chain", forum("Denis Berthier, in the thread \"The tridagon rule\" of the New Sudoku Players' Forum in March 2022, which also lists earlier names", "the-tridagon-rule-t39859")},
		{"junior-exocet senior-exocet double-exocet", Source{"found by Allan Barker in the puzzle Fata Morgana, named by champagne, defined in David P Bird's JExocet Compendium, as SudokuWiki says in its article Exocet", "https://www.sudokuwiki.org/Exocet"}},
		{"bivalue-oddagon", forum("borescoper, in the thread \"Odd Bivalue Loop (bivalue oddagon)\" of the New Sudoku Players' Forum in June 2016", "technique-share-odd-bivalue-loop-bivalue-oddagon-t33153")},
		{"msls", Source{Text: "players of the New Sudoku Players' Forum in 2013, among them David P Bird, in the thread \"Using Multi-Sector Locked Sets\""}},
		{"pattern-overlay", Source{Text: "Myth Jellies, as SudokuWiki says in its article Pattern Overlay Method; Sudopedia has an article of that name, too"}},
		{"symmetrical-placement", sudopedia("Gurth's Symmetrical Placement", "Gurth%27s_Symmetrical_Placement")},
		{"reverse-bug", sudopedia("Reverse BUG", "Reverse_BUG")},
		{"broken-wing", sudopedia("Broken Wing", "Broken_Wing")},
		{"sk-loop", wiki("SK_Loops")},
		{"whip", forum("Denis Berthier, whose book Pattern-Based Constraint Satisfaction and Logic Puzzles is about these and their kin", "pattern-based-constraint-satisfaction-and-logic-puzzles-t30774")},
		{"m-wing m-ring", forum("the thread \"M-wings & m-rings: exemplars & examples\" of the New Sudoku Players' Forum", "m-wings-m-rings-exemplars-examples-t30030-15")},
		{"s-wing l2-wing l3-wing h1-wing h2-wing w-ring l-ring l3-ring", forum("the players of the New Sudoku Players' Forum, who name short chains by their links, as in the thread \"a challenge\"", "a-challenge-t42170")},
		{"almost-locked-*", forum("the thread \"Almost Locked Candidates\" of the New Sudoku Players' Forum", "almost-locked-candidates-t4477")},
		{"bug-type-*", forum("the thread \"The BUG (Bivalue Universal Grave) Principle\" of the New Sudoku Players' Forum", "the-bug-bivalue-universal-grave-principle-t2352")},
		{"bug-lite-* bug+n-chain", forum("the thread \"BUG-Lite vs. BUG+N\" of the New Sudoku Players' Forum", "bug-lite-vs-bug-n-t35665")},
		{"unique-loop-*", Source{"Nicolas Juillerat's program Sudoku Explainer, which has its four types by this name", ""}},
		{"nishio", wiki("Nishio_Forcing_Chains")},
		{"digit-forcing-chain", wiki("Digit_Forcing_Chains")},
		{"chute-remote-pair", wiki("Chute_Remote_Pairs")},
		{"3d-medusa", wiki("3D_Medusa")},
		{"aligned-pair-exclusion aligned-triple-exclusion", wiki("Aligned_Pair_Exclusion")},
		{"wxyz-wing bent-quad vwxyz-wing uvwxyz-wing tuvwxyz-wing stuvwxyz-wing rstuvwxyz-wing", wiki("WXYZ_Wing")},
		{"extended-unique-rectangle-*", wiki("Extended_Unique_Rectangles")},

		{"full-house naked-single hidden-single", hodokuGuide("Singles", "singles")},
		{"pointing claiming", hodokuGuide("Intersections", "intersections")},
		{"naked-* locked-*", hodokuGuide("Naked Subsets", "naked")},
		{"hidden-pair hidden-triple hidden-quadruple", hodokuGuide("Hidden Subsets", "hidden")},
		{"x-wing swordfish jellyfish squirmbag whale leviathan", hodokuGuide("Basic Fish", "fishb")},
		{"finned-franken-* finned-mutant-* siamese-finned-franken-* siamese-finned-mutant-* franken-* mutant-*", hodokuGuide("Complex Fish", "fishc")},
		{"finned-* sashimi-* siamese-*", hodokuGuide("Finned/Sashimi Fish", "fishfs")},
		{"turbot-fish empty-rectangle dual-*", hodokuGuide("Single Digit Patterns", "sdp")},
		{"uniqueness-test-* hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2 bug+1", hodokuGuide("Uniqueness", "ur")},
		{"w-wing xy-wing xyz-wing", hodokuGuide("Wings", "wings")},
		{"simple-colors-* multi-colors-*", hodokuGuide("Coloring", "col")},
		{"remote-pair x-chain xy-chain *-nice-loop aic *-aic", hodokuGuide("Chains and Loops", "chains")},
		{"als-xz als-xy-wing als-chain death-blossom", hodokuGuide("Almost Locked Sets", "als")},
		{"template-* cell-forcing-chain unit-forcing-chain forcing-chain-* forcing-net-* kraken-fish-*", hodokuGuide("Methods of Last Resort", "last")},
	}
}
