package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve serves the protocol on streams until the input ends and what was asked is answered.
func Serve(ctx context.Context, server *mcp.Server, in io.Reader, out io.Writer) error {
	calls := &calls{in: in, out: out}
	calls.answered.L = &calls.mu
	defer context.AfterFunc(ctx, calls.giveUp)()
	err := server.Run(ctx, &mcp.IOTransport{Reader: io.NopCloser(calls), Writer: unclosed{calls}})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// calls counts the calls that come in and the answers that go out. The end of the input is told only when each call is
// answered: the protocol's server drops what it has not answered when its client goes away, and a script goes away at once.
type calls struct {
	in       io.Reader
	out      io.Writer
	partial  []byte // of a line that has not ended
	mu       sync.Mutex
	answered sync.Cond
	open     int
	over     bool
}

// Read implements [io.Reader].
func (c *calls) Read(p []byte) (int, error) {
	n, err := c.in.Read(p)
	c.count(p[:n])
	if err == io.EOF {
		c.mu.Lock()
		for c.open > 0 && !c.over {
			c.answered.Wait()
		}
		c.mu.Unlock()
	}
	return n, err
}

// count counts the calls whose lines end in a text.
func (c *calls) count(text []byte) {
	for {
		line, rest, ended := bytes.Cut(text, []byte("\n"))
		if c.partial = append(c.partial, line...); !ended {
			return
		}
		var call struct {
			ID     json.RawMessage
			Method string
		}
		if json.Unmarshal(c.partial, &call) == nil && call.ID != nil && call.Method != "" {
			c.mu.Lock()
			c.open++
			c.mu.Unlock()
		}
		c.partial, text = c.partial[:0], rest
	}
}

// Write implements [io.Writer]: each line that goes out is written whole.
func (c *calls) Write(p []byte) (int, error) {
	n, err := c.out.Write(p)
	var answer struct {
		ID     json.RawMessage
		Method string
	}
	if err != nil || json.Unmarshal(p, &answer) == nil && answer.ID != nil && answer.Method == "" {
		c.mu.Lock()
		c.open--
		c.over = c.over || err != nil
		c.mu.Unlock()
		c.answered.Broadcast()
	}
	return n, err
}

// giveUp lets the input end though calls are open.
func (c *calls) giveUp() {
	c.mu.Lock()
	c.over = true
	c.mu.Unlock()
	c.answered.Broadcast()
}

// unclosed is a writer that stays open when the protocol closes it.
type unclosed struct{ io.Writer }

// Close implements [io.Closer].
func (unclosed) Close() error { return nil }
