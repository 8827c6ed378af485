package board_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// bareSizes are the folders and files that may have the sizes of the game as numbers, and why. Everything else takes them
// from board, so that the compiler finds what depends on them.
var bareSizes = map[string]string{
	"board/search": "the engine's tables are made for rows, columns and boxes of nine; it does not compile with more units",
	"board/format": "formats are defined by characters: rows of nine, lines of 81",
}

// TestSizes finds the sizes of the game where they stand as bare numbers.
func TestSizes(t *testing.T) {
	const root = ".."
	unused := maps.Clone(bareSizes)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
				return fs.SkipDir
			}
			return nil
		}
		name, err := filepath.Rel(root, path)
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		name = filepath.ToSlash(name)
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, found := range bareIn(files, file) {
			if allowed := allowedSizes(name); allowed != "" {
				delete(unused, allowed)
				break
			}
			t.Errorf("%s:%s; board has a name for it", name, found)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range unused {
		t.Errorf("%s may have bare sizes and has none", name)
	}
}

// allowedSizes is the entry of bareSizes that holds for a file, empty where none does.
func allowedSizes(file string) string {
	for name := range bareSizes {
		if file == name || strings.HasPrefix(file, name+"/") {
			return name
		}
	}
	return ""
}

// bareIn lists the sizes of the game in a file that stand as numbers: numbers that hardly mean anything else, and small
// ones where they are the length of an array, a divisor, the end of a loop, or the number of a unit.
func bareIn(files *token.FileSet, file *ast.File) (found []string) {
	note := func(e ast.Expr, as string, sizes ...string) {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.INT && slices.Contains(sizes, lit.Value) {
			found = append(found, fmt.Sprintf("%d: %s %s", files.Position(lit.Pos()).Line, lit.Value, as))
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			note(n, "as a number", "81", "243", "324", "729")
		case *ast.ArrayType:
			note(n.Len, "as a length", "9", "10", "18", "20", "27")
			if named(n.Elt) == "Unit" {
				note(n.Len, "as the units of a cell", "3")
			}
		case *ast.BinaryExpr:
			switch n.Op {
			case token.QUO, token.REM:
				note(n.Y, "as a divisor", "9", "27")
			case token.LSS, token.GEQ:
				note(n.Y, "as a limit", "18", "27")
			case token.MUL:
				note(n.X, "as a factor", "27")
				note(n.Y, "as a factor", "27")
			}
		case *ast.RangeStmt:
			note(n.X, "as the end of a loop", "9", "18", "27")
		case *ast.CallExpr:
			if len(n.Args) == 1 && slices.Contains([]string{"Unit", "Digit", "Cell"}, named(n.Fun)) {
				note(n.Args[0], "as the number of a unit or digit", "9", "18", "27")
			}
		}
		return true
	})
	return found
}

// named is the name of a type or function, without that of its package.
func named(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// TestBareIn tries the search on a file that has one of each.
func TestBareIn(t *testing.T) {
	const text = `package p
var a [9]int
var b [27][10]int
var c [3]board.Unit
func f(u board.Unit, d int) {
	for range 9 {
	}
	for range board.Unit(18) {
	}
	_ = u < 18
	_ = u / 9
	_ = 324
	_ = d <= 9
	_ = 27
}`
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := "2: 9 as a length, 3: 27 as a length, 3: 10 as a length, 4: 3 as the units of a cell, 6: 9 as the end of a loop, " +
		"8: 18 as the number of a unit or digit, 10: 18 as a limit, 11: 9 as a divisor, 12: 324 as a number"
	if got := strings.Join(bareIn(files, file), ", "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
