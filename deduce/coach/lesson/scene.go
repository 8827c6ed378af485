package lesson

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Scene is one thing to do in a lesson: what is shown, and what is asked.
type Scene struct {
	Part   Part
	Shown  []Look            // a board; where the question is which of several, these
	Step   *deduce.Step      // that it is about; nil for none
	Told   bool              // the step is told and drawn in full, and nothing is asked
	Region bool              // where to look is said from the start
	Way    deduce.Ladder     // of a puzzle that is played, what is used on the way; empty otherwise
	Needed *deduce.Technique // and the technique without which that does not solve it; nil where it does
	Question
}

// Asks is what an answer names.
type Asks int

// What answers name.
const (
	Nothing     Asks = iota // there is none: one reads, and goes on
	units                   // rows, columns, boxes
	cells                   // cells
	digits                  // digits
	Conclusions             // what can be removed or placed
	Letter                  // one of the boards
	Play                    // the puzzle is played to its end
	asks
)

var asksNames = [asks]string{"nothing", "units", "cells", "digits", "conclusions", "letter", "play"}

// String is the name of what is asked for, as programs read it.
func (a Asks) String() string { return asksNames[a] }

// mostCells is how many cells a question or a hint names.
const mostCells = 8

// Question is what is asked, and the right answer. Which sentence asks it follows from what it is about.
type Question struct {
	Asks   Asks
	About  About
	Given  deduce.Part // what the sentence speaks of
	Other  deduce.Part // and what else
	Leads  []Lead      // what is said before it
	Before []Question  // what was asked before it about the same step

	Letters [2]int            // of the sets G and O, where they bear some
	After   []board.Candidate // what was placed in thought before it, in this order

	Units  board.UnitSet  // the right answer, where units are asked for
	Cells  board.CellSet  // or cells
	Digits board.DigitSet // or digits
	Letter int            // or one of the boards, from 0
	Misses []Miss         // of each board what it lacks; the right one nothing
}

// About is what a question is about.
type About int

// What questions are about. G is what is given, O what else.
const (
	aboutNothing About = iota
	placesOf           // where G's digits can go in G's units
	linesOf            // which units have all places of G's digit in as many units across
	coversOf           // in which units G's cells are, all of them
	oneMoreUnit        // in which other unit than G's unit G's cells are
	onlyThese          // which cells of G's unit have no candidates but G's digits
	between            // which digits G's cells can hold between them
	outsideOf          // which of G's cells, places of G's digit, are outside G's units
	seeEachOther       // which two of G's cells see each other, one of them from O's cells
	openCell           // which cell of G's unit is open
	seenDigits         // which digits the cell G sees
	pincersOf          // which two cells make a wing with the pivot G
	inBothCases        // which digit is in one of O's cells, whatever G holds
	otherThan          // if G's digit is not in G's cells, where in O's unit is it
	otherDigit         // if G's cell is not G's digit, which is it
	opposite           // which of G's cells have the other colour than O's cells
	sameInAll          // which digits all of G's cells can hold
	moreThan           // which of G's cells can hold more than G's digits
	threeLeft          // which open cell has more than two candidates
	restricted         // which digit has all places in G's cells see all in O's cells
	follows            // suppose O's digit in O's cell: where is the only place left for G's digit in G's unit
	onlyDigit          // which digit is the only one left for the cell G, if O's digit is in O's cell
	nothingIn          // which units have no place left for G's digit
	without            // what the set G must hold if O's digit is in the cell O, which sees all places for it in G
	placesAmong        // which of O's cells in G's unit can hold G's digit
	roomIn             // which two lines have all of G's cells, places of G's digit in G's cross lines
	seesWhich          // which of G's cells, places of G's digit, does O's cell see
	WhatFollows        // what can be removed, or placed
	WhichIsIt          // which board shows the technique
	TheStep            // the step of the technique
	thePuzzle          // the whole puzzle
)

// AsTold is a scene with its step told in full: nothing is asked any more. Of several boards it is the one that has the step.
func (s *Scene) AsTold() Scene {
	shown := s.Shown[:1]
	if s.Asks == Letter {
		shown = s.Shown[s.Letter : s.Letter+1]
	}
	return Scene{Part: s.Part, Shown: shown, Step: s.Step, Told: true}
}

// Drawn reports whether the pattern of the step is drawn on its boards: where the idea has led to it, too, and what follows is asked.
func (s *Scene) Drawn() bool {
	shape := deduce.ShapeSingle
	if s.About == WhatFollows {
		shape = pattern.ShapeOf(s.Step)
	}
	return s.Told || s.Asks == Letter || closings[shape] != saysNothing || shape == deduce.ShapeChain || shape == deduce.ShapeForcing
}

// Marked are the cells of the pattern of a step.
func Marked(step *deduce.Step) (cells board.CellSet) {
	for i := range step.Parts {
		cells = cells.Union(step.Parts[i].Cells)
	}
	return cells
}
