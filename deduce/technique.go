package deduce

import "strings"

// Technique is a way to find steps: one behaviour, Find, and facts about it.
type Technique struct {
	Name    string // the name that users type: "naked-single"
	Title   string // the standard English name, as logs write it: "Naked Single"
	Assumes bool   // its steps use the promise that the puzzle has one solution
	Shape   Shape  // the kind of its pattern, by which its steps are told and drawn

	Doc string // its definition; the first sentence is its summary
	// Why is how a step of it reads: the first wording whose holes can all be filled. A hole {role} stands
	// for the units of the parts of that role, or their cells where they have no units; {role.units},
	// {role.cells} and {role.digits} ask for one of them, {role.candidates} for the digits each with its cells,
	// {role.each} for the parts one by one, by their letters. {role#2} is the second part of that role alone, {role#last} the last,
	// {role+other} all parts of both roles. {links} is the chain in Eureka form, {eliminated} what the step rules out, {symmetry} and {images} the map of
	// a symmetry and what it does to the digits, {hatching} which placed digits rule out which cells, {since} "now that", or "as" where what follows is a given and the log is known. Of an argument {assumed} is what it starts from, {contradiction} what it
	// comes to, {cases} a member of the truth whose members it follows in turn, {argument} its size.
	Why []string
	// Form is the pattern in the notation that players know from HoDoKu: holes as in Why, written compactly.
	// There also: {role.slashed} the digits as 1/2, {role.braced} as {12}, {role.candidates.braced} the candidates
	// so, {role:f} each cell with an f before it, {role.each} the parts with their digits, {role.linked} the same
	// with the digits of the weak links that lead from each to the next, or from elsewhere to each, {links} the
	// chain in Eureka form. A form of "=>" alone stands for no pattern, but the arrow.
	Form []string

	Spot    string // how to find it: where to look first, which things to count; last, beginning with "The trap", the usual trap
	Example string // a position in which Find succeeds: a grid, + before digits placed later, then :eliminated candidates

	// Find hands the steps of the technique on v to yield: of all its patterns, or of one for each conclusion where
	// patterns are many. A step is a draft of v: what it holds is good until yield returns. Find stops when
	// yield returns false or v.Enough reports true, and changes nothing. It is called through View.Find.
	Find func(v *View, yield func(*Step) bool)
}

// HowToSpot is how to find the technique, and apart from that the usual trap; this is empty where Spot names none.
func (t *Technique) HowToSpot() (look, trap string) {
	at := strings.LastIndex(t.Spot, "The trap")
	if at < 0 {
		return t.Spot, ""
	}
	return strings.TrimSpace(t.Spot[:at]), t.Spot[at:]
}
