package answer

import (
	"fmt"
	"strings"

	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
)

// Version is what a program knows about its making. A build outside a clone of the repository knows no commit.
type Version struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitempty" schema:"commit"`
	Date    string `json:"date,omitempty" schema:"day"` // of the commit, in UTC
	Changed bool   `json:"changed,omitempty"`           // files were changed since the commit
}

// String is a line for people.
func (f Version) String() string {
	text := "deduku " + f.Version
	if f.Commit == "" {
		return text + ", built without a commit"
	}
	text += ", commit " + f.Commit[:min(12, len(f.Commit))]
	if f.Date != "" {
		text += " of " + f.Date
	}
	if f.Changed {
		text += ", with changes since"
	}
	return text
}

// Paths are the files that the program keeps.
type Paths struct {
	Config   string `json:"config"`
	History  string `json:"history"`
	Learning string `json:"learning"`
	Practice string `json:"practice"`
	Sessions string `json:"sessions"`
	Startup  string `json:"startup"`
}

// Batch is how far a batch is: 'deduku batch status'.
type Batch struct {
	Plan   string  `json:"plan"`
	Shards []Shard `json:"shards" schema:",min=1"`
}

// Shard is how far a shard is.
type Shard struct {
	Shard   int    `json:"shard" schema:",min=1"`
	Of      int    `json:"of" schema:",min=1"`
	State   string `json:"state" schema:",enum=waiting|begun|done|damaged"`
	Percent int    `json:"percent" schema:",max=100"`
	Puzzles int64  `json:"puzzles"`
	Rows    int64  `json:"rows"`
	Unread  int64  `json:"unread"`
	Damage  string `json:"damage,omitempty"` // which file is not what was written
}

func (f Shard) String() string {
	text := fmt.Sprintf("shard %d of %d  %-7s", f.Shard, f.Of, f.State)
	if f.Damage != "" {
		return text + "  " + sanitize.Message(f.Damage)
	}
	if f.State != "waiting" {
		text += fmt.Sprintf("  %3d %%  %s, %s", f.Percent, wording.Count(int(f.Puzzles), "puzzle", "puzzles"), wording.Count(int(f.Rows), "row", "rows"))
	}
	if f.Unread > 0 {
		text += fmt.Sprintf(", %d not read", f.Unread)
	}
	return strings.TrimRight(text, " ")
}
