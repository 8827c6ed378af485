// Package data reads and writes puzzles as structured data: lists, objects, tables, notebooks, XML, and HTML.
//
// # Where to start
//
//	arrays.go                lists in Python, NumPy and JSON; arraylex.go, arrayshape.go: their tokens and shape
//	yaml.go                    their rows alone, as YAML has them
//	json.go, jsonobject.go   objects in JSON, of deduku and of others
//	csv.go                   tables with the names of their columns
//	notebook.go, jsonwalk.go Jupyter notebooks
//	ksudoku.go, opensudoku.go games in XML; hsol.go: saved games of HoDoKu
//	htmltable.go             tables of web pages
//
// A table remembers its columns from one puzzle to the next: it is a [source.Series].
package data
