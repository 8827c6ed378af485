package mcp

import (
	"context"
	"deduku/deduce/op"
	"errors"
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// onBoard is what every tool but load and generate is asked with.
type onBoard struct {
	Board string `json:"board" jsonschema:"the handle that load gave"`
}

func (b onBoard) handle() string { return b.Board }

// named is a question about a board.
type named interface{ handle() string }

// The questions, beside the handle.
type (
	loadIn struct {
		Text   string `json:"text" jsonschema:"a Sudoku in any usual form: 81 characters, rows, a drawing, pencil marks"`
		Puzzle int    `json:"puzzle,omitempty" jsonschema:"which puzzle of a text with several, from 1; the first if left out"`
	}
	generateIn struct {
		Level     string `json:"level,omitempty" jsonschema:"easy, medium, hard, unfair or extreme; leave out for any"`
		Technique string `json:"technique,omitempty" jsonschema:"a technique that the puzzle needs, as x-wing"`
		Seed      string `json:"seed,omitempty" jsonschema:"a whole number from 0 on, as text; the same seed gives the same puzzle; drawn if left out"`
	}
	hintIn struct {
		onBoard
		Degree *int `json:"degree,omitempty" jsonschema:"how much the hint tells: 1 what to look for, more each, up to the whole step"`
	}
	stepIn struct {
		onBoard
		Count  *int   `json:"count,omitempty" jsonschema:"how many steps to make; 1 if left out"`
		Method string `json:"method,omitempty" jsonschema:"logic for the techniques that people know, which is the default; classic for singles and guesses"`
	}
	explainIn struct {
		onBoard
		Step *int `json:"step,omitempty" jsonschema:"the number of the step; the last one if left out"`
	}
	countIn struct {
		onBoard
		Limit *int `json:"limit,omitempty" jsonschema:"stop counting here; 1000000 if left out"`
	}
	whyIn struct {
		onBoard
		About string `json:"about" jsonschema:"a cell, as r4c7, or a candidate that is gone, as r4c7<>5"`
	}
	findIn struct {
		onBoard
		Technique string `json:"technique,omitempty" jsonschema:"a technique, as x-wing; all that are on if left out"`
		All       bool   `json:"all,omitempty" jsonschema:"all steps, also harder ones, as many as fit into an answer; otherwise at most 20. more counts the others: name a technique to get fewer"`
	}
)

// addTools adds the table of tools.
func (s *boardServer) addTools(server *mcp.Server) {
	addTool(s, server, &mcp.Tool{Name: "load", Description: "Load a Sudoku. The answer has the handle of its board."}, s.load)
	addTool(s, server, &mcp.Tool{Name: "generate", Description: "Make a Sudoku with one solution, of a level if one is asked for, and load it."}, s.generate)
	command(s, server, "board", "Show the board.", func(onBoard) (string, error) { return "board", nil })
	command(s, server, "candidates", "Show what each open cell may still hold.", func(onBoard) (string, error) { return "candidates", nil })
	command(s, server, "hint", "Say what to look for on the board, as much as the degree asks.", hintLine)
	command(s, server, "step", "Make the next step, or several, and tell each.", stepLine)
	command(s, server, "explain", "Tell a step in full sentences.", func(in explainIn) (string, error) {
		if in.Step == nil {
			return "explain", nil
		}
		return fmt.Sprintf("explain %d", *in.Step), nil
	})
	command(s, server, "why", "Show the steps that a digit or a missing candidate rests on.", func(in whyIn) (string, error) { return word("why", in.About) })
	command(s, server, "find", "List what techniques can conclude on the board now, easiest first.", func(in findIn) (string, error) {
		line, err := word("find", in.Technique)
		if in.All {
			line += " all"
		}
		return line, err
	})
	command(s, server, "count", "Count the solutions of the board.", func(in countIn) (string, error) {
		if in.Limit == nil {
			return "count", nil
		}
		if err := op.CountLimit.Check(*in.Limit); err != nil {
			return "", fmt.Errorf("limit must be %w", err)
		}
		return fmt.Sprintf("count %d", *in.Limit), nil
	})
	command(s, server, "solve", "Show the solution of the board, without steps, and whether it has several. The board stays as it is.", func(onBoard) (string, error) { return "solve search", nil })
	command(s, server, "minimize", "Drop the givens that the puzzle doesn't need. The board then has the new puzzle.", func(onBoard) (string, error) { return "minimize", nil })
	command(s, server, "rate", "Rate the puzzle as Sudoku Explainer does.", func(onBoard) (string, error) { return "rate", nil })
	s.addJudges(server)
}

// command adds a tool that carries out a line on a board.
func command[In named](s *boardServer, server *mcp.Server, name, about string, line func(In) (string, error)) {
	addTool(s, server, &mcp.Tool{Name: name, Description: about}, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Answer, error) {
		text, err := line(in)
		if err != nil {
			return nil, Answer{}, err
		}
		t, err := s.at(in.handle())
		if err != nil {
			return nil, Answer{}, err
		}
		t.mu.Lock()
		defer t.mu.Unlock()
		out, err := t.do(ctx, text)
		out.Board = in.handle()
		return out.inWords(), out, err
	})
}

