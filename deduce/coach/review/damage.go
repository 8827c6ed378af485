package review

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// damage returns the place at which a text stops being JSON, or the JSON of a state, and what belongs there.
func damage(text string, err error) string {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax) && cutOff(text):
		return fmt.Sprintf("it is cut off in line %d; a whole file ends with ] and }", lineAt(text, len(text)))
	case errors.As(err, &syntax):
		return fmt.Sprintf("in line %d it is no JSON: %s", lineAt(text, int(syntax.Offset)), err)
	case errors.As(err, &kind) && kind.Field == "":
		return "a learning file is an object, from { to }"
	case errors.As(err, &kind):
		right := map[string]string{"answers": "a list, from [ to ]", "deduku-learning": "a number"}[kind.Field]
		return fmt.Sprintf("in line %d %q has to be %s", lineAt(text, int(kind.Offset)), kind.Field, right)
	}
	return err.Error()
}

// cutOff reports whether a text ends before its first JSON value does.
func cutOff(text string) bool {
	err := json.NewDecoder(strings.NewReader(text)).Decode(new(json.RawMessage))
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
}

// lineAt is the line of a text in which a place is, from 1.
func lineAt(text string, at int) int {
	return 1 + strings.Count(strings.TrimRight(text[:min(at, len(text))], "\n"), "\n")
}

// answerOf is an answer as it is written, or what is wrong with it.
func answerOf(raw json.RawMessage) (a Answer, wrong string) {
	var kind *json.UnmarshalTypeError
	var at *time.ParseError
	switch err := json.Unmarshal(raw, &a); {
	case errors.As(err, &at):
		return a, fmt.Sprintf("has the time %q; a time is written as \"2026-01-31T12:00:00Z\"", strings.Trim(at.Value, `"`))
	case errors.As(err, &kind) && kind.Field != "":
		return a, fmt.Sprintf("has something else than a text as its %q", kind.Field)
	case err != nil:
		return a, "is no object, as {\"time\":\"2026-01-31T12:00:00Z\",\"technique\":\"x-wing\",\"came\":\"right\"}"
	case a.Technique == "":
		return a, "has no \"technique\", as \"x-wing\""
	case !slices.Contains(all, a.Came):
		return a, fmt.Sprintf("has %q as what came of it, which is one of %s", string(a.Came), strings.Join(CameNames(), ", "))
	}
	return a, ""
}
