package paint

import "deduku/deduce/render/picture"

// signs stand for marks beside a digit or, where its place tells the digit, instead of it. That of a base or cover stands beside its
// label.
var signs = [picture.Marks]string{
	picture.Seen: ":", picture.Blocker: "!", picture.Pattern: "*", picture.Pivot: "@", picture.Pincer: "&", picture.LetterA: "A",
	picture.LetterB: "B", picture.LetterC: "C", picture.LetterD: "D", picture.LetterE: "E", picture.LetterF: "F", picture.LetterG: "G",
	picture.Fin: "^", picture.Refuted: "~", picture.Follows: ">", picture.Branch1: "c", picture.Branch2: "d", picture.Branch3: "e",
	picture.Branch4: "f", picture.Base: "=", picture.Cover: "#", picture.Eliminated: "-", picture.Concluded: "+",
}
