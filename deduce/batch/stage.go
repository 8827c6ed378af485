package batch

import (
	"context"
	"io"
	"slices"
	"strings"
)

// Stage is one step of a plan with its options: something that is found out about each row, a filter, or, with Group,
// something that is done with all rows together.
type Stage struct {
	// Text is the stage as a plan has it, with the options that are not what they are by default. The same text stands
	// for the same work: count(2).
	Text    string
	Results []*Field // the fields that it adds to a row, in the order of the columns
	Alone   bool     // the rows that leave it have no other fields: a histogram

	// NewWork makes a worker's way of doing it, which keeps memory from row to row and belongs to one goroutine. It is
	// nil where there is a Group.
	NewWork func() Work
	// NewSpread makes a worker's way of making several rows of one, where the stage does that.
	NewSpread func() Spread
	// Source makes puzzles of its own, where the stage is one; it is the first of its plan. Its NewWork or NewSpread is
	// given rows of empty puzzles, whose numbers say which are to be made.
	Source *Source
	// Lists are the files that the stage reads beside the puzzles.
	Lists []string
	// Prepare reads these and says what is wrong with them; it sorts them where the workspace keeps lists.
	Prepare func(ctx context.Context, w Workspace) error

	// Beside, of a grouping stage that looks at a row and a list, makes it work on a row by itself, which several goroutines may
	// call, with the list in memory: for who has rows on many machines. It is nil where the stage needs all rows.
	Beside func(ctx context.Context, open func(name string) (io.ReadCloser, error)) (Work, error)

	// NewGroup begins to look at all rows.
	NewGroup func(w Workspace) Group
	// Key, of a grouping stage that keeps the first of the rows with the same key, appends the key of a row: so who has
	// rows on many machines can bring those together. Other grouping stages make a Combiner.
	Key func(out []byte, r *Row) []byte
}

// Work does the work of a stage on one row. A row that is not kept leaves the plan. An error ends the run; a puzzle
// about which there is nothing to find out is no error.
type Work func(ctx context.Context, r *Row) (keep bool, err error)

// Spread yields the rows that are made of one, in an order that is always the same, and ends with the first error of
// yield. A row is good until yield returns.
type Spread func(ctx context.Context, r *Row, yield func(*Row) error) error

// Workspace is the memory and the folder that a grouping stage may use.
type Workspace struct {
	Tmp    string // a directory for files of its own
	Memory int64  // bytes that it may keep in memory
	// Lists is where lists that were sorted are kept for the next time, as they were the first time; empty for nowhere.
	Lists string
	// Remark is called with each message about a puzzle that a stage cannot use as it is. It may be nil.
	Remark func(text string)
}

// Group sees all rows that reach a stage, in the order of the input, and then says which leave it.
type Group interface {
	// Add takes a row, which is the caller's again afterwards.
	Add(ctx context.Context, r *Row) error
	// Rows yields what comes out, in order, after the last Add.
	Rows(ctx context.Context, yield func(*Row) error) error
	// Close removes what was in the way of files.
	Close() error
}

// StageKind is a row of the table of stages: how a stage is asked for in a plan.
type StageKind struct {
	Name  string
	Args  string // the arguments between the brackets, for help: "[limit=N]"
	Short string // a sentence for help
	Raw   bool   // the text between the brackets is one argument, commas and all
	// New makes the stage from its arguments. The fields are those that a row has when it comes to the stage.
	New func(args []Arg, before []*Field) (*Stage, error)
}

// Plan is the stages that rows go through, in order.
type Plan struct{ Stages []*Stage }

// String is the plan in one line, as it can be given again.
func (p *Plan) String() string {
	var texts []string
	for _, s := range p.Stages {
		texts = append(texts, s.Text)
	}
	return strings.Join(texts, ", ")
}

// Begin are the fields of a row before the first stage.
func Begin() []*Field { return []*Field{FieldN, FieldSource, FieldPuzzle, FieldGivens} }

// Then are the fields of a row behind a stage.
func (s *Stage) Then(before []*Field) []*Field {
	if s.Alone {
		return s.Results
	}
	out := before[:len(before):len(before)]
	for _, f := range s.Results {
		if FieldNamed(out, f.Name) == nil {
			out = append(out, f)
		}
	}
	return out
}

// FieldNamed is the field with this name, nil where none has it.
func FieldNamed(fields []*Field, name string) *Field {
	for _, f := range fields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Source is what the plan reads where it makes its own puzzles, nil otherwise.
func (p *Plan) Source() *Source {
	if len(p.Stages) == 0 {
		return nil
	}
	return p.Stages[0].Source
}

// Spreads reports whether a row may become several.
func (p *Plan) Spreads() bool {
	return slices.ContainsFunc(p.Stages, func(s *Stage) bool { return s.NewSpread != nil })
}

// Split cuts the plan before its first grouping stage: the stages before it look at each row by itself, on any shard;
// the others look at all rows, afterwards.
func (p *Plan) Split() (each, all Plan) {
	for i, s := range p.Stages {
		if s.NewGroup != nil {
			return Plan{p.Stages[:i]}, Plan{p.Stages[i:]}
		}
	}
	return *p, Plan{}
}

// Fields are the fields of the rows that leave the plan; those without Set are for filters and not written.
func (p *Plan) Fields() []*Field {
	fields := Begin()
	for _, s := range p.Stages {
		fields = s.Then(fields)
	}
	return fields
}

// CheckLists reads the lists of a plan, so that one with a fault is told before the work and not behind it, and sorts
// them where they are to be kept.
func (p *Plan) CheckLists(ctx context.Context, w Workspace) error {
	for _, s := range p.Stages {
		if s.Prepare == nil {
			continue
		}
		if err := s.Prepare(ctx, w); err != nil {
			return err
		}
	}
	return nil
}
