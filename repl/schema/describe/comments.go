package describe

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Comments are the descriptions of types and of their fields, by Type and by Type.Field.
type Comments map[string]string

// CommentsOf are the comments on the types of a package, whose source is in a folder.
func CommentsOf(folder fs.FS) (Comments, error) {
	names, err := fs.Glob(folder, "*.go")
	if err != nil {
		return nil, err
	}
	all, files := Comments{}, token.NewFileSet()
	for _, name := range names {
		text, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(files, path.Base(name), text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, decl := range file.Decls {
			if types, ok := decl.(*ast.GenDecl); ok && types.Tok == token.TYPE {
				all.add(types)
			}
		}
	}
	return all, nil
}

// add adds the comments of a declaration of a type.
func (c Comments) add(types *ast.GenDecl) {
	for _, spec := range types.Specs {
		t := spec.(*ast.TypeSpec)
		fields, ok := t.Type.(*ast.StructType)
		if !ok {
			continue
		}
		text := types.Doc.Text()
		for _, verb := range []string{" is ", " are "} {
			text = strings.TrimPrefix(text, t.Name.Name+verb)
		}
		c[t.Name.Name] = sentence(text)
		for _, f := range fields.Fields.List {
			for _, name := range f.Names {
				c[t.Name.Name+"."+name.Name] = sentence(f.Comment.Text())
			}
		}
	}
}

// sentence is a comment as a sentence, in one line.
func sentence(text string) string {
	text = strings.TrimSuffix(strings.Join(strings.Fields(text), " "), ".")
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:] + "."
}
