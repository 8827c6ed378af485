package subcommand

import "deduku/repl/answer"

// AsJSON is the flag of the commands that can answer in JSON: a line a puzzle, a file, a result.
type AsJSON struct {
	JSON bool `name:"json" help:"Answer in JSON, one object a line, errors too; 'deduku schema' says what is in it."`
}

// Reply writes the result of a command, or its error, in JSON. The error then only carries the exit code on.
func (AsJSON) Reply(s Streams, command string, result answer.Result, err error) error {
	line := answer.Reply{Command: command, Result: result}
	if err != nil {
		line.Error = err.Error()
	}
	return answer.Replied(answer.Write(s.Out, line), err)
}
