package stages

import (
	"context"
	"errors"
	"fmt"
	"unicode"

	"deduku/deduce/batch"
	"deduku/deduce/filter"
)

// Where keeps the rows of which an expression is true.
var Where = &batch.StageKind{
	Name: "where", Args: "EXPRESSION", Raw: true, Short: "keep the rows of which an expression about their fields is true",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		if len(args) == 0 {
			return nil, errors.New("where takes an expression: where(er >= 8.9)")
		}
		compiled, err := filter.Compile(args[0].Value, vocabulary(before))
		if at := (*filter.Error)(nil); errors.As(err, &at) {
			return nil, &batch.PlanError{Column: args[0].Column + at.Column - 1, Err: errors.New(at.Msg)}
		}
		if err != nil {
			return nil, err
		}
		s := &batch.Stage{Text: "where(" + args[0].Value + ")"}
		s.NewWork = func() batch.Work {
			mine := compiled.Clone()
			return func(_ context.Context, r *batch.Row) (bool, error) {
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
func vocabulary(fields []*batch.Field) *filter.Vocabulary[*batch.Row] {
	v := new(filter.Vocabulary[*batch.Row])
	for _, f := range fields {
		if f.List > 0 && !isWord(f.Name) {
			continue // no expression can name it
		}
		v.Fields = append(v.Fields, expressed(f))
		if f == batch.FieldTechniques {
			v.Named, v.Uses = filter.TechniquesNamed, usesAny
		}
	}
	return v
}

// expressed is a field as expressions have it: a level is what can be compared, no value is nothing that it equals.
func expressed(f *batch.Field) filter.Field[*batch.Row] {
	out := filter.Field[*batch.Row]{Name: f.Name}
	switch f.Type {
	case batch.Int:
		if f.List > 0 { // a row may have none
			out.Like, out.Of = 0.0, func(r *batch.Row) any {
				v := f.Get(r)
				if v.None {
					return filter.None
				}
				return float64(v.Int)
			}
			break
		}
		out.Like, out.Of = 0, func(r *batch.Row) any { return int(f.Get(r).Int) }
	case batch.Decimal:
		out.Like, out.Of = 0.0, func(r *batch.Row) any {
			v := f.Get(r)
			if v.None {
				return filter.None
			}
			return float64(v.Int) / 10
		}
	case batch.Bool:
		out.Like, out.Of = false, func(r *batch.Row) any { return f.Get(r).Int == 1 }
	case batch.Text:
		out.Like, out.Of = "", func(r *batch.Row) any { return f.Get(r).Text }
	case batch.Grid:
		out.Like, out.Of = "", func(r *batch.Row) any { return string(f.Get(r).AppendText(nil)) }
	case batch.Uses:
		out.Like, out.Of = map[string]int(nil), func(r *batch.Row) any { return counts(f.Get(r).Uses) }
	}
	switch f {
	case batch.FieldLevel:
		out.Like, out.Word, out.Of = 0.0, filter.LevelWord, func(r *batch.Row) any { return filter.Level(r.Logic.Level) }
	case batch.FieldHardest, batch.FieldTechniques:
		out.Word = filter.TechniqueWord
	}
	return out
}

func counts(uses []batch.Use) map[string]int {
	out := make(map[string]int, len(uses))
	for _, u := range uses {
		out[u.Technique] = u.Steps
	}
	return out
}

// usesAny reports whether one of some techniques was used.
func usesAny(r *batch.Row, techniques []string) bool {
	for _, u := range r.Logic.Techniques {
		for _, t := range techniques {
			if u.Technique == t {
				return true
			}
		}
	}
	return false
}
