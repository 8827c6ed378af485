// Package plans has the table of all stages (kinds.go) and reads plans as people write them (parse.go). The tests of the stages are
// here, as plans say them.
package plan
