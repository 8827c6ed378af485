package rendertest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// terms are names of techniques that renderers may use, as more techniques than the one have what they name, with what that is.
var terms = map[string]string{
	"chain":          "links in turn, of any technique; one package names its technique so",
	"contradiction":  "what an argument comes to, of any technique; one package names its technique so",
	"emptyrectangle": "a box whose places lie on a row and a column: one strong link or two lead to it",
	"tridagon":       "twelve cells of four boxes, as players call them: chains and forcing chains rest on such cells, too",
}

// TestNoTechniqueByName holds renderers to knowing no technique: none of their files, identifiers and texts bears the name of one, but
// for the terms above. So a technique can go, or have another name, and no name of it stays behind here. Comments may name one, as an example.
func TestNoTechniqueByName(t *testing.T) {
	names, used := techniqueNames(t), map[string]bool{}
	check := func(at token.Position, text string) {
		all := words(text)
		for i := range all {
			for j := i + 1; j <= len(all); j++ {
				name := strings.Join(all[i:j], "")
				if names[name] == nil {
					continue
				}
				used[name] = true
				if terms[name] == "" {
					t.Errorf("%v: %q has the name of a technique, %s", at, text, names[name].Title)
				}
			}
		}
	}
	sources(t, filepath.Join("..", "..", "..", "deduce", "render"), func(path string, files *token.FileSet, file *ast.File) {
		check(files.Position(file.Pos()), strings.TrimSuffix(filepath.Base(path), ".go"))
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.Ident:
				check(files.Position(n.Pos()), n.Name)
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
					check(files.Position(n.Pos()), text)
				}
			}
			return true
		})
	})
	for name := range terms {
		if !used[name] {
			t.Errorf("no renderer uses the term %q, or it names no technique", name)
		}
	}
}

// TestShapesAreShared holds each shape to at least two techniques: of one that a single technique has it would be another name.
func TestShapesAreShared(t *testing.T) {
	has := map[deduce.Shape][]string{}
	for _, rung := range technique.Standard {
		has[rung.Shape] = append(has[rung.Shape], rung.Name)
	}
	for shape, names := range has {
		if len(names) == 1 && shape != deduce.ShapeOther {
			t.Errorf("only %s has shape %d", names[0], shape)
		}
	}
}

// techniqueNames are the names of all techniques, and of the variables that hold them, in small letters without spaces.
func techniqueNames(t *testing.T) map[string]*deduce.Technique {
	names, byTitle := map[string]*deduce.Technique{}, map[string]*deduce.Technique{}
	for _, rung := range technique.Standard {
		byTitle[rung.Title] = rung.Technique
		for _, name := range []string{rung.Name, rung.Title} {
			names[strings.Join(words(name), "")] = rung.Technique
		}
	}
	variables := 0
	sources(t, filepath.Join("..", "..", "..", "deduce", "technique"), func(_ string, _ *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
				if tech := byTitle[titleIn(spec.Values[0])]; tech != nil {
					names[strings.Join(words(spec.Names[0].Name), "")] = tech
					variables++
				}
			}
			return true
		})
	})
	if variables < 80 {
		t.Errorf("only %d techniques are found in variables of their own", variables)
	}
	return names
}

// titleIn is the title of the technique that an expression spells, empty where it spells none.
func titleIn(e ast.Expr) (title string) {
	ast.Inspect(e, func(n ast.Node) bool {
		if field, ok := n.(*ast.KeyValueExpr); ok {
			key, _ := field.Key.(*ast.Ident)
			if value, ok := field.Value.(*ast.BasicLit); ok && key != nil && key.Name == "Title" {
				title, _ = strconv.Unquote(value.Value)
			}
		}
		return true
	})
	return title
}

// sources reads the Go files below a folder, but for tests and what is for tests only.
func sources(t *testing.T, below string, yield func(path string, files *token.FileSet, file *ast.File)) {
	files := token.NewFileSet()
	err := filepath.WalkDir(below, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "rendertest") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err == nil {
			yield(path, files, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// words are the words of a name or of a text in small letters: emptyRectangle and "Empty Rectangle" both have empty and rectangle.
func words(text string) (all []string) {
	isWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	last := ' '
	for _, r := range text {
		switch {
		case !isWord(r):
		case !isWord(last) || unicode.IsUpper(r) && unicode.IsLower(last):
			all = append(all, string(unicode.ToLower(r)))
		default:
			all[len(all)-1] += string(unicode.ToLower(r))
		}
		last = r
	}
	return all
}
