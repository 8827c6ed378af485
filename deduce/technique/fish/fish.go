package fish

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// fish says which fish a technique finds.
type fish struct {
	shape   fishShape
	fins    fishFins
	size    int
	siamese bool // two with the same bases as one step
}

// fishShape says which units a fish is made of.
type fishShape uint8

const (
	basicShape   fishShape = iota // rows against columns
	frankenShape                  // some boxes among the rows or the columns
	mutantShape                   // rows and columns on one side
)

// fits reports whether bases and covers, out of those that the shape may have, make up this shape and no simpler one.
func (f fishShape) fits(bases, covers board.UnitSet) bool {
	switch f {
	case frankenShape:
		return (bases|covers)&board.AllBoxes != 0
	case mutantShape:
		return bases&board.AllRows != 0 && bases&board.AllColumns != 0 || covers&board.AllRows != 0 && covers&board.AllColumns != 0
	}
	return true
}

// fishFins says what fins a fish has.
type fishFins uint8

const (
	finless     fishFins = iota
	finned               // some, but it is not sashimi
	sashimiOnly          // some, and without them a base has at most one place left
)

// basic reports whether the fish is of rows and columns, without fins.
func (f fish) basic() bool { return f.shape == basicShape && f.fins == finless }

// fishKind is what the fish of one kind share, whatever their size.
type fishKind struct {
	title   string // before the name of the size
	shape   fishShape
	fins    fishFins
	siamese bool
	doc     string // with the size in place of #
	spot    string
}

var (
	basicFish = fishKind{
		doc:  "All places of a digit in # rows are in # columns (or rows and columns exchanged). The digit can be removed from the rest of these columns.",
		spot: spotFish}
	finnedFish = fishKind{title: "Finned ", fins: finned,
		doc:  "All places of a digit in # rows, but for a few, the fins, are in # columns (or rows and columns exchanged). " + fishFinsClear,
		spot: spotFinned}
	sashimiFish = fishKind{title: "Sashimi ", fins: sashimiOnly,
		doc:  "All places of a digit in # rows, but for a few, the fins, are in # columns (or rows and columns exchanged); without the fins one of the rows has at most one place. " + fishFinsClear,
		spot: spotSashimi}
	frankenFish = fishKind{title: "Franken ", shape: frankenShape,
		doc:  "All places of a digit in # rows or boxes are in # columns or boxes, at least one of these units a box (or rows and columns exchanged). " + fishClears,
		spot: spotFranken}
	finnedFrankenFish = fishKind{title: "Finned Franken ", shape: frankenShape, fins: finned,
		doc:  "All places of a digit in # rows or boxes, but for a few, the fins, are in # columns or boxes, at least one of these units a box (or rows and columns exchanged). " + fishFinsClear,
		spot: spotFinnedFranken}
	mutantFish = fishKind{title: "Mutant ", shape: mutantShape,
		doc:  "All places of a digit in # units are in # others, with both a row and a column among the bases or among the covers. " + fishClears,
		spot: spotMutant}
	finnedMutantFish = fishKind{title: "Finned Mutant ", shape: mutantShape, fins: finned,
		doc:  "All places of a digit in # units, but for a few, the fins, are in # others, with both a row and a column among the bases or among the covers. " + fishFinsClear,
		spot: spotFinnedMutant}

	siameseFinnedFish = fishKind{title: "Siamese Finned ", fins: finned, siamese: true,
		doc:  "Two finned fish of the same # rows or columns, one of them perhaps sashimi. " + fishEitherClears,
		spot: spotSiamese}
	siameseSashimiFish = fishKind{title: "Siamese Sashimi ", fins: sashimiOnly, siamese: true,
		doc:  "Two sashimi fish of the same # rows or columns. " + fishEitherClears,
		spot: spotSiamese}
	siameseFinnedFrankenFish = fishKind{title: "Siamese Finned Franken ", shape: frankenShape, fins: finned, siamese: true,
		doc:  "Two finned franken fish of the same # bases. " + fishEitherClears,
		spot: spotSiamese}
	siameseFinnedMutantFish = fishKind{title: "Siamese Finned Mutant ", shape: mutantShape, fins: finned, siamese: true,
		doc:  "Two finned mutant fish of the same # bases. " + fishEitherClears,
		spot: spotSiamese}
)

const (
	fishClears       = "The digit can be removed from the rest of the covers, and from a place of the bases that two covers share."
	fishFinsClear    = "What the fish would remove without its fins can be removed where it sees all of them."
	fishEitherClears = "What either removes is removed in one step."
)

