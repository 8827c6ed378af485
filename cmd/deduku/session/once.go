package session

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"

	"deduku/cmd/deduku/subcommand"
	"deduku/repl"
	"deduku/repl/command"
	"deduku/repl/console"
	"deduku/repl/state"
	"deduku/repl/terminal"
)

// once is a command of the prompt that a subcommand carries out, once, on a board.
type once struct {
	Board string `arg:"" help:"A file with a board, the board itself, or \"-\" for standard input." placeholder:"FILE|PUZZLE"`
	Quiet bool   `short:"q" help:"No line on a terminal that says how far it is."`
	subcommand.AsJSON

	seed *uint64 // of what is drawn, nil for any
}

// Hint is the command hint.
type Hint struct {
	once
	Full bool `help:"Tell the whole step, with its pattern."`
}

// Run says what to look for.
func (c *Hint) Run(s subcommand.Streams) error {
	words := []string{"hint"}
	if c.Full {
		words = append(words, "full")
	}
	return c.carryOut(s, "", words...)
}

// wayFlag is how to solve, for what tells the path.
type wayFlag struct {
	Method string `enum:"logic,classic" default:"logic" help:"How to solve, for a path: logic by the ladder of techniques, classic by singles and guesses: logic, classic."`
}

// Explain is the command explain.
type Explain struct {
	once
	Step string `arg:"" optional:"" help:"The number of a step of the path; without it, the next step on this board." placeholder:"STEP"`
	Full bool   `help:"Also the near miss, why not elsewhere, what the step opens."`
	wayFlag
}

// Run tells a step in sentences.
func (c *Explain) Run(s subcommand.Streams) error {
	words, method := []string{"explain", "next"}, ""
	if c.Step != "" {
		words[1], method = c.Step, c.Method
	}
	if c.Full {
		words = append(words, "full")
	}
	return c.carryOut(s, method, words...)
}

// Export is the command export.
type Export struct {
	once
	What []string `arg:"" sep:"none" passthrough:"" help:"What the command export of the prompt takes: board.svg, candidates board.png, step 31 step.svg, path.html, hodoku ...; flags of this subcommand stand before" placeholder:"WHAT"`
	wayFlag
}

// Run writes a file, or text. The puzzle is solved first where its path is wanted.
func (c *Export) Run(s subcommand.Streams) error {
	method := ""
	if command.ExportsPath(c.What) {
		method = c.Method
	}
	return c.carryOut(s, method, append([]string{"export"}, c.What...)...)
}

// Sheet puts puzzles on paper.
type Sheet struct {
	Board   string  `arg:"" help:"A file of puzzles, a puzzle, or \"-\" for standard input; or a technique, as x-wing, or a level, for boards that are made." placeholder:"FILE|PUZZLE|TECHNIQUE|LEVEL"`
	Sheet   string  `arg:"" help:"The file to write, a pdf." placeholder:"SHEET.pdf"`
	Count   *int    `help:"Of a technique or a level: how many boards, 6 otherwise." placeholder:"N"`
	Seed    *uint64 `help:"What these are drawn from: the same seed, the same boards. Drawn by itself otherwise, and on the sheet." placeholder:"N"`
	Paper   string  `enum:"a4,letter" default:"a4" help:"How large the pages are: a4, letter."`
	PerPage int     `default:"6" help:"How many puzzles on a page: 1, 2, 4 or 6 (${default})." placeholder:"N"`
	NoLevel bool    `help:"No level, score and rating beneath."`
	Answers bool    `help:"The answers, on the last page, where they are always of boards that are made."`
	Quiet   bool    `short:"q" help:"No line on a terminal that says how far it is."`
	subcommand.AsJSON
}

// Run writes the sheet.
func (c *Sheet) Run(s subcommand.Streams) error {
	on := once{Board: c.Board, Quiet: c.Quiet, AsJSON: c.AsJSON}
	words := []string{"export", "collection", c.Sheet}
	if c.made() {
		count := 6
		if c.Count != nil {
			count = *c.Count
		}
		on.Board, on.seed = "", c.Seed
		words = []string{"export", c.Sheet, strconv.Itoa(count), c.Board}
	} else if c.Count != nil || c.Seed != nil {
		return fmt.Errorf("--count and --seed are for boards of a technique or a level, and %s is none", c.Board)
	}
	words = append(words, "--"+c.Paper, "--per-page", strconv.Itoa(c.PerPage))
	if c.NoLevel {
		words = append(words, "--no-level")
	}
	if c.Answers {
		words = append(words, "--answers")
	}
	return on.carryOut(s, "", words...)
}

// made reports whether the boards are made: a technique or a level is named, and no file is called so.
func (c *Sheet) made() bool {
	_, _, err := state.LevelOrTechnique(c.Board)
	_, missing := os.Stat(c.Board)
	return err == nil && missing != nil
}

// carryOut carries out a command on the board, or on none. Where there is a method, the board is solved by it before, in silence.
func (c *once) carryOut(s subcommand.Streams, method string, words ...string) error {
	face := console.New(s.Out, s.Err, screenOf(s.Out, s.Err, c.Quiet), os.Getenv)
	session := newSession(s, face, false, false)
	session.JSON = c.JSON
	if err := new(Command).configure(session, s); err != nil {
		return err
	}
	face.Begin(words[0])
	err := subcommand.Interruptibly(func(ctx context.Context) error {
		if c.Board == "-" && terminal.Is(s.In) {
			return errors.New("there is no board on standard input: name a file, or a puzzle")
		}
		if c.seed != nil {
			session.Settings.Seed = *c.seed
		}
		if c.Board == "" {
			return nil
		}
		if err := command.LoadNamed(ctx, session.Desk, c.Board, s.In); err != nil {
			return err
		}
		if method != "" {
			return solveFor(ctx, session, method)
		}
		return nil
	})
	face.Rest()
	if err == nil {
		err = subcommand.Interruptibly(func(ctx context.Context) error { return session.Command(ctx, words...) })
		face.Rest()
	} else if c.JSON {
		return c.Reply(s, words[0], nil, err)
	}
	return err
}

// solveFor solves the board of a session, without a word.
func solveFor(ctx context.Context, s *repl.Session, method string) error {
	if err := s.Set("method", method); err != nil {
		return err
	}
	for {
		step, err := s.Next(ctx)
		if err != nil {
			return err
		}
		if step == nil {
			return nil
		}
	}
}
