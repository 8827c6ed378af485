// Package data reads and writes puzzles that stand as values in programs and tables.
//
// It owns lists, objects, tables and notebooks, and knows nothing of the programs that they are from.
//
// # Where to start
//
//	arrays.go                lists in Python, NumPy and JSON; arraylex.go, arrayshape.go: their tokens and shape
//	yaml.go                    their rows alone, as YAML has them
//	json.go, jsonobject.go   objects in JSON, of deduku and of others
//	csv.go                   tables with the names of their columns
//	notebook.go, jsonwalk.go Jupyter notebooks
//
// A table remembers its columns from one puzzle to the next: it is a [source.Series].
package data
