package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/internal/sanitize"
	"deduku/repl"
	"deduku/repl/console"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// The limits of a server. What goes beyond them is an error that says so.
const (
	maxBoards = 64               // at a time; the one not used for longest makes room
	maxText   = 1 << 20          // bytes of a text that a client sends
	maxWords  = 40 << 10         // bytes of words in an answer; the rest is cut, and that is said
	maxJudged = 64 << 10         // bytes of a text to judge
	maxClaims = 100              // claims in a call, each on the board as it is
	maxQuoted = 500              // bytes of a line that an answer repeats
	maxLines  = 128 << 10        // bytes of the lines and conclusions in an answer, about
	maxListed = 96 << 10         // bytes of the steps that an answer lists, about
	maxSteps  = 500              // lines of a path in a call
	maxTime   = 60 * time.Second // for a call
)

// boardServer is a server's boards.
type boardServer struct {
	services  state.Services
	arguments map[string][]argument // of each tool
	mu        sync.Mutex
	boards    map[string]*table
	given     int // handles so far
	clock     int
}

// table is a session that a client works at. One call at a time.
type table struct {
	mu      sync.Mutex
	session *repl.Session
	words   bytes.Buffer
	used    int
}

// New is a server of the protocol with all tools. The version is that of the program.
func New(version string, services state.Services) *mcp.Server {
	services.Files, services.Diary = nil, nil
	boards := &boardServer{boards: map[string]*table{}, services: services, arguments: map[string][]argument{}}
	server := mcp.NewServer(&mcp.Implementation{Name: "deduku", Title: "deduku, a Sudoku solver that shows its reasoning", Version: version}, &mcp.ServerOptions{
		Instructions: "Load a board first; its handle names it in all other tools. Cells are r1c1 to r9c9.",
	})
	boards.addTools(server)
	server.AddReceivingMiddleware(boards.checkArguments)
	return server
}

// Answer is what a tool answers.
type Answer struct {
	Board   string           `json:"board,omitempty" jsonschema:"the handle of the board"`
	Words   string           `json:"words" jsonschema:"the answer for people"`
	Replies []map[string]any `json:"replies" jsonschema:"the answer for programs: the replies that 'deduku schema commands' describes"`
}

// inWords is the answer for a client that shows texts: a model reads a drawing better than JSON.
func (a *Answer) inWords() *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: strings.TrimSpace(a.Board + "\n" + a.Words)}}}
}

// open lays a new board.
func (s *boardServer) open() (handle string, t *table) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.boards) >= maxBoards {
		s.drop()
	}
	s.given++
	handle = "board-" + strconv.Itoa(s.given)
	t = new(table)
	face := console.New(&t.words, &t.words, console.Screen{Unicode: true}, nil)
	t.session = repl.New(repl.Config{Face: face, Services: s.services})
	s.boards[handle] = t
	s.touch(t)
	return handle, t
}

// drop takes away the board that was not used for longest.
func (s *boardServer) drop() {
	oldest := ""
	for handle, t := range s.boards {
		if oldest == "" || t.used < s.boards[oldest].used {
			oldest = handle
		}
	}
	delete(s.boards, oldest)
}

func (s *boardServer) touch(t *table) {
	s.clock++
	t.used = s.clock
}

// at is the board with a handle.
func (s *boardServer) at(handle string) (*table, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.boards[handle]
	if t == nil {
		return nil, fmt.Errorf("there is no board %.40q: load gives the handle of one, and %d stay at a time", handle, maxBoards)
	}
	s.touch(t)
	return t, nil
}

// do carries out a line on a board.
func (t *table) do(ctx context.Context, line string) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	t.words.Reset()
	r := t.session.Do(ctx, line)
	out := Answer{Words: bounded(t.words.String()), Replies: []map[string]any{}}
	for _, a := range r.Answers {
		facts, err := inJSON(a)
		if err != nil {
			return Answer{}, err
		}
		if left := boundSteps(facts); left > 0 {
			out.Words += fmt.Sprintf("\n%d more steps are left out, because the answer would be too long: ask for one technique", left)
		}
		out.Replies = append(out.Replies, facts)
	}
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Answer{}, fmt.Errorf("stopped after %v, which is the longest that a call may take", maxTime)
	}
	if r.Err != nil && repl.ExitCode(r.Err) != repl.ExitNo {
		return Answer{}, r.Err
	}
	if r.Err != nil {
		out.Words = strings.TrimLeft(out.Words+"\n"+r.Err.Error(), "\n")
	}
	return out, nil
}

// inJSON is what a command answers to programs.
func inJSON(a *reply.Answer) (facts map[string]any, err error) {
	var line bytes.Buffer
	if err := console.New(&line, &line, console.Screen{}, nil).Reply(a); err != nil {
		return nil, err
	}
	return facts, json.Unmarshal(line.Bytes(), &facts)
}

// boundSteps cuts the list of steps in a reply at the limit, adds the others to its field more, and returns how many they are.
func boundSteps(facts map[string]any) (left int) {
	result, _ := facts["result"].(map[string]any)
	steps, _ := result["steps"].([]any)
	size := 0
	for i, step := range steps {
		if size += len(sanitize.Marshal(step)); size <= maxListed {
			continue
		}
		left = len(steps) - i
		more, _ := result["more"].(float64)
		result["steps"], result["more"] = steps[:i], more+float64(left)
		break
	}
	return left
}

// bounded is a text cut at the limit, which it says.
func bounded(text string) string {
	if len(text) <= maxWords {
		return text
	}
	return strings.ToValidUTF8(text[:maxWords], "") + fmt.Sprintf("\n... cut: %d bytes of %d", maxWords, len(text))
}
