package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"strconv"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/internal/sanitize"
)

// Serve serves the protocol on streams until the input ends and each request is answered. A line that is not a message of the
// protocol is answered with an error, and the next one is read.
func Serve(ctx context.Context, server *mcp.Server, in io.Reader, out io.Writer) error {
	calls := &calls{lines: sanitize.NewLines(in), out: out, used: map[string]bool{}, open: map[string]bool{}}
	calls.answered.L = &calls.mu
	defer context.AfterFunc(ctx, calls.giveUp)()
	err := server.Run(ctx, &mcp.IOTransport{Reader: io.NopCloser(calls), Writer: unclosed{calls}})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// grace is how long the server waits for its last answers after the end of input. No call takes longer than maxTime.
const grace = maxTime + 5*time.Second

// calls passes messages on to the protocol's server and answers to the client. It reports the end of the input only after
// each request is answered: the server drops the others when its client goes away, and a script goes away at once.
type calls struct {
	lines    *sanitize.Lines
	line     []byte // the rest of a message that is being read
	mu       sync.Mutex
	out      io.Writer
	answered sync.Cond
	used     map[string]bool // the ids of all requests
	open     map[string]bool // the ids of requests without an answer
	over     bool
}

// Read implements [io.Reader].
func (c *calls) Read(p []byte) (int, error) {
	for len(c.line) == 0 {
		line, err := c.lines.Next()
		if err == io.EOF {
			c.wait()
		}
		if err != nil {
			return 0, err
		}
		if c.accepts(line) {
			c.line = append(bytes.Clone(line), '\n')
		}
	}
	n := copy(p, c.line)
	c.line = c.line[n:]
	return n, nil
}

// wait waits until each request is answered.
func (c *calls) wait() {
	defer time.AfterFunc(grace, c.giveUp).Stop()
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.open) > 0 && !c.over {
		c.answered.Wait()
	}
}

// The errors of JSON-RPC.
const (
	parseError     = -32700
	invalidRequest = -32600
)

// accepts reports whether a line is a request or a notification. It answers any other line with an error, except an empty one.
func (c *calls) accepts(line []byte) bool {
	if len(bytes.TrimSpace(line)) == 0 {
		return false
	}
	if !json.Valid(line) {
		return c.refuse("null", parseError, "the line is not JSON: a message is a JSON object on a line of its own")
	}
	var message map[string]json.RawMessage
	if json.Unmarshal(line, &message) != nil || message == nil {
		return c.refuse("null", invalidRequest, "a message is one JSON object; batches are not supported")
	}
	var version, method string
	id, isRequest := message["id"]
	key, known := keyOf(id)
	switch {
	case isRequest && !known:
		return c.refuse("null", invalidRequest, "an id is a string or a whole number")
	case json.Unmarshal(message["jsonrpc"], &version) != nil || version != "2.0":
		return c.refuseAs(id, known, `the field jsonrpc must be "2.0"`)
	case json.Unmarshal(message["method"], &method) != nil || method == "":
		return c.refuseAs(id, known, "a message needs a method")
	case len(message["params"]) > 0 && message["params"][0] != '{':
		return c.refuseAs(id, known, "the field params must be an object")
	case method == "notifications/cancelled" && !isRequest:
		c.cancel(message["params"])
	}
	if !isRequest {
		return true
	}
	c.mu.Lock()
	repeated := c.used[key]
	if !repeated {
		c.used[key], c.open[key] = true, true
	}
	c.mu.Unlock()
	if repeated {
		return c.refuse("null", invalidRequest, "the id "+string(id)+" was used before")
	}
	return true
}

// keyOf returns an id in one spelling. ok is false if the value can't be the id of a request.
func keyOf(raw json.RawMessage) (key string, ok bool) {
	const most = 1 << 53 // larger numbers change on the way
	if n, err := strconv.ParseInt(string(raw), 10, 64); err == nil {
		return strconv.FormatInt(n, 10), n <= most && n >= -most
	}
	if json.Unmarshal(raw, &key) != nil || raw[0] != '"' {
		return "", false
	}
	return strconv.Quote(key), len(raw) <= 1000
}

// cancel forgets a request that its client no longer waits for, since it gets no answer.
func (c *calls) cancel(params json.RawMessage) {
	var cancelled struct{ RequestID json.RawMessage }
	if json.Unmarshal(params, &cancelled) == nil {
		c.close(cancelled.RequestID)
	}
}

func (c *calls) close(id json.RawMessage) {
	key, _ := keyOf(id)
	c.mu.Lock()
	delete(c.open, key)
	c.mu.Unlock()
	c.answered.Broadcast()
}

func (c *calls) refuseAs(id json.RawMessage, known bool, text string) bool {
	if !known {
		return c.refuse("null", invalidRequest, text)
	}
	return c.refuse(string(id), invalidRequest, text)
}

// refuse writes an error as the answer to a message, and reports that the message is not accepted.
func (c *calls) refuse(id string, code int, text string) bool {
	message := `{"jsonrpc":"2.0","id":` + id + `,"error":{"code":` + strconv.Itoa(code) + `,"message":` + string(sanitize.Marshal(text)) + "}}\n"
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := io.WriteString(c.out, message); err != nil {
		c.over = true
	}
	return false
}

// Write implements [io.Writer]: each line that goes out is written whole.
func (c *calls) Write(p []byte) (int, error) {
	c.mu.Lock()
	n, err := c.out.Write(p)
	c.over = c.over || err != nil
	c.mu.Unlock()
	var answer struct {
		ID     json.RawMessage
		Method string
	}
	if json.Unmarshal(p, &answer) == nil && answer.Method == "" {
		c.close(answer.ID)
	}
	c.answered.Broadcast()
	return n, err
}

// giveUp lets the input end though requests are open.
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
