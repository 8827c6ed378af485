package batch

import (
	"context"
	"errors"
	"fmt"
	"unicode"

	"deduku/deduce/where"
)

// whereKind keeps the rows of which an expression is true.
var whereKind = &StageKind{
	Name: "where", Args: "EXPRESSION", Raw: true, Short: "keep the rows of which an expression about their fields is true",
	New: func(args []Arg, before []*Field) (*Stage, error) {
		if len(args) == 0 {
			return nil, errors.New("where takes an expression: where(er >= 8.9)")
		}
		filter, err := where.Compile(args[0].Value, vocabulary(before))
		if at := (*where.Error)(nil); errors.As(err, &at) {
			return nil, &PlanError{Column: args[0].Column + at.Column - 1, Err: errors.New(at.Msg)}
		}
		if err != nil {
			return nil, err
		}
		s := &Stage{Text: "where(" + args[0].Value + ")"}
		s.NewWork = func() Work {
			mine := filter.Clone()
			return func(_ context.Context, r *Row) (bool, error) {
				keep, err := mine.Holds(r)
				if err != nil {
					return false, fmt.Errorf("%s: %s: %w", r.Source, s.Text, err)
				}
				return keep, nil
			}
		}
		return s, nil
	},
}

// isWord reports whether expressions can have a name: letters, digits and _, with no digit first.
func isWord(name string) bool {
	for i, r := range name {
		if r != '_' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsNumber(r)) {
			return false
		}
	}
	return name != ""
}

// vocabulary is what expressions can speak of where rows have these fields.
func vocabulary(fields []*Field) *where.Vocabulary[*Row] {
	v := new(where.Vocabulary[*Row])
	for _, f := range fields {
		if f.list > 0 && !isWord(f.Name) {
			continue // no expression can name it
		}
		v.Fields = append(v.Fields, expressed(f))
		if f == FieldTechniques {
			v.Named, v.Uses = where.TechniquesNamed, (*Row).usesAny
		}
	}
	return v
}

// expressed is a field as expressions have it: a level is what can be compared, no value is nothing that it equals.
func expressed(f *Field) where.Field[*Row] {
	out := where.Field[*Row]{Name: f.Name}
	switch f.Type {
	case Int:
		if f.list > 0 { // a row may have none
			out.Like, out.Of = 0.0, func(r *Row) any {
				v := f.Get(r)
				if v.None {
					return where.None
				}
				return float64(v.Int)
			}
			break
		}
		out.Like, out.Of = 0, func(r *Row) any { return int(f.Get(r).Int) }
	case Decimal:
		out.Like, out.Of = 0.0, func(r *Row) any {
			v := f.Get(r)
			if v.None {
				return where.None
			}
			return float64(v.Int) / 10
		}
	case Bool:
		out.Like, out.Of = false, func(r *Row) any { return f.Get(r).Int == 1 }
	case Text:
		out.Like, out.Of = "", func(r *Row) any { return f.Get(r).Text }
	case Grid:
		out.Like, out.Of = "", func(r *Row) any { return string(f.Get(r).AppendText(nil)) }
	case Uses:
		out.Like, out.Of = map[string]int(nil), func(r *Row) any { return counts(f.Get(r).Uses) }
	}
	switch f {
	case FieldLevel:
		out.Like, out.Word, out.Of = 0.0, where.LevelWord, func(r *Row) any { return where.Level(r.Logic.Level) }
	case FieldHardest, FieldTechniques:
		out.Word = where.TechniqueWord
	}
	return out
}

func counts(uses []Use) map[string]int {
	out := make(map[string]int, len(uses))
	for _, u := range uses {
		out[u.Technique] = u.Steps
	}
	return out
}

// usesAny reports whether one of some techniques was used.
func (r *Row) usesAny(techniques []string) bool {
	for _, u := range r.Logic.Techniques {
		for _, t := range techniques {
			if u.Technique == t {
				return true
			}
		}
	}
	return false
}
