package desk

import (
	"time"

	"deduku/deduce"
)

// Services are what a desk needs from the program that has it.
type Services struct {
	Clock  func() time.Time    // nil for the real one
	Seed   uint64              // the first value of the setting seed
	Getenv func(string) string // the environment; nil for none
	Files  Files               // what people name; nil for none
	Diary  Lines               // where it is kept how practice goes; nil for as long as the session lasts

	// Where reads an expression about a step and its number, for 'find where' and 'log where'; nil where there are none.
	Where func(expression string) (holds func(n int, step *deduce.Step) (bool, error), err error)
}
