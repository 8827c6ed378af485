package format

import (
	"fmt"
	"strings"
	"testing"
)

// drawn draws a board with spaces for blanks, with separators between the cells and boxes of a row, and with lines above, between boxes,
// between rows, and below, unless a line is empty.
func drawn(grid, left, cell, box, right, above, between, each, below string) string {
	var out strings.Builder
	line := func(text string) {
		if text != "" {
			out.WriteString(text + "\n")
		}
	}
	line(above)
	for r := range 9 {
		out.WriteString(left)
		for c := range 9 {
			switch {
			case c%3 > 0:
				out.WriteString(cell)
			case c > 0:
				out.WriteString(box)
			}
			out.WriteString(strings.ReplaceAll(grid[9*r+c:9*r+c+1], ".", " "))
		}
		out.WriteString(right + "\n")
		switch {
		case r == 8:
			line(below)
		case r%3 == 2 && between != "":
			line(between)
		default:
			line(each)
		}
	}
	return out.String()
}

// TestBlankRow draws boards in many styles, with spaces or nothing for blanks. Each board has an empty row.
func TestBlankRow(t *testing.T) {
	t.Parallel()
	styles := map[string]func(grid string) string{
		"a frame": func(g string) string { return drawn(g, "| ", " ", " | ", " |", frameRule, frameRule, "", frameRule) },
		"a tight frame": func(g string) string {
			return drawn(g, "|", "", "|", "|", "+---+---+---+", "+---+---+---+", "", "+---+---+---+")
		},
		"inner lines": func(g string) string {
			return drawn(g, "", " ", " | ", "", "", "------+-------+------", "", "")
		},
		"tight inner lines": func(g string) string { return drawn(g, "", "", "|", "", "", "---+---+---", "", "") },
		"every cell": func(g string) string {
			return drawn(g, "| ", " | ", " | ", " |", cellRule, cellRule, cellRule, cellRule)
		},
		"bars": func(g string) string { return drawn(g, "|", "|", "|", "|", "", "", "", "") },
		"Unicode lines": func(g string) string {
			return drawn(g, "│ ", " ", " │ ", " │", "┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "", "└───────┴───────┴───────┘")
		},
		"double lines": func(g string) string {
			return drawn(g, "║ ", " │ ", " ║ ", " ║", "╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗", "╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣",
				"╟───┼───┼───╫───┼───┼───╫───┼───┼───╢", "╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝")
		},
		"hashes": func(g string) string {
			return drawn(g, "# ", " | ", " # ", " #", hashRule, hashRule, cellRule, hashRule)
		},
		"wide columns": func(g string) string { return drawn(g, "| ", "  ", "  ", " |", "", "", "", "") },
		"colons":       func(g string) string { return drawn(g, ":", ":", ":", ":", "", "", "", "") },
		"brackets":     func(g string) string { return drawn(g, "[", " ", " ", "]", "", "", "", "") },
		"bare rows":    func(g string) string { return drawn(g, "", "", "", "", "", "", "", "") },
		"spaces":       func(g string) string { return drawn(g, "", " ", " ", "", "", "", "", "") },
		"quotes":       func(g string) string { return drawn(g, `"`, "", "", `"`, "", "", "", "") },
		"an Org table": func(g string) string { return drawn(g, "| ", " | ", " | ", " |", "", orgRule, "", "") },
		"Markdown": func(g string) string {
			return "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + orgRule + "\n" + drawn(g, "| ", " | ", " | ", " |", "", "", "", "")
		},
		"Markdown, no head": func(g string) string {
			return "|   |   |   |   |   |   |   |   |   |\n" + orgRule + "\n" + drawn(g, "| ", " | ", " | ", " |", "", "", "", "")
		},
		"commas":            func(g string) string { return strings.ReplaceAll(drawn(g, "", ",", ",", "", "", "", "", ""), " ", "") },
		"commas and spaces": func(g string) string { return drawn(g, "", ",", ",", "", "", "", "", "") },
		"semicolons":        func(g string) string { return strings.ReplaceAll(drawn(g, "", ";", ";", "", "", "", "", ""), " ", "") },
		"tabs": func(g string) string {
			return strings.ReplaceAll(drawn(g, "", "\t", "\t", "", "", "", "", ""), " ", "")
		},
		"numbered rows": func(g string) string {
			lines := strings.Split(strings.TrimSuffix(drawn(g, "| ", " ", " | ", " |", "", "", "", ""), "\n"), "\n")
			for i := range lines {
				lines[i] = fmt.Sprintf("%d %s", i+1, lines[i])
			}
			return "    1 2 3   4 5 6   7 8 9\n" + strings.Join(lines, "\n") + "\n"
		},
	}
	changes := map[string]func(text string) string{
		"":                         func(text string) string { return text },
		", no-break spaces":        func(text string) string { return strings.ReplaceAll(text, " ", "\u00a0") },
		", narrow no-break spaces": func(text string) string { return strings.ReplaceAll(text, " ", "\u202f") },
		", figure spaces":          func(text string) string { return strings.ReplaceAll(text, " ", "\u2007") },
		", quoted": func(text string) string {
			return "> " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n> ") + "\n"
		},
		", fenced": func(text string) string { return "Who can help?\n\n```\n" + text + "```\n\nThanks!\n" },
		", CR LF":  func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") },
	}
	for row := range 9 {
		grid := without(9*row, 9*row+9)
		for style, draw := range styles {
			for how, change := range changes {
				text := change(draw(grid))
				if p, err := Parse(text); err != nil || p.Givens.String() != grid {
					t.Errorf("%s%s, row %d empty:\n got %v, %v\nwant %s\nfrom\n%s", style, how, row+1, p.Givens, err, grid, text)
				}
			}
		}
	}
}

// The lines of these drawings.
const (
	frameRule = "+-------+-------+-------+"
	cellRule  = "+---+---+---+---+---+---+---+---+---+"
	hashRule  = "+===+===+===+===+===+===+===+===+===+"
	orgRule   = "|---|---|---|---|---|---|---|---|---|"
)

// TestRowsAreNoTriples reads nothing as three numbers that say a column, a row, and a digit if it is a row of a drawing: a board of one
// given would take the place of the board.
func TestRowsAreNoTriples(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"= = = = = = = = =\n                 \n2   4     1      \n                 \n      5   7   9 3\n",
		"\"  5  7  3\"\n\"1        \"\n\"   2  4  \"\n",
		"  1   5   9\n2    7   3\n   4    6 1\n= = = = = =\n",
	} {
		if p, err := Parse(text); err == nil && p.Givens.Len() < 8 {
			t.Errorf("read as %v:\n%s", p.Givens, text)
		}
	}
}

