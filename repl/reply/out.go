package reply

import (
	"fmt"
	"time"

	"deduku/repl/answer"
)

// Out is where running commands put what they find out. It shows each part as it comes, and keeps the answers of a line
// that is to be replied to.
type Out struct {
	face    Renderer
	running *Answer   // of the innermost command that runs; nil for none
	toJSON  bool      // its reply is a line of JSON, and what it tells a person besides is dropped
	kept    []*Answer // of the line that is carried out
	keeps   bool
}

// NewOut is an Out that shows parts on a face, nil for none.
func NewOut(face Renderer) *Out {
	if face == nil {
		face = Nobody{}
	}
	return &Out{face: face}
}

// Run runs a command and returns its answer with the error that it ended in. Where toJSON, or where that around it is
// answered so, the answer is for a program.
func (o *Out) Run(command string, toJSON bool, run func() error) *Answer {
	running, wasJSON := o.running, o.toJSON
	mine := &Answer{Command: command}
	o.running, o.toJSON = mine, toJSON || wasJSON
	defer func() { o.running, o.toJSON = running, wasJSON }()
	if running == nil {
		o.face.Begin(command)
		defer func() { o.face.Rest() }()
	}
	mine.Err = run()
	if o.keeps {
		o.kept = append(o.kept, mine)
	}
	return mine
}

// Keeping returns the answers of the commands that run carries out.
func (o *Out) Keeping(run func()) []*Answer {
	kept, keeps := o.kept, o.keeps
	o.kept, o.keeps = nil, true
	defer func() { o.kept, o.keeps = kept, keeps }()
	run()
	return o.kept
}

// Facing has what run shows go to another face.
func (o *Out) Facing(face Renderer, run func()) {
	before := o.face
	o.face = face
	defer func() { o.face = before }()
	run()
}

// Answer is that of the running command.
func (o *Out) Answer() *Answer {
	if o.running == nil {
		return new(Answer) // nobody asked, and nobody is answered
	}
	return o.running
}

// Kept reports whether the facts of the running command are wanted: by a program, or as a reply.
func (o *Out) Kept() bool { return o.toJSON || o.keeps }

// InJSON reports whether the running command answers a program: what it tells a person is dropped.
func (o *Out) InJSON() bool { return o.toJSON }

// Give hands over what a command has found out: facts for a program, and for a person what tell shows of them.
func (o *Out) Give(facts answer.Result, tell func() error) error {
	var err error
	if !o.toJSON && tell != nil {
		err = tell()
	}
	o.Answer().Result = facts // tell may have set a result that is a part of this one
	return err
}

// Show shows a part.
func (o *Out) Show(p Block) error {
	if o.toJSON && !isTalk(p) {
		return nil
	}
	if o.keeps && o.running != nil {
		o.running.Blocks = append(o.running.Blocks, p)
	}
	return o.face.Show(p)
}

// Say talks: it shows a line that is no result.
func (o *Out) Say(form string, args ...any) { _ = o.Show(Said{fmt.Sprintf(form, args...)}) }

// Hush talks where the answer is not for a program.
func (o *Out) Hush(form string, args ...any) {
	if !o.toJSON {
		o.Say(form, args...)
	}
}

// Tell shows a line of a result.
func (o *Out) Tell(form string, args ...any) error { return o.Show(Told{fmt.Sprintf(form, args...)}) }

// Page shows lines of a result that may be long.
func (o *Out) Page(write func(tell func(form string, args ...any))) error {
	var page Page
	write(func(form string, args ...any) { page = append(page, Told{fmt.Sprintf(form, args...)}) })
	return o.Show(page)
}

// ShowAll shows parts, one after the other.
func (o *Out) ShowAll(parts ...Block) error {
	for _, p := range parts {
		if err := o.Show(p); err != nil {
			return err
		}
	}
	return nil
}

// ShowPage shows parts of a result that may be long.
func (o *Out) ShowPage(write func(tell func(Block))) error {
	var page Page
	write(func(p Block) { page = append(page, p) })
	return o.Show(page)
}

// ShowText shows a text of several lines that may be long.
func (o *Out) ShowText(text string) error { return o.Show(Page{Verbatim{text}}) }

// Looking reports whether somebody looks on.
func (o *Out) Looking() bool { return o.face.Looking() }

// Stage is where frames follow each other; nil where nobody looks on, or a program is answered.
func (o *Out) Stage() Stage {
	if o.toJSON {
		return nil
	}
	return o.face.Stage()
}

// Watch shows how far a long command is, where somebody looks on.
func (o *Out) Watch(far func(waited time.Duration) string) Progress { return o.face.Watch(far) }

// Rest says that nobody waits for the running command: a person is asked for keys.
func (o *Out) Rest() { o.face.Rest() }

// Reply shows an answer to a program.
func (o *Out) Reply(a *Answer) error { return o.face.Reply(a) }

// isTalk reports whether a part is no result: it comes beside the reply to a program, too.
func isTalk(p Block) bool {
	switch p.(type) {
	case Said, SaidStep, Failed, Cleared, Clipboard, Restyled:
		return true
	}
	return false
}