// word is a command with what a client says behind it, which may be no other command.
func word(command, said string) (string, error) {
	if strings.ContainsAny(said, ";\n\r") || len(said) > 200 {
		return "", fmt.Errorf("%.60q is not what %s takes", said, command)
	}
	return strings.TrimSpace(command + " " + said), nil
}

func hintLine(in hintIn) (string, error) {
	degree, err := oneOrMore(in.Degree, "degree", 9)
	return strings.TrimSuffix(strings.Repeat("hint; ", degree), "; "), err
}

func stepLine(in stepIn) (string, error) {
	count, err := oneOrMore(in.Count, "count", 1000)
	if err != nil {
		return "", err
	}
	method := in.Method
	switch method {
	case "":
		method = "logic"
	case "logic", "classic":
	default:
		return "", fmt.Errorf("the methods are logic and classic, not %.20q", method)
	}
	return fmt.Sprintf("set method %s; step %d", method, count), nil
}

// oneOrMore returns the number that an argument gives, from 1 to most, or 1 if it is left out.
func oneOrMore(given *int, name string, most int) (int, error) {
	if given == nil {
		return 1, nil
	}
	if err := (op.Number{Min: 1, Max: most}).Check(*given); err != nil {
		return 0, fmt.Errorf("%s must be %w", name, err)
	}
	return *given, nil
}

// load lays a board for a text.
func (s *boardServer) load(ctx context.Context, _ *mcp.CallToolRequest, in loadIn) (*mcp.CallToolResult, Answer, error) {
	switch {
	case len(in.Text) > maxText:
		return nil, Answer{}, fmt.Errorf("the text has %d bytes and may have %d", len(in.Text), maxText)
	case in.Puzzle < 0:
		return nil, Answer{}, fmt.Errorf("puzzles are numbered from 1, not %d", in.Puzzle)
	case strings.TrimSpace(in.Text) == "":
		return nil, Answer{}, errors.New("the text is empty: give a Sudoku, as 81 characters or as rows")
	}
	return s.begun(func(t *table) (Answer, error) { return t.take(ctx, in.Text, in.Puzzle) })
}

// generate lays a board for a new puzzle.
func (s *boardServer) generate(ctx context.Context, _ *mcp.CallToolRequest, in generateIn) (*mcp.CallToolResult, Answer, error) {
	line := "generate"
	for _, wish := range [][2]string{{"level", in.Level}, {"technique", in.Technique}, {"seed", in.Seed}} {
		if wish[1] == "" {
			continue
		}
		said, err := word(wish[0], wish[1])
		if err != nil {
			return nil, Answer{}, err
		}
		line += " " + said
	}
	return s.begun(func(t *table) (Answer, error) { return t.do(ctx, line) })
}

// begun is the answer of a new board, which goes away again where it can't be begun.
func (s *boardServer) begun(begin func(*table) (Answer, error)) (*mcp.CallToolResult, Answer, error) {
	handle, t := s.open()
	t.mu.Lock()
	defer t.mu.Unlock()
	out, err := begin(t)
	if err != nil {
		s.mu.Lock()
		delete(s.boards, handle)
		s.mu.Unlock()
		return nil, Answer{}, err
	}
	out.Board = handle
	return out.inWords(), out, nil
}
