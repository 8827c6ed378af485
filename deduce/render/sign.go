package render

// signs stand for marks beside a digit or, where its place tells the digit, instead of it. That of a base or cover stands beside its
// label.
var signs = [Marks]string{
	Seen: ":", Blocker: "!", Pattern: "*", Pivot: "@", Pincer: "&", LetterA: "A",
	LetterB: "B", LetterC: "C", LetterD: "D", LetterE: "E", LetterF: "F", LetterG: "G",
	Fin: "^", Refuted: "~", Follows: ">", Branch1: "c", Branch2: "d", Branch3: "e",
	Branch4: "f", Base: "=", Cover: "#", Eliminated: "-", Concluded: "+",
}