const (
	spotFish = "Filter one digit. Count its places row by row, then column by column: lines with no more places than the fish has lines can be bases. " +
		"As many lines across must hold all of these places. The trap is a place outside: then it may be a finned fish, but not this one."
	spotBigFish = "There is no need to look for it: the lines beside the covers make a smaller fish, with the same fins if there are any, and with the same removals. " +
		"The trap is to search for the large one."
	spotFinned = "Look for a fish that one place spoils, or a few in one box: these are the fins. What the fish would remove is removed where it sees every fin. " +
		"The trap is a candidate in a cover that sees only some of them."
	spotSashimi = "Look for a fish with a base that has at most one place in the covers; its other places, perhaps with some of other bases, are the fins and lie in one box. What else lies in a cover and sees every fin can be removed. " +
		"The trap is to pass it over because a corner is missing."
	spotFranken = "When a fish on lines fails by a few places that lie together in a box, take that box as a base or as a cover instead of a line. There must be as many covers as bases. " +
		"The trap is a place of a base that no cover has: each must be in one."
	spotFinnedFranken = "Look for a fish of lines and boxes that a few places spoil, because no cover has them or because they are in two bases. All of these are fins; only a place in a cover that sees every fin can be removed. " +
		"The trap is a place in two bases: it is a fin even where a cover has it."
	spotMutant = "Take this as a last resort: rows and columns may be bases together. Start with units that have two or three places for the digit and no place in common, " +
		"and look for as many others that have all of these places. The trap is a place in two bases: it makes the fish a finned one."
	spotFinnedMutant = "Take this as a last resort: start with rows, columns and boxes that have two or three places for the digit, " +
		"and cover all of these but one or two, the fins, with as many others. The trap is a fin that the candidate to remove does not see."
	spotSiamese = "Where a finned fish is found, exchange one cover for another, so that a fin is covered and a place that was covered becomes a fin. " +
		"If that is a fish too, both remove at once. The trap is to use the fins of one fish with the covers of the other."
)

var (
	fishNames   = [8]string{2: "X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"}
	fishNumbers = [8]string{2: "two", "three", "four", "five", "six", "seven"}
)

// The wordings and forms: of two fish first, then of one; with fins of both sorts, of one sort, of none.
var (
	fishWhy = []string{
		MustWhy + "{cover#1} unless it is in {fin#1}, in {cover#2} unless it is in {fin#2}, or in both cases, counting twice, in {endofin}",
		MustWhy + "{cover#1} unless it is in {fin#1}, in {cover#2}, and in either unless it is, counting twice, in {endofin}",
		MustWhy + "{cover#1}, in {cover#2} unless it is in {fin#2}, and in either unless it is, counting twice, in {endofin}",
		MustWhy + "{cover#1} or {cover#2} as you like unless it is, counting twice, in {endofin}",
		MustWhy + "{cover#1} unless it is in {fin#1}, and in {cover#2} unless it is in {fin#2}",
		MustWhy + "{cover} unless it is in {fin} or, counting twice, in {endofin}",
		MustWhy + "{cover} unless it is in {fin}",
		MustWhy + "{cover} unless it is, counting twice, in {endofin}",
		MustWhy + "{cover}",
	}
	fishForm = []string{
		BaseForm + "{cover#1} {fin#1:f} {endofin:ef}/{cover#2} {fin#2:f} {endofin:ef}",
		BaseForm + "{cover#1} {fin#1:f} {endofin:ef}/{cover#2} {endofin:ef}",
		BaseForm + "{cover#1} {endofin:ef}/{cover#2} {fin#2:f} {endofin:ef}",
		BaseForm + "{cover#1} {endofin:ef}/{cover#2} {endofin:ef}",
		BaseForm + "{cover#1} {fin#1:f}/{cover#2} {fin#2:f}",
		BaseForm + "{cover} {fin:f} {endofin:ef}",
		BaseForm + "{cover} {fin:f}",
		BaseForm + "{cover} {endofin:ef}",
		BaseForm + "{cover}",
	}
)

const (
	MustWhy  = "{base.digits} in {base} must be in "
	BaseForm = "{base.digits} {base} "
)

// technique is the fish of one size.
func (k fishKind) technique(size int, example string) *deduce.Technique {
	f := fish{shape: k.shape, fins: k.fins, size: size, siamese: k.siamese}
	t := &deduce.Technique{
		Title:   k.title + fishNames[size],
		Shape:   deduce.ShapeFish,
		Why:     fishWhy,
		Form:    fishForm,
		Spot:    k.spot,
		Example: example,
		Find:    f.find,
	}
	if size > 4 && k.shape == basicShape {
		t.Spot = spotBigFish
	}
	t.Name = strings.ToLower(strings.ReplaceAll(t.Title, " ", "-"))
	number := fishNumbers[size]
	if strings.HasPrefix(k.doc, "#") {
		number = strings.ToUpper(number[:1]) + number[1:]
	}
	t.Doc = strings.ReplaceAll(strings.Replace(k.doc, "#", number, 1), "#", fishNumbers[size])
	return t
}
