// Package deadly tells patterns that would leave several solutions, or none: deadly patterns with what they have beyond, patterns
// without a solution and their guards, symmetry. Each file tells a family of shapes; tale has the table of them.
package deadly
