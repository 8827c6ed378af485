package deduce

// Technique is a way to find steps: one behaviour, Find, and facts about it.
type Technique struct {
	Name  string // what users type: "naked-single"
	Title string // the standard English name, as logs write it: "Naked Single"
	Key   string // HoDoKu's short name: "n1"; empty where it has none, shared by techniques that it takes for one
	Level Level
	Score int // what a step of it adds to a puzzle's score; HoDoKu's figures

	Off     bool // not tried unless somebody asks for it
	Added   bool // unknown to HoDoKu: the profile hodoku leaves it out
	Assumes bool // its steps use the promise that the puzzle has one solution
	Most    bool // of several steps, take the one that strikes most, not the first

	Doc string // what it is; the first sentence is its summary
	// Why is how a step of it reads: the first wording whose holes can all be filled. A hole {role} stands
	// for the units of the parts of that role, or their cells where they have no units; {role.units},
	// {role.cells} and {role.digits} ask for one of them, {role.candidates} for the digits each with its cells,
	// {role.each} for the parts one by one. {role#2} is the second part of that role alone, {role#last} the last,
	// {role+other} all parts of both roles. {struck} is what the step rules out, {symmetry} and {images} the map of
	// a symmetry and what it does to the digits.
	Why []string
	// Form is the pattern in the notation that players know from HoDoKu: holes as in Why, written compactly.
	// There also: {role.slashed} the digits as 1/2, {role.braced} as {12}, {role.candidates.braced} the candidates
	// so, {role:f} each cell with an f before it, {role.each} the parts with their digits, {role.linked} the same
	// with the digits of the weak links that lead from each to the next, or from elsewhere to each, {links} the
	// chain in Eureka form. A form of "=>" alone stands for no pattern, but the arrow.
	Form []string

	Example string // a position in which Find succeeds: a grid, + before digits placed later, then :struck candidates

	// Find yields the steps of the technique on v: of all its patterns, or of one for each conclusion where patterns
	// are many. A step is a draft of v: what it holds is good until yield
	// returns. Find stops when yield returns false or v is canceled, and changes nothing.
	Find func(v *View, yield func(*Step) bool)
}
