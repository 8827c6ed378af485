package attempt

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/solverlog"
)

// joined writes each row of solution with a separator between its cells, and end after each row.
func joined(cells, begin, end string) string {
	var out strings.Builder
	for r := range 9 {
		out.WriteString(begin + strings.Join(strings.Split(solution[9*r:9*r+9], ""), cells) + end)
	}
	return out.String()
}

// framed draws solution in a frame, with bar between boxes and rule between bands.
func framed(bar, rule string) string {
	var out strings.Builder
	for r := range 9 {
		if r == 3 || r == 6 {
			out.WriteString(rule + "\n")
		}
		row := strings.Split(solution[9*r:9*r+9], "")
		out.WriteString(strings.Join(row[:3], " ") + bar + strings.Join(row[3:6], " ") + bar + strings.Join(row[6:], " ") + "\n")
	}
	return out.String()
}

// labeled writes a row a line after a label made from its number or letter.
func labeled(label func(row int) string) string {
	var out strings.Builder
	for r := range 9 {
		out.WriteString(label(r) + strings.Join(strings.Split(solution[9*r:9*r+9], ""), " ") + "\n")
	}
	return out.String()
}

const array = `\begin{array}{|ccc|ccc|ccc|}
\hline
`

// forms returns the usual ways that a language model writes a final grid.
func forms() map[string]string {
	puzzleRows := strings.ReplaceAll(strings.Join(rowsOf(line), "\n"), ".", "_")
	wrong := strings.Replace(solution, "417369825", "147369825", 1)
	number := func(r int) string { return "Row " + string(rune('1'+r)) + ": " }
	return map[string]string{
		"81 digits":                      solution,
		"rows with commas in one line":   strings.Join(rowsOf(solution), ", "),
		"81 digits in a sentence":        "The solution is " + solution + ".",
		"81 digits in backticks":         "**Solution:** `" + solution + "`",
		"rows of digits":                 strings.Join(rowsOf(solution), "\n"),
		"rows with spaces":               joined(" ", "", "\n"),
		"rows after a sentence":          "Here is the completed grid:\n\n" + joined(" ", "", "\n") + "\nLet me know if you need the steps.",
		"rows right after a sentence":    "1. r1c2 = 1\n\nFinal grid:\n" + joined(" ", "", "\n") + "All rows are valid.",
		"fence":                          "Here is it:\n\n```\n" + framed(" | ", "------+-------+------") + "```\n",
		"fence with a language":          "```text\n" + joined(" ", "", "\n") + "```",
		"frame with corners":             "+-------+-------+-------+\n" + strings.ReplaceAll("| "+strings.TrimSuffix(strings.ReplaceAll(framed(" | ", "@"), "\n", " |\n| "), "| "), "| @ |", "+-------+-------+-------+") + "+-------+-------+-------+\n",
		"box drawing":                    framed(" │ ", "──────┼───────┼──────"),
		"commas":                         joined(",", "", "\n"),
		"Python lists":                   "```python\n[" + strings.TrimSuffix(joined(", ", "[", "],\n "), ",\n ") + "]\n```",
		"Python in one line":             "solution = [" + strings.TrimSuffix(joined(", ", "[", "], "), ", ") + "]",
		"numpy":                          "[" + strings.TrimSuffix(joined(" ", "[", "]\n "), "\n ") + "]",
		"JSON":                           `{"solution": [` + strings.TrimSuffix(joined(",", "[", "],"), ",") + `]}`,
		"JSON in a fence, with words":    "Done.\n```json\n{\n  \"explanation\": \"I used singles.\",\n  \"final_grid\": [\n    " + strings.TrimSuffix(joined(", ", "[", "],\n    "), ",\n    ") + "\n  ]\n}\n```",
		"JSON with a line":               `{"answer": "` + solution + `"}`,
		"JSON with rows":                 `{"grid": ["` + strings.Join(rowsOf(solution), `", "`) + `"]}`,
		"JSON with line ends":            `{"solution": "` + strings.Join(rowsOf(solution), `\n`) + `"}`,
		"rows in quotes":                 `"` + strings.Join(rowsOf(solution), "\",\n\"") + `"`,
		"flat list":                      "[" + strings.Join(strings.Split(solution, ""), ", ") + "]",
		"boxed":                          "So the answer is $\\boxed{" + solution + "}$.",
		"boxed text":                     `\boxed{\text{` + solution + `}}`,
		"boxed rows":                     "\\boxed{\n" + joined(" ", "", "\n") + "}",
		"LaTeX array":                    "$$\n" + array + joined(" & ", "", " \\\\\n\\hline\n") + "\\end{array}\n$$",
		"boxed LaTeX array":              "\\[\\boxed{" + array + joined(" & ", "", " \\\\ ") + "\\end{array}}\\]",
		"answer":                         "<think>Hm.</think>\n<answer>\n" + joined(" ", "", "\n") + "</answer>",
		"ANSWER in one line":             "<ANSWER>" + solution + "</ANSWER>",
		"Row 1":                          labeled(number),
		"bold Row 1":                     labeled(func(r int) string { return "- **Row " + string(rune('1'+r)) + "**: " }),
		"R1":                             labeled(func(r int) string { return "R" + string(rune('1'+r)) + " " }),
		"numbered":                       labeled(func(r int) string { return string(rune('1'+r)) + ". " }),
		"letters":                        labeled(func(r int) string { return string("ABCDEFGHI"[r]) + ": " }),
		"letters and a head":             "    1 2 3 4 5 6 7 8 9\n" + labeled(func(r int) string { return string("ABCDEFGHI"[r]) + " | " }),
		"Markdown table":                 "| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|\n" + tableRows(true),
		"Markdown table without head":    tableRows(false),
		"Markdown table with empty head": "| | | | | | | | | |\n|-|-|-|-|-|-|-|-|-|\n" + tableRows(false),
		"HTML table":                     "Here is it:\n<table>" + joined("</td><td>", "<tr><td>", "</td></tr>") + "</table>",
		"HTML table over lines":          "<table border=\"1\">\n" + joined("</b></td>\n  <td><b>", "<tr>\n  <td class=\"x\"><b>", "</b></td>\n</tr>\n") + "</table>\nDone.",
		"HTML table with heads":          "<table><tr><th></th><th>C1</th><th>C2</th></tr>" + joined("</td><td>", "<tr><th>R1</th><td>", "</td></tr>") + "</table>",
		"escaped HTML table":             "&lt;table&gt;" + joined("&lt;/td&gt;&lt;td&gt;", "&lt;tr&gt;&lt;td&gt;", "&lt;/td&gt;&lt;/tr&gt;") + "&lt;/table&gt;",
		"bold new digits":                strings.ReplaceAll(joined(" ", "", "\n"), "7", "**7**"),
		"quoted":                         joined(" ", "> ", "\n"),
		"blank lines between bands":      strings.ReplaceAll(framed("  ", ""), "\n\n", "\n\n"),
		"slashes":                        strings.Join(rowsOf(solution), "/"),
		"puzzle first":                   "The puzzle is\n" + puzzleRows + "\n\nThe solution is\n" + joined(" ", "", "\n"),
		"puzzle first in fences":         "```\n" + puzzleRows + "\n```\nSolved:\n```\n" + joined(" ", "", "\n") + "```",
		"a wrong one first":              "First I had " + wrong + ", but\n\n" + joined(" ", "", "\n"),
		"another puzzle's last":          joined(" ", "", "\n") + "\n\nCompare 534678912672195348198342567859761423426853791713924856961537284287419635345286179",
	}
}

