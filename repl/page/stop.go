package page

import (
	"context"
	"sync"
	"time"
)

// breath is how long a command may think before requests are let in.
const breath = 20 * time.Millisecond

// yielding is a context that lets requests in now and then, when a command asks whether it is done. A page has one thread,
// so nothing else would reach a command that thinks. Several goroutines of a command may ask; one at a time yields.
type yielding struct {
	context.Context
	yield   func()
	turn    *sync.Mutex // held by the goroutine that yields; guards last
	lastEnd *time.Time  // when the last yield ended
}

// Err implements context.Context.
func (y yielding) Err() error {
	if y.turn.TryLock() {
		if time.Since(*y.lastEnd) > breath {
			y.yield()
			*y.lastEnd = time.Now()
		}
		y.turn.Unlock()
	}
	return y.Context.Err()
}

// interruptible is the context of one command, which stopCommand ends.
func (p *Page) interruptible(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	p.setStop(cancel)
	if p.config.Yield != nil {
		now := time.Now()
		ctx = yielding{ctx, func() { p.flush(); p.config.Yield() }, new(sync.Mutex), &now}
	}
	return ctx, func() {
		p.setStop(nil)
		cancel()
	}
}

func (p *Page) setStop(cancel context.CancelFunc) {
	p.running.Lock()
	defer p.running.Unlock()
	p.stop = cancel
}

// stopCommand ends the running command and reports whether there is one.
func (p *Page) stopCommand() bool {
	p.running.Lock()
	defer p.running.Unlock()
	if p.stop == nil {
		return false
	}
	p.stop()
	return true
}

// inbox has the requests that wait, in order.
type inbox struct {
	mutex *sync.Mutex
	all   *[]request
	came  chan struct{}
}

func newInbox() inbox { return inbox{new(sync.Mutex), new([]request), make(chan struct{}, 1)} }

func (i inbox) put(r request) {
	i.mutex.Lock()
	*i.all = append(*i.all, r)
	i.mutex.Unlock()
	select {
	case i.came <- struct{}{}:
	default:
	}
}

func (i inbox) take() (request, bool) {
	i.mutex.Lock()
	defer i.mutex.Unlock()
	if len(*i.all) == 0 {
		return request{}, false
	}
	r := (*i.all)[0]
	*i.all = (*i.all)[1:]
	return r, true
}

// wait is the next request; ok is false when none came within the time, and when ctx is done.
func (i inbox) wait(ctx context.Context, most time.Duration) (r request, ok bool) {
	timer := time.NewTimer(most)
	defer timer.Stop()
	for {
		if r, ok := i.take(); ok {
			return r, true
		}
		select {
		case <-i.came:
		case <-timer.C:
			return request{}, false
		case <-ctx.Done():
			return request{}, false
		}
	}
}

// putBack makes a request the next one again.
func (i inbox) putBack(r request) {
	i.mutex.Lock()
	defer i.mutex.Unlock()
	*i.all = append([]request{r}, *i.all...)
}
