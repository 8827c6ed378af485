// Package wings holds wings: a few cells that have nearly as few digits as they are, so that one of two ends, or of three, has
// a digit. Remote pairs and bent sets are here, too.
//
// Start with xywing.go; bentset.go is the search for the wings of four cells and more.
package wings
