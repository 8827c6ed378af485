package extsort

import (
	"context"
	"iter"

	"github.com/lanrat/extsort"

	"deduku/deduce/batch"
)

// Sort sorts more than memory holds: what does not fit goes through a file in the workspace. It is a thin cover of
// package extsort, which sorts pieces in memory, writes them to one file that nobody else sees, and merges them. While it
// merges, it has buffers of up to 64 MB besides, whatever the limit.
type Sort[E any] struct {
	in     chan E
	out    <-chan E
	errs   <-chan error
	cancel context.CancelFunc
	sorted chan struct{} // closed when all pieces are sorted
}

// pieces is how many pieces of its input the sorter may hold at a time: one that is filled, one that waits, one each
// with the two that sort, four that wait to be written and one that is written.
const pieces = 9

// New sorts what is sent to in, each of about some bytes in memory.
func New[E any](w batch.Workspace, bytes int64, from func([]byte) (E, error), to func(E) ([]byte, error), compare func(a, b E) int) *Sort[E] {
	config := extsort.DefaultConfig()
	config.TempFilesDir = w.Tmp
	config.ChunkSize = int(max(1000, min(w.Memory/(pieces*bytes), 4_000_000)))
	s := &Sort[E]{in: make(chan E, 1000), sorted: make(chan struct{})}
	var sorter *extsort.GenericSorter[E]
	sorter, s.out, s.errs = extsort.Generic(s.in, from, to, compare, config)
	var ctx context.Context
	ctx, s.cancel = context.WithCancel(context.Background())
	go func() {
		defer close(s.sorted)
		sorter.Sort(ctx)
	}()
	return s
}

// Sorted yields pieces in order. Each takes about some bytes in memory; what does not fit goes through a file.
func Sorted(ctx context.Context, w batch.Workspace, bytes int64, pieces iter.Seq[[]byte], compare func(a, b []byte) int, yield func([]byte) error) error {
	same := func(piece []byte) ([]byte, error) { return piece, nil }
	s := New(w, bytes, same, same, compare)
	defer s.Close()
	for piece := range pieces {
		if err := s.Add(ctx, piece); err != nil {
			return err
		}
	}
	return s.Each(ctx, yield)
}

// Add takes one. Where the sorter has failed, the error comes with the results.
func (s *Sort[E]) Add(ctx context.Context, e E) error {
	select {
	case s.in <- e:
		return nil
	default:
	}
	select {
	case s.in <- e:
	case <-s.sorted: // before in was closed: it has failed
	case <-ctx.Done():
		return ctx.Err()
	}
	return nil
}

// Each yields all in order, after the last add.
func (s *Sort[E]) Each(ctx context.Context, yield func(E) error) error {
	close(s.in)
	s.in = nil
	for {
		select {
		case e, ok := <-s.out:
			if !ok {
				return <-s.errs
			}
			if err := yield(e); err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Close ends the sorter, wherever it is, and removes its file.
func (s *Sort[E]) Close() {
	s.cancel()
	if s.in != nil {
		close(s.in)
		s.in = nil
	}
	<-s.sorted
	for range s.out {
	}
}
