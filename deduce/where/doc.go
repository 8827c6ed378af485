// Package where has the expressions by which steps and rows are picked: er >= 8.9 && uses("x-wing").
//
// An expression is typed, has no side effects and is bounded: it has fields, constants, comparison, && || !, arithmetic,
// in, and functions of texts and numbers; it has no loops, no variables and nothing that makes long texts of short
// ones, so that what it takes is in proportion to its length. [Compile] reads it once against the fields that are
// there, and refuses what is wrong in it with its column.
//
// The language is that of github.com/expr-lang/expr, of which allow.go takes a part. It was chosen over google/cel-go,
// the other that is well kept, for size: expr is pure Go without dependencies, cel-go comes with protocol buffers and
// ANTLR. With expr deduku's page would be 17.8 MB of WebAssembly instead of 14.1, with cel-go over 32; so the page goes
// without either: package repl knows expressions by an interface.
//
// Start at where.go. The fields of a step are in steps.go, those of a row of a batch in package deduce/batch.
package where
