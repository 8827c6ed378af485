package main

import (
	"context"
	"io"
	"sync"

	"deduku/deduce/batch"
)

// besideFn does a stage that looks at a row and a list. Each worker program holds the list in memory, once.
type besideFn struct {
	Job   Job
	Stage int

	work batch.Work
}

// besides are the stages whose lists are in memory, by the plan and the number of the stage.
var besides sync.Map

// ProcessElement emits the row if it is kept, with what the stage adds to it.
func (f *besideFn) ProcessElement(ctx context.Context, in []byte, emit func([]byte)) error {
	if f.work == nil {
		type key struct {
			plan  string
			stage int
		}
		load := sync.OnceValues(func() (batch.Work, error) {
			_, _, all, err := f.Job.plan()
			if err != nil {
				return nil, err
			}
			return all.Stages[f.Stage].Beside(ctx, func(name string) (io.ReadCloser, error) { return open(ctx, name) })
		})
		once, _ := besides.LoadOrStore(key{f.Job.Plan, f.Stage}, load)
		work, err := once.(func() (batch.Work, error))()
		if err != nil {
			return err
		}
		f.work = work
	}
	var r batch.Row
	at, err := rowOf(in, &r)
	if err != nil {
		return err
	}
	keep, err := f.work(ctx, &r)
	if err != nil || !keep {
		return err
	}
	emit(r.AppendBytes(append([]byte(nil), at...)))
	return nil
}
