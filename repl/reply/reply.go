package reply

import "deduku/repl/answer"

// Reply is what came of a line.
type Reply struct {
	Answers []*Answer // of the commands on it, in the order in which they ended
	Err     error     // the first error, which ended the line; nil where all of it was done
	Prompt  string    // what the session asks for next
}

// An Answer is the outcome of one command.
type Answer struct {
	Command string
	Result  answer.Result // nil if the command has no result
	Blocks  []Block       // for people, in order
	Err     error         // the command's error; a "no" may have a result, too
	steps   bool          // it makes steps of the log, from the index on
	from    int
}

// Since notes that the command makes steps, which follow the first n of the log.
func (a *Answer) Since(n int) {
	if !a.steps {
		a.steps, a.from = true, n
	}
}

// Made is the number of steps of the log before those that the command made; ok is false where it makes none.
func (a *Answer) Made() (from int, ok bool) { return a.from, a.steps }
