package wings

import "deduku/deduce"

// BentQuad is a bent set of four cells.
var BentQuad = &deduce.Technique{
	Name:    "bent-quad",
	Title:   "Bent Quad",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Four cells in two crossing units have only four digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 4, yield) },
}

// VWXYZWing is a bent set of five cells.
var VWXYZWing = &deduce.Technique{
	Name:    "vwxyz-wing",
	Title:   "VWXYZ-Wing",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Five cells in two crossing units have only five digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: "93.5+8..7+4+47.1+9.3..+52.+43+7..6+2+173+5....+85+9+26.+7..+64+3+9+7...2+3.+2745...1.+56+2+34.+7+7+6+4+8+19...:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 5, yield) },
}

// UVWXYZWing is a bent set of six cells.
var UVWXYZWing = &deduce.Technique{
	Name:    "uvwxyz-wing",
	Title:   "UVWXYZ-Wing",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Six cells in two crossing units have only six digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: ".3...4...........+4.+462..+9.8..4.912.6.....+2+8+9.9....8.47.98..6..3+67+3.89..2.1...36+8+9:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 6, yield) },
}

// TUVWXYZWing is a bent set of seven cells.
var TUVWXYZWing = &deduce.Technique{
	Name:    "tuvwxyz-wing",
	Title:   "TUVWXYZ-Wing",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Seven cells in two crossing units have only seven digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: "..+6..+1..+2..+5.+2+6..1+1.2..3......+1.4+53+6+45.+6.2+1..61...+8+4+27..+1.6.....+648..2+1..7..1+9..5:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 7, yield) },
}

// STUVWXYZWing is a bent set of eight cells.
var STUVWXYZWing = &deduce.Technique{
	Name:    "stuvwxyz-wing",
	Title:   "STUVWXYZ-Wing",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Eight cells in two crossing units have only eight digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: "3..4.1....9....7...........6.41.........7.2.9......5.+6....3..8.52+8.........8...6.:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 8, yield) },
}

// RSTUVWXYZWing is a bent set of nine cells.
var RSTUVWXYZWing = &deduce.Technique{
	Name:    "rstuvwxyz-wing",
	Title:   "RSTUVWXYZ-Wing",
	Shape:   deduce.ShapeBentSet,
	Doc:     "Nine cells in two crossing units have only nine digits together, each of which, but for at most one, can be there only once, as all its places see each other. " + bentDoc,
	Why:     bentWhy,
	Form:    bentForm,
	Spot:    spotBentSet,
	Example: "..7.+43568.6..1874.....+7......64..8.......7+4.9..485.3.+6...12....2.......4.53......:131 132 133 388 931 932 933 934 936 984 994",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBent(v, 9, yield) },
}

const spotBentSet = "Look where two units cross, a line and a box or a row and a column, for cells with few candidates, as many digits as cells. Check digit by digit whether its places see each other: at most one digit may fail. " +
	"The trap is a second one that fails."

const bentDoc = "The odd one must then be in at least one of the cells, so it can be removed from cells that see all its places there; without an odd one, that holds for all the digits."

var (
	bentWhy = []string{
		"of {set.digits} in {set}, only {common.digits} can come twice, so at least one of the cells is {common.digits}",
		"{set} must hold each of {set.digits} once",
	}
	bentForm = []string{"{set.slashed} in {set}"}
)

// findBent finds n cells of two crossing units that have n digits together, of which all but at most one can
// come only once.
func findBent(v *deduce.View, n int, yield func(*deduce.Step) bool) {
	for _, set := range bents.Of(v).found[n] {
		if v.Enough() || !set.eliminate(v, yield) {
			return
		}
	}
}
