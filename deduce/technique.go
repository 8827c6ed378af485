package deduce

// Technique is a way to find steps.
type Technique struct {
	Name  string // what users type: "naked-single"
	Title string // the standard English name, as logs write it: "Naked Single"
	Doc   string // what it is; the first sentence is its summary
	// Why is how a step of it reads: the first wording whose holes can all be filled. A hole {role} stands
	// for the units of the parts of that role, or their cells where they have no units; {role.units},
	// {role.cells} and {role.digits} ask for one of them.
	Why []string
}

// NakedSingle is positive deduction: a cell has one candidate left.
var NakedSingle = &Technique{
	Name:  "naked-single",
	Title: "Naked Single",
	Doc:   "A cell has one candidate left.",
	Why:   []string{"only {single.digits} is left for {single}"},
}

// HiddenSingle is negative deduction: a digit has one place left in a unit. Its two orders differ in
// what took the last other place, which is how they are worded.
var HiddenSingle = &Technique{
	Name:  "hidden-single",
	Title: "Hidden Single",
	Doc:   "A digit has one place left in a row, column or box.",
	Why: []string{
		"only place for {home.digits} in {home}, now that {filled} is {filled.digits}",
		"only place for {home.digits} in {home}, now that {seer.digits} in {seer} rules out {lost}",
		"only place for {home.digits} in {home}, now that {lost.digits} is gone from {lost}",
	},
}

// Classic holds the techniques of classic solving, in the order in which they are tried.
var Classic = []*Technique{NakedSingle, HiddenSingle}
