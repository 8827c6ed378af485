package nets

import (
	"deduku/deduce"
	"deduku/deduce/infer"
)

// Nested is a candidate that singles refute along with lemmas.
var Nested = &deduce.Technique{
	Name:  "nested-forcing-net",
	Title: "Nested Forcing Net",
	Doc: "A candidate comes to a contradiction by singles and lemmas. It is supposed to be true, and all singles that this brings are placed. Where they end, lemmas remove candidates, as long as the first is true: " +
		"locked candidates, pairs and triples of the board that this makes, or another candidate that is supposed on top of it and comes to a contradiction. Singles go on from there, until the first comes to a contradiction itself.",
	Why:  refuted,
	Form: []string{"{assumed} leaves no {contradiction}"},
	Spot: "Follow a candidate by singles; where they end without a contradiction, look what its board has for you: locked candidates, pairs and triples, a second candidate that dies at once. " +
		"Each such removal is a lemma and holds under the first candidate alone. The trap is to keep a lemma after the first candidate is given up.",
	Example: "1...567.9...1.9.36...37.15.....+6..71..6+7+3.9.5.7....36......+75...8..93....42.15.+9.:244 264 444 464 478 691 844 864 899",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNets(v, (*infer.Engine).Nested, yield) },
}

// Deep is a candidate that singles refute along with lemmas that have lemmas of their own.
var Deep = &deduce.Technique{
	Name:  "deep-forcing-net",
	Title: "Deep Forcing Net",
	Doc:   "A candidate comes to a contradiction by singles and lemmas that have lemmas of their own: it is a nested forcing net in which a candidate that is supposed on top of the first is refuted by a nested forcing net, too.",
	Why:   refuted,
	Form:  []string{"{assumed} leaves no {contradiction}"},
	Spot: "This is a last resort: as a nested net, but a lemma may need lemmas. Write each level apart, indented, and close the inner ones first. " +
		"The trap is to mix up what was supposed where.",
	Example: "1.3..6...457+1.+9....68...+15....9..81..+1...8.92.8.2.16.5..289.5.1....12...8.+16.592.:325 339 345 355 381 388 389 415 442 445 455 483 488 489 641 681 714 715 739 742 745 771 781 789",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findDeep(v, yield) },
}

// findDeep yields deep nets, and tells the view how deep it has looked.
func findDeep(v *deduce.View, yield func(*deduce.Step) bool) {
	if v.Effort() == deduce.NoEffort {
		return
	}
	findNets(v, func(e *infer.Engine, yield func(*infer.Net) bool) {
		e.Effort = v.Effort()
		e.Deep(yield)
		v.Looked(e.Levels)
	}, yield)
}
