package plan

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/deduce/batch"
)

// Parse reads a plan: stages with a comma or the end of a line between two, as in count(2), where(unique), rate. A
// line that begins with # is a remark. A mistake in a stage is a [*PlanError].
func Parse(text string) (*batch.Plan, error) {
	var plan batch.Plan
	before := batch.Begin()
	lines := strings.Split(strings.TrimRight(text, " \t\r\n"), "\n")
	for i, line := range lines {
		p := planLine{text: strings.TrimRight(line, "\r"), plan: &plan, before: before}
		if err := p.stages(); err != nil {
			if at := (*batch.PlanError)(nil); len(lines) > 1 && errors.As(err, &at) {
				at.Line = i + 1
			}
			return nil, err
		}
		before = p.before
	}
	if len(plan.Stages) == 0 {
		return nil, fmt.Errorf("the plan has no stage; there are %s", strings.Join(kindNames(), ", "))
	}
	return &plan, nil
}

// planLine is a line of a plan that is being read.
type planLine struct {
	text   string
	at     int // the byte that is next
	plan   *batch.Plan
	before []*batch.Field // those that a row has so far
}

// stages reads the stages of the line.
func (p *planLine) stages() error {
	if strings.HasPrefix(strings.TrimSpace(p.text), "#") {
		return nil
	}
	for p.blanks(); p.at < len(p.text); p.blanks() {
		if err := p.stage(); err != nil {
			return err
		}
		if p.blanks(); p.at < len(p.text) && !p.took(',') {
			return p.wrong(p.at, "a comma stands between two stages, not %q", p.rest())
		}
	}
	return nil
}

// stage reads one stage and adds it to the plan.
func (p *planLine) stage() error {
	from := p.at
	name := p.word()
	kind := kindNamed(name)
	if kind == nil {
		if name == "" {
			name = p.rest()
		}
		return p.wrong(from, "there is no stage %q%s", name, batch.Instead(kindNames(), name))
	}
	var args []batch.Arg
	if p.blanks(); p.took('(') {
		open := p.at
		end := closing(p.text[open:])
		if end < 0 {
			return p.wrong(open-1, "the bracket is not closed")
		}
		inside := p.text[open : open+end]
		if p.at = open + end + 1; kind.Raw {
			args = p.raw(open, inside)
		} else {
			args = p.arguments(open, inside)
		}
	}
	stage, err := kind.New(args, p.before)
	if err != nil {
		return p.placed(from, err)
	}
	if stage.Source != nil && len(p.plan.Stages) > 0 {
		return p.wrong(from, "%s makes its own puzzles: it is the first stage of a plan", name)
	}
	p.plan.Stages = append(p.plan.Stages, stage)
	p.before = stage.Then(p.before)
	return nil
}

// placed is an error of a stage with the place where the stage begins; an error of an argument has its own place.
func (p *planLine) placed(at int, err error) error {
	if errors.As(err, new(*batch.PlanError)) {
		return err
	}
	return &batch.PlanError{Column: p.column(at), Err: err}
}

// raw is the text between brackets as one argument, whatever is in it.
func (p *planLine) raw(at int, inside string) []batch.Arg {
	text := strings.TrimLeft(inside, " \t")
	return []batch.Arg{{Value: strings.TrimRight(text, " \t"), Column: p.column(at + len(inside) - len(text))}}
}

// arguments are what stands between brackets with commas between two; NAME=VALUE has a name.
func (p *planLine) arguments(at int, inside string) []batch.Arg {
	var args []batch.Arg
	for part := range strings.SplitSeq(inside, ",") {
		text := strings.TrimLeft(part, " \t")
		arg := batch.Arg{Column: p.column(at + len(part) - len(text))}
		if at += len(part) + 1; strings.TrimSpace(inside) == "" {
			break
		}
		name, value, named := strings.Cut(text, "=")
		if !named {
			name, value = "", text
		}
		arg.Name, arg.Value = strings.TrimSpace(name), strings.TrimSpace(value)
		args = append(args, arg)
	}
	return args
}

// closing is where the bracket is closed that was opened before a text, -1 for nowhere. Brackets in quotes are none.
func closing(text string) int {
	quote, depth := byte(0), 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0 && c == '\\' && quote != '`':
			i++
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
		case c == '"', c == '\'', c == '`':
			quote = c
		case c == '(':
			depth++
		case c == ')' && depth == 0:
			return i
		case c == ')':
			depth--
		}
	}
	return -1
}

func (p *planLine) blanks() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t') {
		p.at++
	}
}

// took takes a byte if it is next.
func (p *planLine) took(c byte) bool {
	if p.at < len(p.text) && p.text[p.at] == c {
		p.at++
		return true
	}
	return false
}

// word takes letters and hyphens.
func (p *planLine) word() string {
	from := p.at
	for p.at < len(p.text) && (p.text[p.at]|0x20 >= 'a' && p.text[p.at]|0x20 <= 'z' || p.text[p.at] == '-') {
		p.at++
	}
	return p.text[from:p.at]
}

// rest is what follows, cut where it is long.
func (p *planLine) rest() string {
	rest := p.text[p.at:]
	if len(rest) > 20 {
		rest = rest[:20] + "..."
	}
	return strings.ToValidUTF8(rest, "")
}

// column is the column of a byte, in characters, from 1.
func (p *planLine) column(at int) int { return 1 + utf8.RuneCountInString(p.text[:at]) }

func (p *planLine) wrong(at int, form string, args ...any) error {
	return &batch.PlanError{Column: p.column(at), Err: fmt.Errorf(form, args...)}
}

func kindNamed(name string) *batch.StageKind {
	if i := slices.IndexFunc(Kinds, func(k *batch.StageKind) bool { return k.Name == name }); i >= 0 {
		return Kinds[i]
	}
	return nil
}

func kindNames() []string {
	var out []string
	for _, k := range Kinds {
		out = append(out, k.Name)
	}
	return out
}
