package answer

import (
	"strings"

	"deduku/deduce/render/wording"
)

// Option is an option of a session.
type Option struct {
	Name   string   `json:"name"`
	Value  string   `json:"value"`
	Values []string `json:"values"` // a word in capitals stands for any text
	About  string   `json:"about"`
}

// Options is some options.
type Options struct {
	Options []Option `json:"options"`
}

// Alias is an alias and what it stands for.
type Alias struct {
	Name    string `json:"name"`
	Command string `json:"command"`
}

// Aliases is some aliases, sorted.
type Aliases struct {
	Aliases []Alias `json:"aliases"`
}

// History is lines that were typed.
type History struct {
	Lines []Line `json:"lines"`
}

// Line is a line that was typed, with its number.
type Line struct {
	N    int    `json:"n" schema:",min=1"`
	Line string `json:"line"`
}

// Command is a command as help knows it.
type Command struct {
	Name    string   `json:"name"`
	Args    string   `json:"args"`
	Aliases []string `json:"aliases"`
	Group   string   `json:"group"`
	Now     string   `json:"now,omitempty"` // how it is typed today, where it has come into another command
	Short   string   `json:"short"`
	Long    string   `json:"long,omitempty"`
}

// Help is what help says of commands.
type Help struct {
	Commands []Command `json:"commands"`
}

// Topic is what help says of a topic.
type Topic struct {
	Topic string `json:"topic"`
	Text  string `json:"text"`
}

// File is a file that was written or read.
type File struct {
	File string `json:"file"`
}

// LogFile is a file to which steps of the log were written, and how many.
type LogFile struct {
	File  string `json:"file"`
	Steps int    `json:"steps"`
}

// Saved is a board that was saved.
type Saved struct {
	File   string `json:"file"`
	Format string `json:"format" schema:"format"`
	Givens int    `json:"givens"`
	Placed int    `json:"placed"`          // digits that were not given
	Drops  string `json:"drops,omitempty"` // what the format has no place for, in words
	Apart  bool   `json:"-"`               // the format tells placed digits from givens
	To     string `json:"-"`               // where to, in words
}

func (f *Saved) String() string {
	text := "saved " + wording.Count(f.Givens, "given", "givens")
	switch placed := wording.Count(f.Placed, "digit", "digits"); {
	case f.Placed == 0, strings.Contains(f.Drops, "placed"):
	case f.Apart:
		text += " and " + placed + " placed"
	default:
		text += " and, as givens too, " + placed
	}
	if f.To != "" {
		text += " " + f.To
	}
	if f.Drops != "" {
		text += "; " + f.Format + " drops " + f.Drops
	}
	return text
}

// Sessions is whether this session is kept, and which ones were not ended.
type Sessions struct {
	Kept bool          `json:"kept"`
	Lost []LostSession `json:"lost"`
}

// LostSession is a session that was not ended, with its number.
type LostSession struct {
	N     int    `json:"n"`
	File  string `json:"file"`
	About string `json:"about"`
}
