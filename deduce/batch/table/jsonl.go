package table

import (
	"strconv"

	"deduku/deduce/batch"
	"deduku/internal/sanitize"
)

// jsonl has a row a line, as an object. Fields without a value are left out.
var jsonl = &Format{
	Name: "jsonl",
	Head: func([]*batch.Field) []byte { return nil },
	Append: func(out []byte, fields []*batch.Field, r *batch.Row) []byte {
		out = append(out, '{')
		first := true
		for _, f := range fields {
			v := f.Get(r)
			if v.None {
				continue
			}
			if !first {
				out = append(out, ',')
			}
			first = false
			out = append(append(append(out, '"'), f.Name...), `":`...)
			out = appendJSON(out, v)
		}
		return append(out, "}\n"...)
	},
}

func appendJSON(out []byte, v batch.Value) []byte {
	switch v.Type {
	case batch.Text:
		return append(out, sanitize.Marshal(v.Text)...)
	case batch.Grid:
		return append(v.AppendText(append(out, '"')), '"')
	case batch.Uses:
		out = append(out, '{')
		for i, u := range v.Uses {
			if i > 0 {
				out = append(out, ',')
			}
			out = strconv.AppendInt(append(strconv.AppendQuote(out, u.Technique), ':'), int64(u.Steps), 10)
		}
		return append(out, '}')
	}
	return v.AppendText(out) // numbers, true and false
}
