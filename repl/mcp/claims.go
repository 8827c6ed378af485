package mcp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/solverlog"
	"deduku/internal/spelling"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// take puts a puzzle of a text on the board, by its number. The answer says what the prompt would: how many solutions
// there are, what was left out, and how hard it is.
func (t *table) take(ctx context.Context, text string, number int) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	p, err := format.Parse(text)
	if number > 1 {
		p, err = numbered(text, number)
	}
	if err != nil {
		return Answer{}, err
	}
	t.words.Reset()
	start, err := t.session.Take(ctx, "the board", &p)
	if err != nil {
		return Answer{}, err
	}
	words := t.words.String()
	if start.Solutions != "one" {
		words += "the tools that need a puzzle with one solution can't be relied on\n"
	}
	facts, err := inJSON(&reply.Answer{Command: "load", Result: start})
	if err != nil {
		return Answer{}, err
	}
	out, err := t.do(ctx, "board")
	out.Words = bounded(words + out.Words)
	out.Replies = append([]map[string]any{facts}, out.Replies...)
	return out, err
}

// numbered returns one of several puzzles in a text, by its number from 1. Other text isn't counted.
func numbered(text string, number int) (puzzle.Puzzle, error) {
	puzzles := format.NewReader(strings.NewReader(text), "")
	for n := 0; ; {
		p, err := puzzles.Next()
		switch {
		case errors.As(err, new(*puzzle.SyntaxError)):
			continue
		case err == io.EOF:
			return p, fmt.Errorf("there is no puzzle %d: the text has %s", number, spelling.Count(n, "puzzle", "puzzles"))
		case err != nil:
			return p, err
		}
		if n++; n == number {
			return p, nil
		}
	}
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

// judgeReply is the answer of check_claim and check_path.
type judgeReply struct {
	Board  string              `json:"board"`
	Style  string              `json:"style" jsonschema:"as what the text was read"`
	Lines  []answer.JudgedLine `json:"lines" jsonschema:"as 'deduku check --json' tells them; a verdict is confirmed, pattern, holds, net, already, unproved, wrong or unreadable"`
	Counts map[string]int      `json:"counts" jsonschema:"how many lines there are of each verdict"`

	Justified int `json:"justified" jsonschema:"how many lines follow from the board, by the pattern they describe if they describe one; a line with not_there or chain isn't among them"`
	Skipped   int `json:"skipped" jsonschema:"how many lines of the text are not steps"`
}

// addJudges adds the tools that judge.
func (s *boardServer) addJudges(server *mcp.Server) {
	addTool(s, server, &mcp.Tool{
		Name: "check_claim", Description: "Judge one or several conclusions on the board as it is. The board does not change.",
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in claimIn) (*mcp.CallToolResult, judgeReply, error) {
		out, err := s.judge(ctx, in.Board, in.Claims, "auto", true)
		return nil, out, err
	})
	addTool(s, server, &mcp.Tool{
		Name: "check_path", Description: "Judge a whole solving path from the board as it is, each step on the board that the steps before it leave. The board does not change.",
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in pathIn) (*mcp.CallToolResult, judgeReply, error) {
		out, err := s.judge(ctx, in.Board, in.Path, in.Style, false)
		return nil, out, err
	})
	addTool(s, server, &mcp.Tool{
		Name: "prove", Description: "Prove that the puzzle has one solution, or none: a formula (DIMACS CNF) and a proof (LRAT) that checkers of any maker accept.",
	}, s.prove)
}

// judge judges the lines of a text: each on the board as it is, or one after the other.
func (s *boardServer) judge(ctx context.Context, handle, text, styleName string, apart bool) (out judgeReply, err error) {
	if len(text) > maxJudged {
		return out, fmt.Errorf("the text has %d bytes and may have %d: send it in parts", len(text), maxJudged)
	}
	if styleName == "" {
		styleName = "auto"
	}
	style, ok := solverlog.StyleNamed(styleName)
	if !ok {
		return out, fmt.Errorf("there is no style %.20q; there are %s", styleName, strings.Join(solverlog.Styles(), ", "))
	}
	t, err := s.at(handle)
	if err != nil {
		return out, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	section := &solverlog.Section{At: 1, Text: text}
	course, err := solverlog.OpenWholeOn(ctx, t.copied(), section, style)
	if err != nil {
		return out, err
	}
	most := maxSteps
	if apart {
		most = maxClaims
	}
	if n := len(course.Lines); n > most {
		return out, fmt.Errorf("the text has %s to judge; the limit is %d: send it in parts", spelling.Count(n, "line", "lines"), most)
	}
	out.Skipped = len(course.Skipped)
	if len(course.Lines) == 0 {
		return out, fmt.Errorf("no conclusion was found in the text; write them as r1c1=5 and r3c2<>4, a line each")
	}
	out.Board, out.Style, out.Counts = handle, course.Style.String(), map[string]int{}
	size := 0
	add := func(judged *solverlog.Judged) error {
		line := answer.JudgedLineOf(judged)
		line.Text = cutAt(line.Text, maxQuoted)
		seen := map[string]bool{}
		line.Concludes = slices.DeleteFunc(line.Concludes, func(c string) bool {
			again := seen[c]
			seen[c] = true
			return again
		})
		if size += len(line.Text) + 10*len(line.Concludes); size > maxLines {
			return fmt.Errorf("the answer is too long at line %d: send the text in parts", line.Line)
		}
		out.Lines = append(out.Lines, line)
		out.Counts[string(judged.Verdict)]++
		switch judged.Verdict {
		case solverlog.Confirmed, solverlog.Patterned, solverlog.Holds, solverlog.HoldsByNet:
			if !judged.Invented() {
				out.Justified++
			}
		}
		return nil
	}
	if !apart {
		return out, course.Each(ctx, add)
	}
	for i := range course.Lines {
		walk, err := solverlog.NewWalk(ctx, t.copied())
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

// cutAt returns the beginning of a text that is longer than so many bytes.
func cutAt(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "..."
}

// copied is a solver on a copy of the board.
func (t *table) copied() *deduce.Solver {
	return deduce.Resume(t.session.Solver.Log(), deduce.Options{})
}
