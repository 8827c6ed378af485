package main

import (
	"fmt"
	"reflect"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"

	"deduku/deduce/batch"
	"deduku/deduce/batch/plan"
	"deduku/deduce/batch/table"
)

// Job is what is asked for. It goes to all workers, so it is texts and numbers.
type Job struct {
	Plan    string
	Input   string // a pattern
	Output  string // a folder
	Format  string
	Packing string
	Shards  int // 0 for one a megabyte
}

// What Beam carries to workers is registered by reflection; package register would be quicker by a microsecond a row, and
// take minutes to compile.
func init() {
	beam.RegisterType(reflect.TypeFor[Job]())
	for _, fn := range []any{&cutFn{}, &countFn{}, &chainFn{}, &writeShardFn{}, &shardFn{}, &rowFn{}, &besideFn{}, &wholeFn{}, &keyFn{}, &writePartFn{}, &tallyFn{}} {
		beam.RegisterDoFn(reflect.TypeOf(fn))
	}
	beam.RegisterType(reflect.TypeFor[groupFn]())
	beam.RegisterCoder(reflect.TypeFor[gathered](), encodeGathered, decodeGathered)
	beam.RegisterType(reflect.TypeFor[tally]())
	beam.RegisterFunction(addTallies)
	beam.RegisterFunction(first)
	beam.RegisterFunction(expand)
	beam.RegisterFunction(byPart)
	beam.RegisterFunction(together)
}

// plan is the plan, split into what is done with each row and with all together.
func (j *Job) plan() (whole *batch.Plan, each, all batch.Plan, err error) {
	if whole, err = plan.Parse(j.Plan); err == nil {
		each, all = whole.Split()
	}
	return whole, each, all, err
}

// writing is how rows are written.
type writing struct {
	format  *table.Format
	packing *table.Packing
	columns []*batch.Field
}

func (j *Job) writing() (w writing, err error) {
	plan, _, _, err := j.plan()
	if err != nil {
		return w, fmt.Errorf("--do: %w", err)
	}
	if w.format, err = table.Named(j.Format); err != nil {
		return w, err
	}
	w.columns = table.Columns(plan.Fields())
	if err := w.format.Fits(w.columns); err != nil {
		return w, err
	}
	w.packing, err = table.PackingNamed(j.Packing)
	return w, err
}

// build makes the pipeline.
func (j *Job) build(s beam.Scope) error {
	_, _, all, err := j.plan()
	if err != nil {
		return err
	}
	shards := j.cut(s.Scope("cut"))
	if len(all.Stages) == 0 {
		j.count(s, beam.ParDo(s.Scope("work"), &writeShardFn{Job: *j}, shards))
		return nil
	}
	rows, unread := beam.ParDo2(s.Scope("work"), &shardFn{Job: *j}, shards)
	for i, stage := range all.Stages {
		rows = j.stage(s.Scope(stage.Text), i, stage, rows)
	}
	// The first part is there also where it has no rows, as it has the names of the columns.
	rows = beam.Flatten(s, rows, beam.Create(s, []byte(place(0, 0))))
	written := beam.ParDo(s.Scope("write"), &writePartFn{Job: *j}, beam.GroupByKey(s, beam.ParDo(s, byPart, rows)))
	j.count(s, unread, written)
	return nil
}

// cut is the shards of the input. Their puzzles have numbers that run through all of it, so they are counted first, each
// stretch by a worker of its own.
func (j *Job) cut(s beam.Scope) beam.PCollection {
	stretches := beam.Reshuffle(s, beam.ParDo(s, &cutFn{Job: *j}, beam.Create(s, j.Input)))
	counted := beam.ParDo(s, &countFn{Job: *j}, stretches)
	return beam.Reshuffle(s, beam.ParDo(s, &chainFn{Job: *j}, beam.GroupByKey(s, counted)))
}

// count writes what some tallies come to.
func (j *Job) count(s beam.Scope, tallies ...beam.PCollection) {
	s = s.Scope("count")
	all := beam.Flatten(s, append(tallies, beam.Create(s, tally{}))...)
	beam.ParDo0(s, &tallyFn{Job: *j}, beam.Combine(s, addTallies, all))
}

// stage does what a stage behind the first that groups does.
func (j *Job) stage(s beam.Scope, i int, stage *batch.Stage, rows beam.PCollection) beam.PCollection {
	switch {
	case stage.Beside != nil:
		return beam.ParDo(s, &besideFn{Job: *j, Stage: i}, rows)
	case stage.NewGroup == nil:
		return beam.ParDo(s, &rowFn{Job: *j, Stage: i}, rows)
	case stage.Key != nil:
		keyed := beam.ParDo(s, &keyFn{Job: *j, Stage: i}, rows)
		return beam.DropKey(s, beam.CombinePerKey(s, first, keyed))
	}
	if _, parts := stage.NewGroup(batch.Workspace{}).(batch.Combiner); !parts {
		return beam.ParDo(s, &wholeFn{Job: *j, Stage: i}, beam.GroupByKey(s, beam.ParDo(s, together, rows)))
	}
	return beam.ParDo(s, expand, beam.Combine(s, &groupFn{Job: *j, Stage: i}, rows))
}
