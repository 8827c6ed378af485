package attempt

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/board"
	"deduku/internal/plural"
)

// Record is a line of a data set of attempts.
type Record struct {
	N       int // from 1
	Attempt Attempt
	Err     error // why it is none: it can't be read, or its board is none of ours
}

// maxRecord bounds a line of a data set.
const maxRecord = 16 << 20

// Records reads a data set: JSON Lines of a puzzle and what somebody made of it, or the results of Sudoku-Bench as CSV, by its
// columns initial_board and conversation. What can't be read is a record with an error; the error returned ends the reading.
func Records(in io.Reader, yield func(Record) bool) error {
	buffered := bufio.NewReaderSize(in, 1<<16)
	for {
		c, err := buffered.ReadByte()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
			continue
		}
		if err := buffered.UnreadByte(); err != nil {
			return err
		}
		if c == '{' {
			return jsonRecords(buffered, yield)
		}
		return csvRecords(buffered, yield)
	}
}

// jsonRecord are the names that fields have in data sets, by what they hold.
type jsonRecord struct {
	Puzzle, Board, Question string
	InitialBoard            string          `json:"initial_board"`
	Steps                   json.RawMessage // a text, or a list of texts
	Path                    string
	Response                string
	Answer                  string
	Text                    string
	Grid                    string
	FinalGrid               string `json:"final_grid"`
	Prediction              string
	Conversation            json.RawMessage
}

func jsonRecords(in io.Reader, yield func(Record) bool) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 1<<16), maxRecord)
	for n := 1; lines.Scan(); {
		line := strings.TrimSpace(lines.Text())
		if line == "" {
			continue
		}
		r := Record{N: n}
		n++
		var fields jsonRecord
		if err := json.Unmarshal([]byte(line), &fields); err != nil {
			r.Err = fmt.Errorf("it is no JSON object with texts: %w", err)
		} else {
			r.Attempt, r.Err = fields.attempt()
		}
		if !yield(r) {
			return nil
		}
	}
	return lines.Err()
}

// attempt is the attempt that a record tells of.
func (f *jsonRecord) attempt() (a Attempt, err error) {
	if a.Puzzle, err = boardOf(firstOf(f.Puzzle, f.InitialBoard, f.Board, f.Question)); err != nil {
		return a, err
	}
	a.Text = firstOf(textOf(f.Steps), f.Path, f.Response, f.Text, textOf(f.Conversation), f.Answer)
	if grid, err := boardOf(firstOf(f.FinalGrid, f.Grid, f.Prediction)); err == nil {
		a.Grid = &grid
	} else if grid, err := boardOf(f.Answer); err == nil {
		a.Grid = &grid
	}
	if a.Text == "" && a.Grid == nil {
		return a, errors.New("it has neither steps (steps, path, response, text, conversation) nor a final grid (grid, final_grid, prediction, answer)")
	}
	return a, nil
}

func csvRecords(in io.Reader, yield func(Record) bool) error {
	rows := csv.NewReader(in)
	rows.FieldsPerRecord, rows.LazyQuotes, rows.ReuseRecord = -1, true, true
	head, err := rows.Read()
	if err != nil {
		return fmt.Errorf("a data set is JSON Lines, or CSV with a header: %w", err)
	}
	column := map[string]int{}
	for i, name := range head {
		column[strings.ToLower(strings.TrimSpace(strings.TrimPrefix(name, "\ufeff")))] = i
	}
	if _, ok := column["initial_board"]; !ok {
		if _, ok := column["puzzle"]; !ok {
			return fmt.Errorf("a data set in CSV has a column initial_board or puzzle, and this one has %.200s", strings.Join(head, ","))
		}
	}
	for n := 1; ; n++ {
		row, err := rows.Read()
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, new(*csv.ParseError)):
			if !yield(Record{N: n, Err: err}) {
				return nil
			}
			continue
		case err != nil:
			return err
		}
		field := func(name string) string {
			if i, ok := column[name]; ok && i < len(row) {
				return row[i]
			}
			return ""
		}
		fields := jsonRecord{
			InitialBoard: field("initial_board"), Puzzle: field("puzzle"), Path: field("path"), Response: field("response"), Text: field("text"),
			Grid: field("grid"), FinalGrid: field("final_grid"), Answer: field("answer"), Conversation: json.RawMessage(field("conversation")),
		}
		if steps := field("steps"); steps != "" {
			fields.Path = steps
		}
		r := Record{N: n}
		r.Attempt, r.Err = fields.attempt()
		if !yield(r) {
			return nil
		}
	}
}

// textOf is a text in JSON: a string, a list of strings, or a conversation, of which what the user said is left out.
func textOf(raw json.RawMessage) string {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text
	}
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return ""
	}
	var out []string
	for _, item := range list {
		var said struct {
			Role    string
			Content json.RawMessage
			Text    string
		}
		switch {
		case json.Unmarshal(item, &text) == nil:
			out = append(out, text)
		case json.Unmarshal(item, &said) == nil && said.Role != "user" && said.Role != "system":
			out = append(out, firstOf(textOf(said.Content), said.Text))
		}
	}
	return strings.Join(out, "\n")
}

// boardOf is a board of 81 cells, in rows or in one line. A board of another size is a NotOurs.
func boardOf(text string) (g board.Grid, err error) {
	n := 0
	for _, c := range text {
		switch {
		case c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '|' || c == ',':
			continue
		case n < board.Cells && c >= '1' && c <= '9':
			g[n] = board.Digit(c - '0')
		case c != '.' && c != '0' && c != '_' && c != '*' && (c < '1' || c > '9'):
			return g, fmt.Errorf("%q in its board is no cell: a cell is a digit, or a dot", c)
		}
		n++
	}
	switch n {
	case board.Cells:
		return g, nil
	case 0:
		return g, errors.New("it has no board: a field puzzle, board or initial_board with 81 cells")
	case 16, 36, 256:
		return g, NotOurs(fmt.Sprintf("its board has %d cells: not 9 by 9", n))
	}
	return g, fmt.Errorf("its board has %s, not 81", plural.Count(n, "cell", "cells"))
}

func firstOf(texts ...string) string {
	for _, t := range texts {
		if strings.TrimSpace(t) != "" {
			return t
		}
	}
	return ""
}
