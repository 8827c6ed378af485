package deduce

// Shape is the kind of pattern that a technique has. It decides how steps are told and drawn. Techniques of one shape
// differ in size, in where the pattern lies, or in the roles of its parts: renderers go by these, so no shape belongs to one
// technique alone.
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
	ShapeWing                          // pincers and the pivot or the strong link that joins them
	ShapeBentSet                       // cells with as many digits that do not share a unit
	ShapeDistantPair                   // two like cells that do not see each other, and the chain or the box that keeps them unlike
	ShapeColors                        // one colouring, of a digit or of several
	ShapeMultiColors                   // two colourings of a digit
	ShapeDeadly                        // cells that could be filled in two ways
	ShapeAlmostLockedSets              // almost locked sets tied by digits that only one of two can hold, or by a strong link
	ShapeAlmostLocked                  // a set of a line or box, and the places of its digits in the other
	ShapeBlossom                       // a stem and its petals
	ShapeCombinations                  // what goes together: the candidates of some cells, or the ways to place some digits
	ShapeImpossible                    // cells or units that their digits could not fill without extra candidates
	ShapeTemplate                      // all ways to place a digit
	ShapeFireworks                     // digits that a row and a column bind to the same few cells
	ShapeSectors                       // cells of several lines and boxes with as many digits as these have room for
	ShapeExocet                        // base cells, targets and cross lines
	ShapeChain                         // strong and weak links in turn, one chain or ring
	ShapeKraken                        // a fish, and chains from its fins
	ShapeForcing                       // chains from each candidate of a cell or unit
)
