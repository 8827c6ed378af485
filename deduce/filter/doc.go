// Package filter has the expressions that pick steps and rows: er >= 8.9 && uses("x-wing").
//
// An expression is typed, has no side effects and is bounded: it has fields, constants, comparison, && || !, arithmetic,
// in, and functions of texts and numbers; it has no loops, no variables and nothing that makes long texts of short
// ones, so that its cost is in proportion to its length. [Compile] reads it once against the fields that are there; a mistake
// is an [Error] with its column.
//
// The language is that of github.com/expr-lang/expr, of which allow.go takes a part. It was chosen over google/cel-go,
// the other that is well kept, for size: expr is pure Go without dependencies, cel-go comes with protocol buffers and
// ANTLR. Packed with brotli, expr adds 0.45 MB to deduku's page of 2.73 MB (unpacked 3.8 to 14.1 MB), cel-go over 1.8 MB.
// The page is to stay below 3 MB, so it goes without either: package repl is given expressions from outside.
//
// Start at where.go. The fields of a step are in steps.go, those of a row of a batch in package deduce/batch.
package filter
