// Package singledigit holds patterns of one digit that are no fish by name: two strong links that meet, empty rectangles,
// and templates, the ways to place a digit everywhere.
//
// Start with turbot.go, which has the Skyscraper too.
package singledigit