// TestEmptyHead reads tables in Markdown without names for their columns: an empty head, a rule, and nine rows, one of them empty. While
// rows are missing, the head and the rule are not taken for two of them.
func TestEmptyHead(t *testing.T) {
	t.Parallel()
	for _, rule := range []string{"|-|-|-|-|-|-|-|-|-|", "| - | - | - | - | - | - | - | - | - |", "|---|---|---|---|---|---|---|---|---|", "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|"} {
		for _, space := range []string{"", " "} {
			for blank := range 9 {
				grid := fieldPuzzle[:9*blank] + "000000000" + fieldPuzzle[9*blank+9:]
				lines := []string{strings.Repeat("|"+space+" "+space, 9) + "|", rule}
				for r := range 9 {
					row := ""
					for _, c := range strings.Split(grid[9*r:9*r+9], "") {
						row += "|" + space + strings.ReplaceAll(c, "0", " ") + space
					}
					lines = append(lines, row+"|")
					text := strings.Join(lines, "\n") + "\n"
					p, err := Parse(text)
					switch _, more := Prefix(text); {
					case r < 8 && (err == nil && r < 7 || !more): // with eight rows, the head may be the first row
						t.Errorf("%d rows of\n%s\nare %v, and more may come: %v", r+1, text, p.Givens, more)
					case r == 8 && (err != nil || len(p.Notes) > 0 || strings.ReplaceAll(p.Givens.String(), ".", "0") != grid):
						t.Errorf("got %v, %v, %v for\n%s", p.Givens, err, p.Notes, text)
					}
				}
			}
		}
	}
}
