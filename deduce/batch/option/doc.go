// Package option reads the options of stages: what stands between the brackets of count(2) or top(70, er).
//
// Begin with args.go; fields.go has options that name a field of the rows.
package option
