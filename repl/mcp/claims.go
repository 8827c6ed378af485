package mcp

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/foreign"
	"deduku/repl/answer"
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
	Board  string              `json:"board"`
	Style  string              `json:"style" jsonschema:"as what the text was read"`
	Lines  []answer.JudgedLine `json:"lines" jsonschema:"as 'deduku check --json' tells them; a verdict is confirmed, pattern, holds, net, already, unproved, wrong or unreadable"`
	Counts map[string]int      `json:"counts" jsonschema:"how many lines there are of each verdict"`
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
	section := &foreign.Section{At: 1, Text: text}
	course, err := foreign.OpenOn(ctx, t.copied(), section, style)
	if err != nil {
		return out, err
	}
	if len(course.Lines) == 0 {
		return out, fmt.Errorf("no conclusion was found in the text; write them as r1c1=5 and r3c2<>4, a line each")
	}
	out = Judgement{Board: handle, Style: course.Style.String(), Counts: map[string]int{}}
	add := func(judged *foreign.Judged) error {
		out.Lines = append(out.Lines, answer.JudgedLineOf(judged))
		out.Counts[string(judged.Verdict)]++
		return nil
	}
	if !apart {
		return out, course.Each(ctx, add)
	}
	for i := range course.Lines {
		walk, err := foreign.NewWalk(ctx, t.copied())
		if err != nil {
			return out, err
		}
		judged, err := walk.Next(ctx, &course.Lines[i])
		if err != nil {
			return out, err
		}
		if err := add(&judged); err != nil {
			return out, err
		}
	}
	return out, nil
}

// copied is a solver on a copy of the board.
func (t *table) copied() *deduce.Solver {
	return deduce.Resume(t.session.Solver.Log(), deduce.Options{})
}
