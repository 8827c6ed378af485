// Package coords reads what is said of single cells.
//
// [ParseCell] reads the name of a cell and [Assignments] a line of digits placed and eliminated, as people type them at a
// prompt; [Read] and [ReadFacts] are formats of such lines. It knows nothing of other formats.
//
// Start with coords.go, which reads r4c7=5; cellname.go reads the name of a cell or of several, coordlist.go lines of
// coordinates, facts.go those of answer set programs.
package coords
