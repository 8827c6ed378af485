package answer

import (
	"fmt"
	"strings"

	"deduku/board/format"
)

// Formats are the formats of puzzles.
type Formats struct {
	Formats []Format `json:"formats"`
	one     bool     // one that was asked for
}

// Format is a format of puzzles.
type Format struct {
	Name    string   `json:"name" schema:"name"`
	About   string   `json:"about" schema:"name"`
	Read    bool     `json:"read"`
	Written bool     `json:"written"`
	Ends    []string `json:"ends,omitempty" schema:"ending"` // how names of its files end
	Keeps   string   `json:"keeps,omitempty"`                // what is written of a board
	Example string   `json:"example" schema:"name"`
}

// FormatsOf are all formats or, where a name is given, the one of that name.
func FormatsOf(name string) (*Formats, error) {
	f := Formats{one: name != ""}
	for _, row := range format.Formats() {
		if name == "" || name == row.Name {
			f.Formats = append(f.Formats, formatOf(&row))
		}
	}
	if len(f.Formats) == 0 {
		return nil, fmt.Errorf("there is no format %q; 'help formats' lists them", name)
	}
	return &f, nil
}

func formatOf(row *format.Format) Format {
	f := Format{
		Name: row.Name, About: row.Doc, Read: row.Read != nil || row.ReadAs != "", Written: row.Write != nil, Ends: row.Ext, Example: row.Example,
	}
	if row.Write == nil {
		return f
	}
	switch {
	case row.Keeps&format.DropsPlaced != 0:
		f.Keeps = "givens"
	case row.Keeps&format.KeepsPlaced == 0 && row.Keeps&format.KeepsCandidates == 0:
		f.Keeps = "digits"
	case row.Keeps&format.KeepsPlaced == 0:
		f.Keeps = "digits and candidates"
	case row.Keeps&format.KeepsCandidates == 0:
		f.Keeps = "givens and placed digits"
	default:
		f.Keeps = "givens, placed digits and candidates"
	}
	return f
}

// Text lists the formats, with the beginning of an example each; one that was asked for has its example in full.
func (f *Formats) Text() string {
	var b strings.Builder
	for _, row := range f.Formats {
		how := "read"
		if row.Written {
			how = "read and written"
		}
		if len(row.Ends) > 0 {
			how += ", " + strings.Join(row.Ends, " ")
		}
		if row.Keeps != "" {
			how += "; keeps " + row.Keeps
		}
		fmt.Fprintf(&b, "%-12s %s (%s)\n", row.Name, row.About, how)
		lines := strings.Split(strings.TrimSuffix(row.Example, "\n"), "\n")
		for i, line := range lines {
			if i == 2 && !f.one {
				fmt.Fprintf(&b, "    ...\n")
				break
			}
			if r := []rune(line); len(r) > widest && !f.one {
				line = string(r[:widest]) + "..."
			}
			fmt.Fprintf(&b, "    %s\n", line)
		}
	}
	return b.String()
}

// widest is how much of a line of an example a list shows.
const widest = 90

// Links are addresses that open the board on pages.
type Links struct {
	Links []PageLink `json:"links"`
}

// PageLink is an address that opens the board on a page.
type PageLink struct {
	Page string `json:"page" schema:"name"`
	URL  string `json:"url" schema:"url"`
}
