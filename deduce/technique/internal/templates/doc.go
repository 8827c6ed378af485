// Package templates finds the templates of a digit, the ways to place it in every row, column and box. What is in none of them is
// all that techniques of one digit can ever eliminate.
package templates
