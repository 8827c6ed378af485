package repl

import (
	"fmt"
	"slices"
	"strings"

	"deduku/board/format"
	"deduku/repl/desk"
)

// topics are texts that help shows beside the commands.
var topics = map[string]string{
	"keys": `keys at the prompt
  Tab               complete a command, an option, a cell, a file
  Up, Down          earlier and later lines; Ctrl-R searches them
  Ctrl-A, Ctrl-E    beginning and end of the line, as Home and End
  Ctrl-Left, -Right a word back and on, as Alt-B and Alt-F
  Ctrl-U, Ctrl-K    delete to the beginning, to the end; Ctrl-W a word
  Ctrl-L            clear the screen
  Ctrl-C            drop the line; while a command runs, stop it
  Ctrl-Z            suspend deduku; 'fg' in the shell goes on
  Ctrl-D            on an empty line: leave
A board or a list of commands can be pasted in one piece.
`,
	"formats": formatsTopic(),
	"where":   desk.WhereTopic(),
}

// formatsTopic lists the formats of boards, from their table: what is tried last is the plainest, and comes first here.
func formatsTopic() string {
	var b strings.Builder
	b.WriteString("formats of boards that can be loaded, pasted or typed; 'export' shows those with a *\n")
	for _, f := range slices.Backward(format.Formats()) {
		written := " "
		if f.Write != nil {
			written = "*"
		}
		fmt.Fprintf(&b, "  %-12s %s %s\n", f.Name, written, f.Doc)
	}
	b.WriteString("A blank is any of . 0 - * _ x ?. At the prompt, 7 4 5, 9 1 8 (column, row, digit) and r4c7=5, D7=5, (4,7)=5 fill\n" +
		"cells of the board, and r4c7<>25 eliminates candidates; (4,7) is read as the option 'notation' says.\n" +
		"'formats NAME' shows an example. 'save FILE' writes the format that the end of FILE says, 'export NAME' prints one,\n" +
		"'link' prints addresses. Files may be compressed: gzip, zstd, bzip2.\n")
	return b.String()
}

// topicNames are the names of the topics, in the order in which help names them.
var topicNames = []string{"keys", "formats", "where"}
