package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/internal/sanitize"
	"deduku/internal/spelling"
)

// argument is an argument of a tool.
type argument struct {
	name     string
	of       reflect.Type
	required bool
}

// wants says what the value of an argument should be.
func (a *argument) wants() string {
	switch a.of.Kind() {
	case reflect.Int:
		return "a whole number"
	case reflect.Bool:
		return "true or false"
	}
	return "a string"
}

// argumentsOf returns the arguments that a question of a type has.
func argumentsOf(question reflect.Type) (out []argument) {
	for i := range question.NumField() {
		field := question.Field(i)
		if field.Anonymous {
			out = append(out, argumentsOf(field.Type)...)
			continue
		}
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		out = append(out, argument{name, field.Type, options != "omitempty"})
	}
	return out
}

// addTool adds a tool, and keeps its arguments for [Server.checkArguments].
func addTool[In, Out any](s *boardServer, server *mcp.Server, tool *mcp.Tool, handle mcp.ToolHandlerFor[In, Out]) {
	s.arguments[tool.Name] = argumentsOf(reflect.TypeFor[In]())
	mcp.AddTool(server, tool, handle)
}

// checkArguments answers a call with wrong arguments in plain words: the protocol's library speaks of schemas and Go types.
func (s *boardServer) checkArguments(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
		if call, ok := request.(*mcp.CallToolRequest); ok && call.Params != nil {
			if arguments, ok := s.arguments[call.Params.Name]; ok {
				if err := fault(call.Params.Name, arguments, call.Params.Arguments); err != nil {
					return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil
				}
			}
		}
		return next(ctx, method, request)
	}
}

// fault returns what is wrong with the arguments of a call, or nil.
func fault(tool string, arguments []argument, raw json.RawMessage) error {
	var names []string
	for i := range arguments {
		names = append(names, arguments[i].name)
	}
	given := map[string]json.RawMessage{}
	if len(raw) > 0 && json.Unmarshal(raw, &given) != nil {
		return fmt.Errorf("the arguments of %s are an object with %s, not %s", tool, listed(names), shown(raw))
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if slices.Contains(names, name) {
			continue
		}
		near := ""
		if words := spelling.Words(names, name); len(words) > 0 {
			near = fmt.Sprintf("; did you mean %s?", words[0])
		}
		return fmt.Errorf("%s has no argument %s; it takes %s%s", tool, shown(sanitize.Marshal(name)), listed(names), near)
	}
	for i := range arguments {
		a := &arguments[i]
		value, ok := given[a.name]
		switch {
		case !ok && a.required:
			return fmt.Errorf("%s needs the argument %s, %s", tool, a.name, a.wants())
		case ok && (bytes.Equal(value, []byte("null")) || json.Unmarshal(value, reflect.New(a.of).Interface()) != nil):
			return fmt.Errorf("the argument %s of %s should be %s, not %s", a.name, tool, a.wants(), shown(value))
		}
	}
	return nil
}

// listed joins names with commas and "and".
func listed(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}

// shown returns the beginning of a JSON value, in a message.
func shown(raw json.RawMessage) string {
	const most = 60
	text := sanitize.Visible(string(raw))
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return text
}
