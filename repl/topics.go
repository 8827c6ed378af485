package repl

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
	"formats": `boards that can be loaded, pasted or typed
  53..7....6..195....98....6.8...    81 cells in a line; a blank is any of . 0 - * _ x ?
  nine rows of nine cells            with or without spaces between, or in a drawn frame
  69 169 1569 12 4 158 ...           pencil marks: 81 groups of candidates, or 729 characters
  :0000:x:53..7+4...:613 519::       a HoDoKu line, or its grid alone; + is placed, 613 is 6 struck from r1c3
  [[5, 3, 0, ...], ...]              nested lists of Python, NumPy, JSON
  7 4 5, 9 1 8                       column, row, digit; at the prompt these fill cells of the board
  r4c7=5, r1c9=8   D7=5   (4,7)=5    cells by name; (4,7) as the option 'notation' says
  r4c7<>25                           strike candidates
'save FILE' writes a line where FILE ends in .sdm, else a drawing.
`,
}

// topicNames are the names of the topics, in the order in which help names them.
var topicNames = []string{"keys", "formats"}
