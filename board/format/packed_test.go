package format

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/links"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// openSudokuOf is the position of progress as the cells of a game, in one of the versions.
func openSudokuOf(t testing.TB, version int, sep string) string {
	b := progress(t)
	p := puzzle.Of(&b)
	out := "version: " + strconv.Itoa(version) + sep
	for c := range board.Cell(board.Cells) {
		mask, list, editable := int(b.Candidates(c)>>1), "", "1"
		for d := range b.Candidates(c).All() {
			list += d.String() + ","
		}
		value := b.Digit(c)
		if value != 0 {
			mask, list = 0, "-"
		}
		if p.Givens[c] != 0 {
			editable = "0"
		}
		switch version {
		case 1:
			out += fmt.Sprintf("%d|%s|%s|", value, list, editable)
		case 2:
			out += fmt.Sprintf("%d|%d||%s|", value, mask, editable)
		case 3:
			out += fmt.Sprintf("%d|%d|%s|", value, mask, editable)
		case 4:
			out += fmt.Sprintf("%d|0|%d|%s|", value, mask, editable)
		default:
			out += fmt.Sprintf("%d|%d|7|2|%s|", value, mask, editable)
		}
	}
	return out
}

func TestOpenSudokuVersions(t *testing.T) {
	for version := 1; version <= 5; version++ {
		for _, sep := range []string{"&#10;", " ", "\n"} {
			text := `<opensudoku2 version="3"><folder name="mine"><!-- > --><game cells_data="` + openSudokuOf(t, version, sep) +
				"\" user_note='a &lt; b'/></folder></opensudoku2>"
			p, err := Parse(text)
			if err != nil || p.Givens.String() != sample || p.Digits().String() != marked5(sample) || fmt.Sprint(p.Eliminated) != "[r1c3=6]" ||
				p.Value("folder") != "mine" || p.Value("comment") != "a < b" {
				t.Errorf("version %d: %v placed %v eliminated %v meta %v, %v", version, p.Givens, p.Placed, p.Eliminated, p.Meta, err)
			}
		}
	}
}

