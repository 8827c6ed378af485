// Package stages has the stages of plans. Most look at one row: they add findings, make several rows from it, or make puzzles. The
// others look at all rows together: they sort, pick, count, or compare rows with lists.
//
// Copy solve.go or count.go for a stage of one row. dedupe.go sorts keys of rows outside memory and is shared by the stages of all rows.
// known and join read a sorted list from a file (listfile.go, knownlist.go, joinlist.go) or hold it in memory (in beside.go). A new stage
// also needs a line in the table of package plan.
package stages
