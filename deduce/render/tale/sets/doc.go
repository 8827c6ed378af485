// Package sets tells patterns of digits that share cells and cells that share digits: singles, locked candidates, naked and hidden sets,
// fish, bent sets, almost locked sets, sectors, exocets. Each file tells a family of shapes; tale has the table of them.
package sets
