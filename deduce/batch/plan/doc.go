// Package plan reads written plans (parse.go) and has the table of all stages (kinds.go). The tests of the stages are also here, because
// they write stages as plans do.
package plan
