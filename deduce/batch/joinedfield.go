package batch

import (
	"strconv"
	"strings"

	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
)

// JoinedFields are the fields of the columns of a list, behind those of lists that the rows have already.
func JoinedFields(before []*Field, columns []stream.Column) []*Field {
	at := 0
	for _, f := range before {
		at = max(at, f.List)
	}
	var out []*Field
	for i, c := range columns {
		out = append(out, joinedField(c, at+i))
	}
	return out
}

// joinedField is a column of a list, whose values are at a place of Row.Joined. An empty text is no value.
func joinedField(c stream.Column, at int) *Field {
	f := &Field{Name: c.Name, Doc: "from a list", Type: Text, zero: true, List: at + 1}
	switch c.Kind {
	case stream.Whole:
		f.Type = Int
	case stream.Tenths:
		f.Type = Decimal
	}
	f.Get = func(r *Row) Value {
		v := Value{Type: f.Type, None: true}
		if at >= len(r.Joined) || r.Joined[at] == "" {
			return v
		}
		text := r.Joined[at]
		v.None = false
		switch c.Kind {
		case stream.Whole: // that they are numbers was seen when the list was read
			v.Int, _ = strconv.ParseInt(text, 10, 64)
		case stream.Tenths:
			v.Int = tenthsOf(text)
		default:
			v.Text = text
		}
		return v
	}
	f.Set = func(r *Row, v Value) {
		text := ""
		if !v.None {
			text = string(v.AppendText(nil))
		}
		r.Join(at, text)
	}
	return f
}

// Join puts a value of a list at its place. What a terminal would obey in it is escaped.
func (r *Row) Join(at int, text string) {
	for len(r.Joined) <= at {
		r.Joined = append(r.Joined, "")
	}
	r.Joined[at] = sanitize.Visible(text)
}

// tenthsOf is a number with a digit behind the point, or none.
func tenthsOf(text string) int64 {
	whole, tenth, point := strings.Cut(text, ".")
	if !point {
		tenth = "0"
	}
	n, _ := strconv.ParseInt(whole+tenth, 10, 64)
	return n
}
