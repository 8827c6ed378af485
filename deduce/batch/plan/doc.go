// Package plan reads plans as people write them (parse.go) and has the table of all stages (kinds.go). The tests of the stages are also
// here, because they write stages as plans do.
package plan
