// Package groups has the stages of plans that look at all rows together: they sort, pick, count, or compare with lists of others.
//
// dedupe.go has what most of them share: forms of rows that are sorted where memory does not hold them. Known and join read a
// sorted list beside these (listfile.go, knownlist.go, joinlist.go), or have it in memory for who has rows on many machines
// (beside.go). A new stage gets a line in the table of package plans.
package groups