func TestOpenSudokuFiles(t *testing.T) {
	game := `<game data="` + strings.ReplaceAll(sample, ".", "0") + `"/>`
	for _, test := range []struct{ name, text, want string }{
		{"texts around a game", "<?xml version='1.0'?>\n<opensudoku><name>My &amp; yours</name><author>me</author>" + game + "</opensudoku>",
			"[{title My & yours} {author me}]"},
		{"no game", "<opensudoku version='2'><folder name='x'/></opensudoku>", "1:1: no <game> in this file of OpenSudoku"},
		{"cut off", "<opensudoku><game data='0000", "1:13: this XML is cut off: no end of a tag, or no <game>"},
		{"80 cells", `<opensudoku><game data="` + sample[1:] + `"/></opensudoku>`, "1:13: data has 80 cells, expected 81"},
		{"a version of the future", `<opensudoku><game data="version: 9&#10;0|0|1|"/></opensudoku>`, `1:13: data of version "9"; 1 to 5 are known`},
		{"few cells", `<opensudoku><game data="version: 3&#10;5|0|0|"/></opensudoku>`, "[]"},
		{"a record cut off", `<opensudoku><game data="version: 3&#10;5|0"/></opensudoku>`, "1:13: r1c1: the record is cut off"},
		{"a digit too high", `<opensudoku><game data="version: 3&#10;12|0|0|"/></opensudoku>`, `1:13: r1c1: "12" is not a digit 0 to 9`},
		{"a note too high", `<opensudoku><game data="version: 3&#10;0|512|1|"/></opensudoku>`, `1:13: r1c1: the note "512" stands for no set of candidates`},
		{"editable", `<opensudoku><game data="version: 3&#10;0|0|x|"/></opensudoku>`, `1:13: r1c1: "x" where 0 (given) or 1 should stand`},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			got := fmt.Sprint(p.Meta)
			if err != nil {
				got = err.Error()
			}
			if got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

// TestOpenSudokuLong reads a file with many games, longer than what may be looked at at once.
func TestOpenSudokuLong(t *testing.T) {
	const games = 20_000
	f := Named("opensudoku")
	p := puzzle.Puzzle{Givens: gridOf(t, sample)}
	text := f.Head + strings.Repeat(string(f.Write(nil, &p)), games) + f.Foot
	r := NewReader(strings.NewReader(text), "")
	for n := range games {
		if p, err := r.Next(); err != nil || p.Givens.String() != sample {
			t.Fatalf("game %d: %v, %v", n, p.Givens, err)
		}
	}
	if p, err := r.Next(); err == nil {
		t.Errorf("one more: %v", p)
	}
}

// TestVariants refuses puzzles with rules that classic Sudoku does not have, by name.
func TestVariants(t *testing.T) {
	classic, err := links.LZDecode(strings.TrimSpace(links.FPuzzlesExample), source.MaxPuzzle)
	if err != nil {
		t.Fatal(err)
	}
	with := func(extra string) string { return strings.TrimSuffix(classic, "}") + "," + extra + "}" }
	scl := func(extra string) string {
		rows := strings.Repeat("[{v:5},,,,,,,,],", 9)
		return "scl" + links.LZEncode("{id:'x',ce:["+strings.TrimSuffix(rows, ",")+"]"+extra+"}")
	}
	for _, test := range []struct{ name, text, want string }{
		{"thermometers and more", with(`"thermometer":[{"lines":[["R1C1"]]}],"antiknight":true,"arrow":[]`), "the anti-knight rule, thermometers; "},
		{"killer, packed", links.LZEncode(with(`"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]`)), "killer cages; "},
		{"killer, for SudokuPad", "fpuzzles" + links.LZEncode(with(`"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]`)), "killer cages; "},
		{"a rule of the future", with(`"wormhole":[1]`), `"wormhole"; `},
		{"a cage with a sum", with(`"cage":[{"cells":["R1C1"],"value":"12"}]`), "cages with sums; "},
		{"irregular", strings.Replace(classic, `{}`, `{"region":8}`, 1), "irregular regions; "},
		{"16x16", strings.Replace(classic, `"size":9`, `"size":16`, 1), "this is a 16x16 grid; deduku solves 9x9"},
		{"scl with a sum", scl(",ca:[{ce:[[0,0]],v:'12'}]"), "killer cages; "},
		{"scl with lines", scl(",l:[{wp:[[0,0]]}],a:[1]"), "lines, arrows; "},
		{"scl with regions", scl(",re:[[[0,0],[8,8]]]"), "irregular regions; "},
		{"scl of 6x6", "scl" + links.LZEncode("{ce:[[,,,,,],[,,,,,],[,,,,,],[,,,,,],[,,,,,],[,,,,,]]}"), "this is a 6x6 grid; deduku solves 9x9"},
		{"coach", `{"gridSize":9,"givenDigits":"` + sample + `","cages":[[1,2]]}`, `"cages"; `},
		{"coach of 6x6", `{"gridSize":6,"givenDigits":"` + sample[:36] + `"}`, "this is a 6x6 grid; deduku solves 9x9"},
		{"wiki's jigsaw", "S9B" + strings.Repeat("zz", 81), "jigsaw"},
		{"another kind at SudokuWiki", "S9K" + strings.Repeat("00", 81), "classic Sudoku with S9B"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if p, err := Parse(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, %v\nwant an error with %q", p.Givens, err, test.want)
			}
		})
	}
	for _, test := range []struct{ name, text, note string }{
		{"only drawn", with(`"text":[{"value":"hi"}],"cage":[{"cells":["R1C1"],"value":"start"}]`), `left out "text", cages with sums, which is drawing only`},
		{"scl", strings.Replace(scl(",ca:[{v:'title: Mine'},{v:'solution: "+solution+"'}]"), "{v:5}", "", 8), ""},
	} {
		p, err := Parse(test.text)
		if err != nil || test.note != "" && fmt.Sprint(p.Notes) != "["+test.note+"]" {
			t.Errorf("%s: notes %q, %v", test.name, p.Notes, err)
		}
	}
}

// TestDamage reads packed puzzles with something cut off or changed: an error, at the place of the word.
func TestDamage(t *testing.T) {
	for _, name := range []string{"fpuzzles", "sudokupad", "coach", "wiki"} {
		example := strings.TrimSpace(Named(name).Example)
		for _, text := range []string{example[:len(example)-20], example[:60] + "AAAA" + example[64:], example[:60] + "~" + example[61:]} {
			p, err := Parse("text\n  " + text)
			if err == nil && p.Givens.Len() < 20 {
				t.Errorf("%s: %v from %s", name, p.Givens, text)
			}
		}
	}
}

func TestURLs(t *testing.T) {
	token := strings.TrimSpace(links.FPuzzlesExample)
	plus := strings.ReplaceAll(token, "+", " ")
	for _, test := range []struct{ name, text, format string }{
		{"wiki, digits", "https://www.sudokuwiki.org/sudoku.htm?bd=" + sample, "line"},
		{"wiki, with more", "www.sudokuwiki.org/Sudoku.htm?x=1&bd=" + strings.TrimSpace(links.WikiExample) + "&y=2", "wiki"},
		{"f-puzzles", "https://www.f-puzzles.com/?load=" + token, "fpuzzles"},
		{"f-puzzles, escaped", "https://f-puzzles.com/?load=" + strings.NewReplacer("+", "%2B", "/", "%2F", "=", "%3D").Replace(token), "fpuzzles"},
		{"f-puzzles, pluses lost", "https://f-puzzles.com/?load=" + plus, "fpuzzles"},
		{"SudokuPad", "https://sudokupad.app/fpuzzles" + token, "sudokupad"},
		{"SudokuPad, id", "sudokupad.app/?puzzleid=fpuzzles" + strings.ReplaceAll(token, "/", "%2F"), "sudokupad"},
		{"coach", "see https://sudoku.coach/en/play/" + strings.TrimSpace(links.CoachExample) + " for more", "coach"},
		{"exchange", "https://sudokuexchange.com/play/?s=" + strings.ReplaceAll(sample, ".", "0"), "line"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if err != nil || p.Givens.String() != sample || p.Format != test.format || p.Value("url") == "" {
				t.Errorf("got %v as %q, %v from\n%s", p.Givens, p.Format, err, test.text)
			}
		})
	}
	for _, text := range []string{"https://sudokupad.app/3ahb9kx1", "http://example.com/puzzles/17"} {
		if p, err := Parse(text); err == nil || !strings.Contains(err.Error(), "there is no puzzle in this address") {
			t.Errorf("%s: %v, %v", text, p.Givens, err)
		}
	}
}

// TestLinks reads the addresses that are written.
func TestLinks(t *testing.T) {
	b := progress(t)
	p := puzzle.Of(&b)
	links := links.Of(&p)
	if len(links) != 3 {
		t.Errorf("%d links, want 3", len(links))
	}
	for _, l := range links {
		back, err := Parse(l.URL)
		if got := back.Board(); err != nil || got != b {
			t.Errorf("%s: %v\n%s", l.Page, err, l.URL)
		}
	}
}
