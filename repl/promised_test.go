package repl

import (
	"testing"

	"deduku/internal/promises"
)

// promised is what the prompt that people live in is to be, sentence by sentence, and what holds each.
var promised = []struct{ Sentence, By string }{
	// commands in families
	{"help shows the commands on one screen of 80x24 in six families", "repl/manual.TestScreen repl/manual.TestFamilies"},
	{"help by task: stuck, print, make, check", "repl/manual.TestTasks repl/testdata/families.txt:> help stuck"},
	{"old words are aliases, which help does not list", "repl.TestLinesOfBefore repl/manual.TestFamilies"},
	{"blame in why", "repl/testdata/families.txt:> blame r1c1"},
	{"unique, count, more in count", "repl/testdata/families.txt:> count unique"},
	{"amount in board", "repl/testdata/families.txt:> board amount"},
	{"techniques NAME on|off", "repl/testdata/families.txt:> techniques x-wing off"},
	{"formats is help formats", "repl/testdata/families.txt:> help formats hodoku"},
	{"show me is hint full", "repl/testdata/families.txt:> show me"},
	{"clear, givens, reset in board empty, fix, reset", "repl/testdata/families.txt:> board fix"},
	{"puzzles, next puzzle, previous puzzle in puzzle", "repl/testdata/families.txt:> puzzle previous"},
	{"minimize, shuffle, canonical, backdoors in puzzle", "repl/testdata/families.txt:> puzzle backdoors 1"},
	{"compare, ablate in compare", "repl/testdata/families.txt:> compare without naked-single"},
	{"new deals a puzzle", "repl/testdata/families.txt:> new easy"},
	{"the words of the first program go on working", "repl.TestLinesOfBefore repl/testdata/own.txt:> 3 2 3"},
	{"every command line of before works", "repl.TestLinesOfBefore"},
	{"help of an alias says whose other name it is", "repl/testdata/families.txt:'clear' is another word for 'board empty'"},

	// nothing big in silence
	{"clear says what it emptied and that undo brings it back", "repl/testdata/silence.txt:is gone, and 'undo' brings it back"},
	{"in the tour too, which notices and waits", "repl/practice/testdata/tour.txt:(this is not the board of the tour, which waits"},
	{"load 123 is refused as no puzzle", "repl/testdata/silence.txt:> load 123"},
	{"log where without a hit", "repl/testdata/silence.txt:it is true of none of 23 steps"},
	{"until with the log off", "repl/testdata/silence.txt:14 steps, the last 37"},
	{"a saved file: one line", "repl/testdata/silence.txt:saved 39 steps to begun.jsonl"},
	{"solve on an unsolvable board with premises names them", "repl/testdata/silence.txt:set by hand, believed, not proved: r1c3 = 2"},

	// the pager
	{"space, b, arrows, search, n, g, G, q; an end mark; at the end space leaves", "repl/terminal/pager.TestKeys cmd/deduku.TestPager"},
	{"what is found stands out", "repl/terminal/pager.TestFound"},
	{"typed ahead is no key of it", "cmd/deduku.TestPager"},
	{"no shell is reached from it", "cmd/deduku.TestPager repl/terminal/pager.TestKeys"},
	{"PAGER only when set pager says so", "repl.TestPager cmd/deduku.TestPager"},
	{"then with LESSSECURE=1", "repl/terminal.TestPage"},

	// the line
	{"Up and Down search by what stands before the cursor", "cmd/deduku.TestLine repl/terminal.TestRecaller"},
	{"Esc leaves Ctrl-R and keeps the line", "cmd/deduku.TestLine"},
	{"completion lists say what is what and ignore case", "cmd/deduku.TestLine repl/terminal.TestListed repl.TestComplete"},
	{"names of files for export", "repl.TestExportCompletion cmd/deduku.TestLine"},
	{"cells only after their first character", "repl.TestCompleteBareCells"},
	{"a hint of the last matching line, accepted by Right or End, where there is colour", "cmd/deduku.TestLine"},
	{"set suggest off", "cmd/deduku.TestLine"},

	// play
	{"the board full screen", "cmd/deduku.TestPlay"},
	{"arrows and h j k l move and do nothing else", "repl/play.TestKeys"},
	{"digits, n, 0; Shift and a digit where the terminal tells", "repl/play.TestKeys cmd/deduku.TestPlayKeyboard"},
	{"pen or notes: always shown which", "repl/play.TestKeysShown"},
	{"notes are the player's own, N fills them in", "repl/play.TestKeys repl/change/testdata/pencil.txt:> pencil r1c3 26"},
	{"a candidate is removed by a key, as a step of the log", "repl/play.TestKeys repl/play.TestKeysShown"},
	{"colours, a filter of one digit", "repl/play.TestKeys repl/play.TestKeysShown"},
	{"lit are the digits alike; how many of each are left", "repl/play.TestDrawnWithin repl/play.TestKeysShown repl/play.TestLit"},
	{"hints, a degree more each time, at the side; their candidates marked, in each form", "repl/play.TestHintMarked repl/play.TestMarkedApart repl/play.TestKeys"},
	{"the links of a hint or of what is explained are drawn", "repl/play.TestLinks"},
	{"x explains, u and U, . makes a step and marks it", "repl/play.TestKeys repl/play.TestLinks"},
	{"v marks wrong digits; set mistakes show at once", "repl/play.TestKeys repl/play.TestMistakesAtOnce"},
	{"the digit first, by a setting", "repl/play.TestKeys repl/play.TestMouse"},
	{"p pauses", "repl/play.TestKeys repl/play.TestTime"},
	{"q returns with board, log and undo as played", "cmd/deduku.TestPlay"},
	{"each move is a command of the session", "repl.TestPlayed cmd/deduku.TestPlay"},
	{"notes 3x3 from 31 rows, two lines at 24 rows, the cursor's cell beside at 40x20", "repl/play.TestLayout repl/play.TestDrawnWithin"},
	{"no colour: marks", "repl/play.TestHintMarked repl/play.TestMarkedApart cmd/deduku.TestPlay"},
	{"the mouse", "repl/play.TestMouse cmd/deduku.TestPlayKeyboard"},
	{"Ctrl-Z suspends", "cmd/deduku.TestPlay"},
	{"the state is kept at q, kill and hang-up", "cmd/deduku.TestPlayKilled repl.TestPlayedIsKept"},
	{"a finished board: its own level, the time, hints taken, what was not forced", "repl/play.TestFinished"},
	{"not on a pipe or a dumb terminal: one line says why", "cmd/deduku.TestPlayNowhere"},
	{"a whole puzzle with hints at 80x24 and 40x20, with colour and without, a resize and Ctrl-Z in the middle", "cmd/deduku.TestPlay"},

	// progress, seeds
	{"progress above a second, in subcommands too, with rate and time left", "cmd/deduku.TestProgressAtPrompt cmd/deduku.TestProgressOfSubcommands internal/progress.TestFar"},
	{"none with --quiet or off a terminal", "cmd/deduku.TestProgressOfSubcommands"},
	{"the seed is told only where chance was used, once, at the end", "repl.TestSeedTold repl/solving/testdata/guess.txt:random guesses, seed 4"},

	// paper
	{"export X.pdf for board, candidates, a step, the solution, the path, a collection", "repl/saved/testdata/export.txt:> export collection board.pdf --no-level"},
	{"A4 and Letter, 1, 2, 4, 6 a page", "deduce/export/pdf.TestHandout repl/saved/testdata/export.txt:> export sheet.pdf 2 easy --letter --per-page 2"},
	{"name, level, score, rating beneath; --no-level", "deduce/export/pdf.TestDrawn repl/saved/testdata/export.txt:--no-level"},
	{"answers on the last page on request", "deduce/export/pdf.TestAnswersLayout deduce/export.TestHandout"},
	{"answers in HTML as legible", "deduce/export.TestHandout deduce/export.TestHandoutPage"},
	{"HTML prints the board and the steps on few pages", "deduce/export.TestPage deduce/export/browser.TestPage"},
	{"Markdown and LaTeX have the hardest step's picture", "deduce/export.TestHard"},
	{"GIF: --delay", "deduce/export.TestEach repl/saved/testdata/export.txt:> export solve.gif --delay 1s"},

	// subcommands
	{"deduku hint, explain, export, practice-sheet", "cmd/deduku.TestScripts cmd/deduku/testdata/script/once.txtar:deduku explain easy.txt 35"},
	{"a mistyped subcommand names the nearest", "cmd/deduku/testdata/script/once.txtar:exits 2 deduku expalin easy.txt"},
	{"deduku version has commit and date", "cmd/deduku/version.TestBuildOf"},
	{"an error of a subcommand names its help", "cmd/deduku/testdata/script/once.txtar:.deduku explain --help. shows what can be said"},

	// small
	{"q leaves", "repl/testdata/silence.txt:> q"},
	{"color r1c1 blue says mark", "repl/testdata/silence.txt:> color r1c1 blue"},
	{"rotate, paste, notes, print say what to use", "repl/testdata/silence.txt:> rotate"},
	{"why on an impossible digit says first that it is impossible", "repl/testdata/silence.txt:r1c3 = 5 is impossible"},
	{"4,7=5 and 5r4c7 say what would be right", "repl/testdata/silence.txt:> 5r4c7"},
	{"techniques dynamic forcing chains says that the rating has it", "repl/testdata/silence.txt:The rating has them, the ladder has not"},
	{"the path's summary is in the order of the ladder", "repl/testdata/silence.txt:1 Naked Triple, 1 Hidden Pair, 1 Skyscraper (step 47)"},
	{"trim keeps numbers", "repl/change.TestTrimArrived deduce/render/jsonl.TestTrimmedNumbers repl/change/testdata/trim.txt:> trim 47"},
	{"levels say by what", "repl/testdata/where.txt:extreme by score 2156, hardest unfair"},

	// of the first programs
	{"possible: yes, or no with every clash named, by the rules alone", "repl/ask/testdata/ask.txt:> possible r1c2 6"},
	{"possible in the coordinates of the option notation", "repl/ask/testdata/ask.txt:> possible 0,2,2"},
	{"brute FILE: cells, backtracks, time; total and slowest", "repl/solving/testdata/trials.txt:> brute three.sdm"},
	{"the stage brute of batches", "deduce/batch/plans/stage_test.go:open=63 backtracks=18297199"},
	{"compare FILE: classic, logic and search side by side", "repl/solving/testdata/trials.txt:> compare three.sdm"},

	// switches that people ask for
	{"back right", "repl/ask/testdata/ask.txt:> back right"},
	{"order A before B", "repl/solving/testdata/choosing.txt:> order "},
}

// TestPromised has each sentence held by tests that exist.
func TestPromised(t *testing.T) { promises.Kept(t, "..", promised) }
