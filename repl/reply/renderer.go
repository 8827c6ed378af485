package reply

import (
	"context"
	"time"
)

// A Renderer shows answers: on a terminal, as lines of JSON, on a page.
type Renderer interface {
	// Show shows a part of the answer of the running command.
	Show(p Block) error
	// Reply shows an answer to a program, as one line of JSON.
	Reply(a *Answer) error
	// Begin says that a command begins: what still waits of the one before is dropped, and from now on somebody waits for it.
	Begin(command string)
	// Rest says that nobody waits any more: the command has ended, or a person is asked for keys.
	Rest()
	// Looking reports whether somebody looks on.
	Looking() bool
	// Stage is where frames follow each other and keys are read, so that nobody waits; nil where nobody looks on whose keys can be read.
	Stage() Stage
	// Watch shows how far a long command is, until its Stop; nil where nobody looks on.
	Watch(far func(waited time.Duration) string) Progress
}

// Stage is a place on the screen where frames follow each other.
type Stage interface {
	// Put draws a frame over the last one, with a line below it.
	Put(frame []Block, below string) error
	// Key is the next key, empty when none came within the time or the screen has another size.
	Key(ctx context.Context, wait time.Duration) (string, error)
	// Resized reports whether the screen has another size than it had for the last frame.
	Resized() bool
}

// KeyReader gives single keys while a command runs.
type KeyReader interface {
	// Key is the next key: what is typed, or "left", "right", "home", "end". It is empty when none came within
	// the time, and when ctx is done.
	Key(ctx context.Context, wait time.Duration) (string, error)
}

// Pager shows a text that may be longer than the screen, until a key leaves it.
type Pager interface{ Page(text string) error }

// Progress is a line that says how far something is.
type Progress interface {
	// Stop takes the line away for good; once more does nothing.
	Stop()
}

// Nobody is the face of a session whose replies are only returned.
type Nobody struct{}

// Show implements [Face].
func (Nobody) Show(Block) error { return nil }

// Reply implements [Face].
func (Nobody) Reply(*Answer) error { return nil }

// Begin implements [Face].
func (Nobody) Begin(string) {}

// Rest implements [Face].
func (Nobody) Rest() {}

// Looking implements [Face].
func (Nobody) Looking() bool { return false }

// Stage implements [Face].
func (Nobody) Stage() Stage { return nil }

// Watch implements [Face].
func (Nobody) Watch(func(time.Duration) string) Progress { return unwatched{} }

// unwatched is the progress that nobody sees.
type unwatched struct{}

func (unwatched) Stop() {}

// Unwatched is the progress of work at which nobody looks.
var Unwatched Progress = unwatched{}