func tableRows(labels bool) string {
	var out strings.Builder
	for r, row := range rowsOf(solution) {
		if labels {
			out.WriteString("| **" + string(rune('1'+r)) + "** ")
		}
		out.WriteString("| " + strings.Join(strings.Split(row, ""), " | ") + " |\n")
	}
	return out.String()
}

func rowsOf(grid string) (out []string) {
	for r := range 9 {
		out = append(out, grid[9*r:9*r+9])
	}
	return out
}

func parsed(t *testing.T, text string) board.Grid {
	t.Helper()
	g, err := boardOf(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// quoted returns a text as a JSON string.
func quoted(text string) string {
	out, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return string(out)
}

// judgedRecord reads and judges the one record of a data set.
func judgedRecord(t *testing.T, text string) (score Score, err error) {
	t.Helper()
	n := 0
	reading := Records(strings.NewReader(text), func(r Record) bool {
		n++
		if err = r.Err; err == nil {
			score, err = r.Attempt.Judge(context.Background(), solverlog.Auto)
		}
		return true
	})
	if reading != nil || n != 1 {
		t.Fatalf("%d records, %v", n, reading)
	}
	return score, err
}

// TestForms checks that a right final grid counts as solved in each form, and that the same form with two digits swapped
// does not.
func TestForms(t *testing.T) {
	for name, text := range forms() {
		t.Run(name, func(t *testing.T) {
			score, err := judgedRecord(t, `{"puzzle":"`+line+`","response":`+quoted(text)+`}`)
			if err != nil || !score.Solved || score.GridOff != 0 {
				t.Errorf("solved %v, %d off, %v:\n%s", score.Solved, score.GridOff, err, text)
			}
		})
	}
	for name, text := range forms() {
		g := finalGrid(swapped(text), &board.Grid{})
		if name == "a wrong one first" || name == "another puzzle's last" {
			continue
		}
		if want := parsed(t, swapped(solution)); g == nil || *g != want {
			t.Errorf("%s, with 1 and 2 swapped: %v", name, g)
		}
	}
}

// swapped swaps 4 and 6 in a grid's first row, the only row that has them in this order.
func swapped(text string) string {
	cells := []string{"</td><td>", "</b></td>\n  <td><b>", "&lt;/td&gt;&lt;td&gt;"}
	for _, between := range append([]string{"", " ", ", ", ",", " & ", " | "}, cells...) {
		for _, seven := range []string{"7", "**7**"} {
			row := func(digits string) string {
				return strings.ReplaceAll(strings.Join(strings.Split(digits, ""), between), "7", seven)
			}
			text = strings.Replace(text, row("417"), row("147"), 1)
		}
	}
	return text
}

// TestFields checks which field of a record is the attempt.
func TestFields(t *testing.T) {
	wrong := swapped(solution)
	turns := func(texts ...string) string {
		var out []string
		for i, text := range texts {
			out = append(out, fmt.Sprintf(`{"role":%q,"content":%s}`, []string{"user", "assistant"}[i%2], quoted(text)))
		}
		return "[" + strings.Join(out, ",") + "]"
	}
	list := "[" + strings.TrimSuffix(joined(",", "[", "],"), ",") + "]"
	for _, test := range []struct {
		name, record string
		off          int
		err          string
	}{
		{name: "output", record: `"puzzle":"` + line + `","output":"` + solution + `"`},
		{name: "completion", record: `"puzzle":"` + line + `","completion":"` + solution + `"`},
		{name: "generation", record: `"puzzle":"` + line + `","generation":"` + solution + `"`},
		{name: "prediction", record: `"puzzle":"` + line + `","prediction":"` + solution + `"`},
		{name: "model_answer", record: `"puzzle":"` + line + `","model_answer":"` + solution + `"`},
		{name: "generated", record: `"puzzle":"` + line + `","generated":"` + solution + `"`},
		{name: "pred", record: `"puzzle":"` + line + `","pred":"` + solution + `"`},
		{name: "responses", record: `"puzzle":"` + line + `","responses":["` + solution + `","I give up"]`},
		{name: "candidates", record: `"puzzle":"` + line + `","candidates":[{"content":"` + solution + `"},{"content":"no"}]`},
		{name: "candidates of cells", record: `"puzzle":"` + line + `","candidates":[[1,2],[3]],"answer":"` + solution + `"`},
		{name: "capitals", record: `"Puzzle":"` + line + `","Response":"` + solution + `"`},
		{name: "messages", record: `"messages":` + turns("Solve "+line, wrong, "Look again.", "Sorry:\n"+solution)},
		{name: "messages with a wrong end", record: `"messages":` + turns("Solve "+line, solution, "Are you sure?", "No: "+wrong), off: 2},
		{name: "messages without an answer", record: `"messages":` + turns("Solve "+line), err: "it has no attempt; "},
		{name: "choices", record: `"puzzle":"` + line + `","response":{"choices":[{"message":{"role":"assistant","content":"` + solution + `"}}]}`},
		{name: "top choices", record: `"puzzle":"` + line + `","choices":[{"message":{"role":"assistant","content":"` + solution + `"}}]`},
		{name: "the first of two choices", record: `"puzzle":"` + line + `","choices":[{"message":{"content":"` + wrong + `"}},{"message":{"content":"` + solution + `"}}]`, off: 2},
		{name: "a request and its choices", record: `"messages":` + turns("Solve "+line) + `,"choices":[{"message":{"content":"` + solution + `"}}]`},
		{name: "conversations", record: `"conversations":[{"from":"human","value":"Solve ` + line + `"},{"from":"gpt","value":"` + wrong + `"},{"from":"human","value":"Sure?"},{"from":"gpt","value":"` + solution + `"}]`},
		{name: "conversations without an answer", record: `"conversations":[{"from":"human","value":"Solve ` + line + `"}]`, err: "it has no attempt; "},
		{name: "instruction", record: `"instruction":"Solve ` + line + `","input":"","output":"` + solution + `"`},
		{name: "parts", record: `"puzzle":"` + line + `","response":{"content":{"parts":[{"text":"` + solution + `"}],"role":"model"}}`},
		{name: "evals", record: `"input":` + turns("Solve:\n"+strings.ReplaceAll(strings.Join(rowsOf(line), "\n"), ".", "?")) + `,"ideal":"` + solution + `","sampled":["` + wrong + `"]`, off: 2},
		{name: "evals without a sample", record: `"input":` + turns("Solve "+line) + `,"ideal":"` + solution + `"`, err: "it has no attempt; "},
		{name: "solution alone", record: `"puzzle":"` + line + `","solution":"` + solution + `"`, err: "it has no attempt; "},
		{name: "answer alone", record: `"puzzle":"` + line + `","answer":"` + solution + `"`},
		{name: "answer is the reference", record: `"puzzle":"` + line + `","answer":"` + solution + `","response":"` + wrong + `"`, off: 2},
		{name: "answer next to words", record: `"puzzle":"` + line + `","answer":"` + solution + `","response":"I give up."`, err: errNoAttempt.Error()},
		{name: "lists of numbers", record: `"puzzle":` + strings.NewReplacer(".", "0").Replace(listOf(line)) + `,"final_grid":` + list},
		{name: "null", record: `"puzzle":"` + line + `","response":null,"final_grid":"` + solution + `"`},
		{name: "a grid that goes against the givens", record: `"puzzle":"` + line + `","response":"` + wrong + `"`, off: 2},
		{name: "too long", record: `"puzzle":"` + line + `","response":"` + strings.Repeat("a", maxAttempt+1) + `"`, err: "the limit is"},
		{name: "question", record: `"question":"Solve this puzzle: ` + line + ` please","response":"` + solution + `"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			score, err := judgedRecord(t, "{"+test.record+"}")
			switch {
			case test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)):
				t.Errorf("the error is %v, solved %v", err, score.Solved)
			case test.err == "" && (err != nil || score.GridOff != test.off || score.Solved != (test.off == 0)):
				t.Errorf("%d off, solved %v, %v", score.GridOff, score.Solved, err)
			}
		})
	}
}

// listOf returns a grid as lists of numbers.
func listOf(grid string) string {
	var rows []string
	for _, row := range rowsOf(grid) {
		rows = append(rows, "["+strings.Join(strings.Split(row, ""), ",")+"]")
	}
	return "[" + strings.Join(rows, ",") + "]"
}

// TestUnknownFields checks that each field that means nothing is named once, in whichever record it first appears.
func TestUnknownFields(t *testing.T) {
	var got []string
	text := `{"puzzle":"` + line + `","response":"r1c2=1","mood":1,"model":"x"}` + "\n" + `{"puzzle":"` + line + `","response":"r1c2=1","mood":2,"late":3}`
	err := Records(strings.NewReader(text), func(r Record) bool {
		got = append(got, r.Unknown...)
		return true
	})
	if want := []string{"model", "mood", "late"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, want %v, %v", got, want, err)
	}
}

// TestDataSets checks other forms of a data set, and that an endless one ends with an error in words of our own.
func TestDataSets(t *testing.T) {
	object := `{"puzzle":"` + line + `","response":"` + solution + `"}`
	for _, test := range []struct {
		name, text string
		records    int
		err        string
	}{
		{"an array", "[\n" + object + ",\n" + object + "\n]\n", 2, ""},
		{"an array cut off", "[" + object + "," + object[:20], 1, "damaged or cut off at byte"},
		{"a column for each field", "question,model_answer\n" + line + "," + solution + "\n", 1, ""},
		{"semicolons", "id;puzzle;response\n1;" + line + ";\"" + solution + "\"\n", 1, ""},
		{"tabs", "puzzle\tresponse\n" + line + "\t" + solution + "\n", 1, ""},
		{"a separator in the first line", "sep=;\npuzzle;response\n" + line + ";" + solution + "\n", 1, ""},
		{"an endless header", strings.Repeat("y", maxHead+1<<17), 0, "the header is longer than 1 MiB"},
		{"zeros", strings.Repeat("\x00", maxHead+1<<17), 0, "the header is longer than 1 MiB"},
		{"an endless row", "puzzle,steps\n" + strings.Repeat("y", maxRecord+1<<17), 0, "a row is longer than 8 MiB"},
		{"an endless line", `{"puzzle":"` + strings.Repeat("1", 17<<20), 0, "is longer than 16 MiB"},
		{"an endless object", "[" + `{"puzzle":"` + strings.Repeat("1", maxRecord+1<<17), 0, "a record is longer than 8 MiB"},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := 0
			err := Records(strings.NewReader(test.text), func(r Record) bool {
				if r.Err != nil {
					t.Errorf("record %d: %v", r.N, r.Err)
				}
				n++
				return true
			})
			if n != test.records || (err != nil) != (test.err != "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Errorf("%d records, %v", n, err)
			}
		})
	}
}
