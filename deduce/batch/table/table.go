// Package table writes rows of package batch as text and as Parquet, and reads tables of text again.
//
// Start with table.go: the formats. csv.go, jsonl.go and bank.go have a row a line, parquet.go a file of the columns of
// parquet_leaf.go, pack.go puts text into frames that are compressed each by itself.
package table

import (
	"fmt"
	"slices"
	"strings"

	"deduku/deduce/batch"
)

// Format is a way to write rows as text, each by itself.
type Format struct {
	Name string
	// needs is a required field, or nil.
	needs *batch.Field
	// Head is the line before the first row, nil where there is none.
	Head func(fields []*batch.Field) []byte
	// Append appends a row.
	Append func(out []byte, fields []*batch.Field, r *batch.Row) []byte
}

// formats are the ways to write rows as text.
var formats = []*Format{CSV, jsonl, bank}

// Named is the format with a name.
func Named(name string) (*Format, error) {
	var names []string
	for _, f := range formats {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return nil, fmt.Errorf("no format of rows %q; there are %s", name, strings.Join(names, ", "))
}

// Fits says why rows that have some fields cannot be written so.
func (f *Format) Fits(fields []*batch.Field) error {
	if f.needs == nil || slices.Contains(fields, f.needs) {
		return nil
	}
	return fmt.Errorf("rows are written as %s only with the column %s, %s: which stage of the plan gives it?", f.Name, f.needs.Name, f.needs.Doc)
}

// Columns are the fields that are written; fields that follow from others are not.
func Columns(fields []*batch.Field) []*batch.Field {
	var out []*batch.Field
	for _, f := range fields {
		if f.Set != nil {
			out = append(out, f)
		}
	}
	return out
}
