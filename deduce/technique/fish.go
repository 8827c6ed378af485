package technique

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
		return (bases|covers)&allBoxes != 0
	case mutantShape:
		return bases&allRows != 0 && bases&allColumns != 0 || covers&allRows != 0 && covers&allColumns != 0
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
		doc:  "# rows have their places for a digit in # columns, or the other way round. The digit can be removed from the rest of the columns.",
		spot: spotFish}
	finnedFish = fishKind{title: "Finned ", fins: finned,
		doc:  "# rows have their places for a digit in # columns but for some fins, or the other way round. " + fishFinsClear,
		spot: spotFins}
	sashimiFish = fishKind{title: "Sashimi ", fins: sashimiOnly,
		doc:  "A finned fish of # rows or columns, one of which has at most one place beside the fins. " + fishFinsClear,
		spot: spotFins}
	frankenFish = fishKind{title: "Franken ", shape: frankenShape,
		doc:  "# rows or boxes have their places for a digit in # columns or boxes, or so with rows and columns exchanged. " + fishClears,
		spot: spotFranken}
	finnedFrankenFish = fishKind{title: "Finned Franken ", shape: frankenShape, fins: finned,
		doc:  "# rows or boxes have their places for a digit in # columns or boxes but for some fins, or so with rows and columns exchanged. " + fishFinsClear,
		spot: spotFranken}
	mutantFish = fishKind{title: "Mutant ", shape: mutantShape,
		doc:  "# units have their places for a digit in # others, with rows and columns on one side. " + fishClears,
		spot: spotMutant}
	finnedMutantFish = fishKind{title: "Finned Mutant ", shape: mutantShape, fins: finned,
		doc:  "# units have their places for a digit in # others but for some fins, with rows and columns on one side. " + fishFinsClear,
		spot: spotMutant}

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
	fishClears       = "The digit can be removed from other places of the covering units, and from places in two of these."
	fishFinsClear    = "What the fish would remove without its fins can be removed where it sees all of them."
	fishEitherClears = "What either removes is removed in one step."
)

const (
	spotFish = "Filter one digit. Count its places row by row, then column by column: lines with no more places than the fish has lines can be bases. " +
		"The same columns must hold all of them. The trap is a place outside: then it is a finned fish at best."
	spotFins = "Look for a fish that a place or two in one box spoil: these are the fins. Only what shares that box with them and lies in a cover can be removed. " +
		"In a sashimi fish the corner by the fins is missing; the trap is to remove also what does not see every fin."
	spotFranken = "When a fish on lines fails by a few places that lie together in a box, take the box as a base or as a cover instead of a line. " +
		"Count places, not units: each must be covered. The trap is a place in two bases: it counts as a fin."
	spotMutant = "Take this as a last resort: the bases may be rows, columns and boxes together. Start with units that have two or three places for the digit and no cell in common, " +
		"and look for as many covers. The trap is a place in two bases: it counts as a fin."
	spotSiamese = "Where a finned fish is found, exchange one cover for another that turns a fin into a body place. " +
		"If the same bases make a second fish, both remove at once. The trap is to use the fins of one fish with the covers of the other."
)

var (
	fishNames   = [8]string{2: "X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"}
	fishNumbers = [8]string{2: "two", "three", "four", "five", "six", "seven"}
)

// The wordings and forms: of two fish first, then of one; with fins of both sorts, of one sort, of none.
var (
	fishWhy = []string{
		fishMust + "{cover#1} unless it is in {fin#1}, in {cover#2} unless it is in {fin#2}, or in both cases, counting twice, in {endofin}",
		fishMust + "{cover#1} unless it is in {fin#1}, in {cover#2}, and in either unless it is, counting twice, in {endofin}",
		fishMust + "{cover#1}, in {cover#2} unless it is in {fin#2}, and in either unless it is, counting twice, in {endofin}",
		fishMust + "{cover#1} or {cover#2} as you like unless it is, counting twice, in {endofin}",
		fishMust + "{cover#1} unless it is in {fin#1}, and in {cover#2} unless it is in {fin#2}",
		fishMust + "{cover} unless it is in {fin} or, counting twice, in {endofin}",
		fishMust + "{cover} unless it is in {fin}",
		fishMust + "{cover} unless it is, counting twice, in {endofin}",
		fishMust + "{cover}",
	}
	fishForm = []string{
		fishBase + "{cover#1} {fin#1:f} {endofin:ef}/{cover#2} {fin#2:f} {endofin:ef}",
		fishBase + "{cover#1} {fin#1:f} {endofin:ef}/{cover#2} {endofin:ef}",
		fishBase + "{cover#1} {endofin:ef}/{cover#2} {fin#2:f} {endofin:ef}",
		fishBase + "{cover#1} {endofin:ef}/{cover#2} {endofin:ef}",
		fishBase + "{cover#1} {fin#1:f}/{cover#2} {fin#2:f}",
		fishBase + "{cover} {fin:f} {endofin:ef}",
		fishBase + "{cover} {fin:f}",
		fishBase + "{cover} {endofin:ef}",
		fishBase + "{cover}",
	}
)

const (
	fishMust = "{base.digits} in {base} must be in "
	fishBase = "{base.digits} {base} "
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
	t.Name = strings.ToLower(strings.ReplaceAll(t.Title, " ", "-"))
	number := fishNumbers[size]
	if strings.HasPrefix(k.doc, "#") {
		number = strings.ToUpper(number[:1]) + number[1:]
	}
	t.Doc = strings.ReplaceAll(strings.Replace(k.doc, "#", number, 1), "#", fishNumbers[size])
	return t
}
