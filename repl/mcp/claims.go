package mcp

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/foreign"
	"deduku/repl/saved"
)

// take puts the puzzle of a text on the board.
func (t *table) take(ctx context.Context, text string) (Answer, error) {
	if _, err := format.Parse(text); err != nil {
		return Answer{}, err
	}
	t.words.Reset()
	if err := saved.LoadNamed(ctx, t.session.Desk, text, nil); err != nil {
		return Answer{}, err
	}
	return t.do(ctx, "board")
}

// What judges are asked with.
type (
	claimIn struct {
		onBoard
		Claims string `json:"claims" jsonschema:"one or several conclusions, each on a line of its own: r1c1=5, r3c2<>4, or a step as a solver writes it, such as 'Naked Pair: 4,5 in r1c12 => r1c5<>4'"`
	}
	pathIn struct {
		onBoard
		Path  string `json:"path" jsonschema:"a solving path as a program or a person writes it, a step a line or a paragraph"`
		Style string `json:"style,omitempty" jsonschema:"auto, hodoku, sudokuwiki, se, csp, sudokustudio, eureka or list"`
	}
)

// Judgement is what claims or the lines of a path are worth.
type Judgement struct {
	Board  string         `json:"board"`
	Style  string         `json:"style" jsonschema:"as what the text was read"`
	Lines  []JudgedLine   `json:"lines"`
	Counts map[string]int `json:"counts" jsonschema:"how many lines there are of each verdict"`
}

// JudgedLine is a line with what it is worth.
type JudgedLine struct {
	Line    int    `json:"line"`
	Text    string `json:"text"`
	Verdict string `json:"verdict" jsonschema:"confirmed, pattern, holds, holds by a net, already so, unproved, wrong, unreadable"`
	By      string `json:"by,omitempty" jsonschema:"the technique that makes it"`
	Filled  int    `json:"filled,omitempty" jsonschema:"singles that had to be filled in before it"`
	Reason  string `json:"reason,omitempty" jsonschema:"of what is wrong: why"`
}

// addJudges adds the tools that judge.
func (s *Server) addJudges(server *mcp.Server) {
	mcp.AddTool(server, &mcp.Tool{
		Name: "check_claim", Description: "Judge one or several conclusions on the board as it is. The board does not change.",
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in claimIn) (*mcp.CallToolResult, Judgement, error) {
		out, err := s.judge(ctx, in.Board, in.Claims, "auto", true)
		return nil, out, err
	})
	mcp.AddTool(server, &mcp.Tool{
		Name: "check_path", Description: "Judge a whole solving path from the board as it is, each step on the board that the steps before it leave. The board does not change.",
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in pathIn) (*mcp.CallToolResult, Judgement, error) {
		out, err := s.judge(ctx, in.Board, in.Path, in.Style, false)
		return nil, out, err
	})
	mcp.AddTool(server, &mcp.Tool{
		Name: "prove", Description: "Prove that the puzzle has one solution, or none: a formula (DIMACS CNF) and a proof (LRAT) that checkers of any maker accept.",
	}, s.prove)
}

// judge judges the lines of a text: each on the board as it is, or one after the other.
func (s *Server) judge(ctx context.Context, handle, text, styleName string, apart bool) (out Judgement, err error) {
	if len(text) > maxText {
		return out, fmt.Errorf("the text has %d bytes and may have %d", len(text), maxText)
	}
	if styleName == "" {
		styleName = "auto"
	}
	style, ok := foreign.StyleNamed(styleName)
	if !ok {
		return out, fmt.Errorf("there is no style %.20q; there are %v", styleName, foreign.Styles())
	}
	t, err := s.at(handle)
	if err != nil {
		return out, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	path := foreign.Read(text, style)
	if len(path.Lines) == 0 {
		return out, fmt.Errorf("no conclusion was found in the text; write them as r1c1=5 and r3c2<>4, a line each")
	}
	out = Judgement{Board: handle, Style: path.Style.String(), Counts: map[string]int{}}
	walk, err := t.walk(ctx)
	if err != nil {
		return out, err
	}
	for i := range path.Lines {
		judged, err := walk.Next(ctx, &path.Lines[i])
		if err != nil {
			return out, err
		}
		out.Lines = append(out.Lines, lineOf(&judged))
		out.Counts[string(judged.Verdict)]++
		if apart {
			if walk, err = t.walk(ctx); err != nil {
				return out, err
			}
		}
	}
	return out, nil
}

// walk begins a walk on a copy of the board.
func (t *table) walk(ctx context.Context) (*foreign.Walk, error) {
	return foreign.NewWalk(ctx, deduce.Resume(t.session.Solver.Log(), deduce.Options{}))
}

func lineOf(j *foreign.Judged) JudgedLine {
	line := JudgedLine{Line: j.At, Text: j.Text, Verdict: string(j.Verdict), Filled: j.Filled, Reason: j.Fault}
	if j.By != nil {
		line.By = j.By.Title
	}
	if j.Verdict == foreign.Wrong {
		line.Reason = fmt.Sprintf("%v can't be %d", j.Wrong.Cell, j.Wrong.Digit)
		if j.Wrong.Eliminate {
			line.Reason = fmt.Sprintf("%v is %d", j.Wrong.Cell, j.Wrong.Digit)
		} else if j.Solution != 0 {
			line.Reason = fmt.Sprintf("%v is %d in the only solution", j.Wrong.Cell, j.Solution)
		}
	}
	return line
}
