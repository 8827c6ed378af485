package attempt

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/internal/spelling"
)

// The names that data sets give to fields, the surest first.
var (
	puzzleFields = []string{"puzzle", "initial_board", "board", "sudoku", "givens", "clues", "question", "problem", "prompt", "instruction", "input"}
	gridFields   = []string{"final_grid", "final_board", "grid"}
	textFields   = []string{
		"steps", "path", "response", "output", "completion", "generation", "generated", "prediction", "pred", "model_answer", "model_output", "sampled",
		"text", "content", "choices", "conversation", "conversations", "messages", "responses", "candidates",
	}
	// referenceFields hold the right answer. An answer alone is an attempt, the others never are.
	referenceFields = []string{"answer", "solution", "ideal", "reference", "target", "expected"}
)

// The roles in a conversation of the two sides.
var (
	askers    = []string{"user", "human", "system", "developer", "tool", "function"}
	answerers = []string{"assistant", "gpt", "model"}
)

// maxAttempt is the most bytes that an attempt may have.
const maxAttempt = 1 << 20

// fields holds a record's values by name.
type fields map[string]json.RawMessage

// unknown returns the names of fields that mean nothing here and aren't named yet, and marks them as named.
func (f fields) unknown(named map[string]bool) (out []string) {
	for name := range f {
		known := slices.ContainsFunc([][]string{puzzleFields, gridFields, textFields, referenceFields}, func(names []string) bool {
			return slices.Contains(names, name)
		})
		if !known && !named[name] {
			named[name] = true
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// attempt returns the attempt in a record.
func (f fields) attempt() (a Attempt, err error) {
	if a.Puzzle, err = f.puzzle(); err != nil {
		return a, err
	}
	var texts []string
	for _, name := range textFields {
		text := said(f[name], askers...)
		switch name {
		case "choices":
			text = turn(fields{name: f[name]}, nil, askers)
		case "responses", "candidates":
			first, of := firstOf(f[name])
			if text = first; len(texts) == 0 {
				a.Of = of
			}
		case "messages", "conversations":
			text = lastTurn(f[name])
		}
		if strings.TrimSpace(text) != "" {
			texts = append(texts, text)
		}
	}
	grids := f.all(gridFields)
	if len(texts)+len(grids) == 0 {
		texts = f.all([]string{"answer"})
	}
	if len(texts)+len(grids) == 0 {
		return a, fmt.Errorf("it has no attempt; the fields for one are %s, and %s for a grid", orList(textFields), orList(gridFields))
	}
	for _, text := range slices.Concat(grids, texts) {
		if len(text) > maxAttempt {
			return a, fmt.Errorf("its attempt has %s; the limit is %d", spelling.Count(len(text), "byte", "bytes"), maxAttempt)
		}
		if a.grid == nil {
			a.grid = finalGrid(text, &a.Puzzle)
		}
	}
	if len(grids) > 0 && a.grid == nil {
		if g, err := boardOf(grids[0]); err == nil { // the puzzle itself: nothing was filled in
			a.grid = &g
		}
	}
	if len(texts) > 0 {
		a.text = texts[0]
	}
	return a, nil
}

// firstOf returns the text of the first of several attempts in a list, and how many there are. A string is one attempt. Any other
// value is none: candidates may be those of cells.
func firstOf(raw json.RawMessage) (text string, of int) {
	var list []json.RawMessage
	switch {
	case bytes.HasPrefix(raw, []byte{'"'}):
		return said(raw), 1
	case json.Unmarshal(raw, &list) == nil && len(list) > 0 && strings.IndexByte("\"{", list[0][0]) >= 0:
		return said(list[0], askers...), len(list)
	}
	return "", 0
}

func orList(names []string) string {
	return strings.Join(names[:len(names)-1], ", ") + ", or " + names[len(names)-1]
}

// all returns the texts of the fields with these names, as far as there are any.
func (f fields) all(names []string) (out []string) {
	for _, name := range names {
		if text := said(f[name]); strings.TrimSpace(text) != "" {
			out = append(out, text)
		}
	}
	return out
}

// puzzle returns the board of a record, which may be in the middle of a question.
func (f fields) puzzle() (g board.Grid, err error) {
	err = errors.New("it has no board: a field puzzle, board or initial_board with 81 cells")
	for _, name := range append(slices.Clip(puzzleFields), "messages", "conversation", "conversations") {
		text := said(f[name], answerers...)
		if strings.TrimSpace(text) == "" {
			continue
		}
		g, wrong := boardOf(text)
		if wrong == nil || errors.As(wrong, new(NotOurs)) {
			return g, wrong
		}
		if g, ok := lastPuzzle(text); ok {
			return g, nil
		}
		err = wrong
	}
	return board.Grid{}, err
}

// said returns the text in a value: a string, a list of strings, or a conversation without the turns of some roles. Of any
// other value it returns the JSON, since a grid may be a list of numbers.
func said(raw json.RawMessage, without ...string) string {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(raw, &object) == nil {
		return turn(object, raw, without)
	}
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return string(raw)
	}
	var out []string
	for _, item := range list {
		if text := strings.TrimSpace(string(item)); text != "" && text[0] != '"' && text[0] != '{' {
			return string(raw) // numbers
		}
		if text := said(item, without...); text != "" {
			out = append(out, text)
		}
	}
	return strings.Join(out, "\n")
}

// turn returns the text of a turn in a conversation, or nothing if its role is one of some. Of several choices it takes the first.
func turn(object map[string]json.RawMessage, raw json.RawMessage, without []string) string {
	if slices.Contains(without, role(object)) {
		return ""
	}
	for _, name := range []string{"content", "text", "message", "value", "parts", "body", "choices"} {
		value, ok := object[name]
		if !ok {
			continue
		}
		var choices []json.RawMessage
		if name == "choices" && json.Unmarshal(value, &choices) == nil && len(choices) > 0 {
			value = choices[0]
		}
		return said(value, without...)
	}
	return string(raw)
}

// role returns who speaks in a turn, in small letters.
func role(turn map[string]json.RawMessage) string {
	for _, name := range []string{"role", "from"} {
		var role string
		if json.Unmarshal(turn[name], &role) == nil && role != "" {
			return strings.ToLower(role)
		}
	}
	return ""
}

// lastTurn returns the text of the last turn that answers.
func lastTurn(raw json.RawMessage) string {
	var turns []json.RawMessage
	if json.Unmarshal(raw, &turns) != nil {
		return ""
	}
	for _, item := range slices.Backward(turns) {
		var turn map[string]json.RawMessage
		if json.Unmarshal(item, &turn) == nil && slices.Contains(answerers, role(turn)) {
			return said(item)
		}
	}
	return ""
}
