package stream

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
)

// square is an item and what a worker makes of it.
type square struct{ n, square int }

// numbers yields n items.
func numbers(n int) iter.Seq[*square] {
	return func(yield func(*square) bool) {
		for i := range n {
			if !yield(&square{n: i}) {
				return
			}
		}
	}
}

// squaring is a worker that is slower with some items than with others.
func squaring() func(context.Context, *square) {
	return func(_ context.Context, s *square) {
		if s.n%7 == 0 {
			for range 100 {
				runtime.Gosched()
			}
		}
		s.square = s.n * s.n
	}
}

func TestInOrder(t *testing.T) {
	for _, test := range []struct{ workers, items int }{{1, 0}, {1, 1}, {1, 100}, {2, 100}, {8, 100}, {8, 3}} {
		t.Run(fmt.Sprint(test), func(t *testing.T) {
			n := 0
			for s := range InOrder(t.Context(), test.workers, numbers(test.items), squaring) {
				if s.n != n || s.square != n*n {
					t.Errorf("item %d is %+v", n, *s)
				}
				n++
			}
			if n != test.items {
				t.Errorf("%d items, want %d", n, test.items)
			}
		})
	}
}

// TestInOrderEnds has a loop that ends early: the items are pulled a little ahead and no further.
func TestInOrderEnds(t *testing.T) {
	const workers = 3
	var pulled atomic.Int64
	stopped := make(chan bool)
	endless := func(yield func(*square) bool) {
		defer close(stopped)
		for i := 0; ; i++ {
			pulled.Add(1)
			if !yield(&square{n: i}) {
				return
			}
		}
	}
	for s := range InOrder(t.Context(), workers, endless, squaring) {
		if s.n == 10 {
			break
		}
	}
	<-stopped
	if n := pulled.Load(); n > 10+2+5*workers {
		t.Errorf("%d items were pulled to use 11", n)
	}
}

// TestInOrderCanceled has items that stop coming: canceling ends the loop, and what was begun is yielded.
func TestInOrderCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	waiting, over := make(chan bool), make(chan bool)
	defer close(over)
	three := func(yield func(*square) bool) {
		for s := range numbers(3) {
			yield(s)
		}
		close(waiting)
		<-over
	}
	go func() {
		<-waiting
		cancel()
	}()
	var got []int
	for s := range InOrder(ctx, 2, three, squaring) {
		got = append(got, s.n)
	}
	if want := []int{0, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestInOrderPanics has a panic of a worker, and one of the items, come out of the loop.
func TestInOrderPanics(t *testing.T) {
	bad := errors.New("a defect")
	worker := func() func(context.Context, *square) {
		return func(_ context.Context, s *square) {
			if s.n == 5 {
				panic(bad)
			}
		}
	}
	items := func(yield func(*square) bool) {
		for s := range numbers(5) {
			yield(s)
		}
		panic(bad)
	}
	for name, loop := range map[string]iter.Seq[*square]{
		"worker": InOrder(t.Context(), 2, numbers(100), worker),
		"items":  InOrder(t.Context(), 2, items, squaring),
	} {
		t.Run(name, func(t *testing.T) {
			n := 0
			defer func() {
				if p := recover(); p != bad || n != 5 {
					t.Errorf("after %d items: %v, want the panic after 5", n, p)
				}
			}()
			for range loop {
				n++
			}
		})
	}
}
