package deduce

// Shape is the kind of pattern that a technique has. It decides how steps are told and drawn. Techniques of one shape
// differ in size or in where the pattern lies.
type Shape uint8

// The shapes.
const (
	ShapeOther            Shape = iota // told by its parts and links alone
	ShapeSingle                        // a cell or a digit with one way left
	ShapeLocked                        // the places of a digit in a unit, all in another
	ShapeNakedSet                      // cells with as many digits
	ShapeHiddenSet                     // digits with as many places
	ShapeFish                          // base units and covers
	ShapeTurbot                        // two strong links of a digit joined by a weak one
	ShapeEmptyRectangle                // a box whose places lie on a row and a column, and a strong link
	ShapeWing                          // a pivot and its pincers
	ShapeWWing                         // two like cells and a strong link
	ShapeBentSet                       // cells with as many digits that do not share a unit
	ShapeRemotePair                    // a chain of like cells
	ShapeColors                        // one colouring of a digit
	ShapeMultiColors                   // two colourings of a digit
	ShapeMedusa                        // a colouring of several digits
	ShapeDeadly                        // cells that could be filled in two ways
	ShapeReverseBUG                    // placed digits that could be exchanged
	ShapeAlmostLockedSets              // almost locked sets tied by digits that only one of two can hold, or by a strong link
	ShapeAlmostLocked                  // a set of a line or box, and the places of its digits in the other
	ShapeSueDeCoq                      // a line and a box that share cells
	ShapeBlossom                       // a stem and its petals
	ShapeExclusion                     // the combinations of some cells
	ShapeBrokenWing                    // an odd ring of one digit
	ShapeOddagon                       // an odd ring of two digits
	ShapeTridagon                      // three digits in four boxes
	ShapeTemplate                      // all ways to place a digit
	ShapeChutePair                     // two like cells and a box between them
	ShapeFireworks                     // digits that a row and a column bind to the same few cells
	ShapeSectors                       // cells with as many digits of lines and boxes
	ShapeExocet                        // base cells, targets and cross lines
	ShapeOverlay                       // ways to place digits that must go together
	ShapeChain                         // strong and weak links in turn, one chain or ring
	ShapeKraken                        // a fish, and chains from its fins
	ShapeForcing                       // chains from each candidate of a cell or unit
)
