package stream

import (
	"context"
	"iter"
	"time"
)

// grace is how long a canceled run waits for items that were begun.
const grace = 150 * time.Millisecond

// InOrder has workers do something with each item, several at a time, and yields the items in their order. There is a
// worker at least; each works with a function of its own, so that it can keep memory from item to item. The items are pulled ahead of the workers by a few, on a goroutine of their own.
//
// When ctx is canceled, what was begun is still yielded if it comes soon; do is then called with the canceled ctx. A
// sequence of items that waits for input which does not come is left to wait. A panic of do or of items comes out of
// the loop over the result.
func InOrder[T any](ctx context.Context, workers int, items iter.Seq[T], newDo func() func(context.Context, T)) iter.Seq[T] {
	return inOrder(ctx, workers, items, func() func(context.Context, T, func(T) bool) {
		do := newDo()
		return func(ctx context.Context, item T, _ func(T) bool) { do(ctx, item) }
	})
}

// inOrder is [InOrder] with workers that can pass on parts of what they do with an item while they are at it: they are
// yielded before the item, in order. To pass on a part waits until it is taken, and reports whether more is wanted.
func inOrder[T any](ctx context.Context, workers int, items iter.Seq[T], newDo func() func(context.Context, T, func(T) bool)) iter.Seq[T] {
	return func(yield func(T) bool) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		p := pool[T]{work: make(chan *job[T], 2*workers), order: make(chan *job[T], 2*workers)}
		for range workers {
			go p.serve(ctx, newDo())
		}
		go p.pull(ctx, items)
		for {
			j := p.next(ctx)
			if j == nil {
				return
			}
			if !j.passOn(yield) {
				return
			}
			if j.panicked != nil {
				panic(j.panicked)
			}
			if !yield(j.item) {
				return
			}
		}
	}
}

// pool is the work of one InOrder.
type pool[T any] struct {
	work  chan *job[T] // to the workers
	order chan *job[T] // the same jobs, to who yields them
}

// job is an item on its way.
type job[T any] struct {
	item     T
	parts    chan T
	done     chan struct{}
	panicked any
}

// serve is the loop of a worker.
func (p *pool[T]) serve(ctx context.Context, do func(context.Context, T, func(T) bool)) {
	for j := range p.work {
		j.run(func() {
			do(ctx, j.item, func(part T) bool {
				select {
				case j.parts <- part:
					return true
				case <-ctx.Done():
					return false
				}
			})
		})
	}
}

// passOn yields the parts of a job until it is done, and reports whether more is wanted.
func (j *job[T]) passOn(yield func(T) bool) bool {
	for {
		select {
		case part := <-j.parts:
			if !yield(part) {
				return false
			}
		case <-j.done:
			return true
		}
	}
}

// run does the work of a job and says that it is done.
func (j *job[T]) run(do func()) {
	defer close(j.done)
	defer func() { j.panicked = recover() }()
	do()
}

// pull gives the items out until there are no more or the run is over.
func (p *pool[T]) pull(ctx context.Context, items iter.Seq[T]) {
	defer close(p.order)
	defer close(p.work)
	last := job[T]{done: make(chan struct{})}
	last.run(func() {
		for item := range items {
			j := &job[T]{item: item, parts: make(chan T), done: make(chan struct{})}
			select {
			case p.order <- j:
				p.work <- j
			case <-ctx.Done():
				return
			}
		}
	})
	if last.panicked != nil {
		p.order <- &last
	}
}

// next is the next job in order, nil after the last one or when the run is over.
func (p *pool[T]) next(ctx context.Context) *job[T] {
	select {
	case j := <-p.order:
		return j
	case <-ctx.Done():
	}
	select {
	case j := <-p.order:
		return j
	case <-time.After(grace):
		return nil
	}
}
