package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// clusterPuzzles are some puzzles, of which the last is the first again.
const clusterPuzzles = `...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361
.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....
050703060007000800000816000000030000005000100730040086906000204840572093000409000
...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361
`

// shownCode is the code of a kind that a page shows.
func shownCode(t *testing.T, path, kind string) string {
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(page), "\n```"+kind+"\n")
	code, _, closed := strings.Cut(rest, "```\n")
	if !ok || !closed {
		t.Fatalf("%s shows no %s", path, kind)
	}
	return code
}

// inShell runs a script in a folder. TestMain has put deduku into the PATH.
func inShell(t *testing.T, dir, script string, env ...string) {
	t.Helper()
	sh := exec.CommandContext(t.Context(), "sh", "-c", script)
	sh.Dir, sh.Env = dir, append(os.Environ(), env...)
	if out, err := sh.CombinedOutput(); err != nil {
		t.Fatalf("%s\n%v\n%s", script, err, out)
	}
}

// TestClusterPage runs what the page on clusters shows for shells: the rows are those of one run.
func TestClusterPage(t *testing.T) {
	t.Parallel()
	const page = "../deduku-beam/README.md"
	folder := func(t *testing.T) string {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "puzzles.txt"), []byte(clusterPuzzles), 0o666); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	rows := func(t *testing.T, dir string) []byte {
		inShell(t, dir, "deduku batch join rows")
		text, err := os.ReadFile(filepath.Join(dir, "rows", "rows.csv.zst"))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	one := folder(t)
	inShell(t, one, "deduku batch --do 'canonical, rate, dedupe' --out rows puzzles.txt")
	want := rows(t, one)
	t.Run("slurm", func(t *testing.T) {
		dir := folder(t)
		for _, task := range []int{4, 2, 1, 3} {
			inShell(t, dir, shownCode(t, page, "slurm"), "SLURM_ARRAY_TASK_ID="+strconv.Itoa(task), "SLURM_ARRAY_TASK_MIN=1", "SLURM_ARRAY_TASK_COUNT=4")
		}
		if !bytes.Equal(rows(t, dir), want) {
			t.Error("the rows are others than those of one run")
		}
	})
	t.Run("parallel", func(t *testing.T) {
		if _, err := exec.LookPath("parallel"); err != nil {
			t.Skip("GNU parallel is not here")
		}
		dir := folder(t)
		inShell(t, dir, shownCode(t, page, "parallel"))
		if !bytes.Equal(rows(t, dir), want) {
			t.Error("the rows are others than those of one run")
		}
	})
}

// TestDuckDB asks DuckDB what the page says. It takes node and, in a folder node_modules above this one or in NODE_PATH,
// the package @duckdb/node-api.
func TestDuckDB(t *testing.T) {
	t.Parallel()
	if out, err := exec.Command("node", "-e", "require('@duckdb/node-api')").CombinedOutput(); err != nil {
		t.Skipf("node or its @duckdb/node-api is not here: %.60s", out)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "puzzles.txt"), []byte(clusterPuzzles), 0o666); err != nil {
		t.Fatal(err)
	}
	inShell(t, dir, "deduku batch --do 'count(2), rate, canonical' --out found --format parquet puzzles.txt")
	const program = `
const { DuckDBInstance } = require('@duckdb/node-api');
(async () => {
  const db = await (await DuckDBInstance.create(':memory:')).connect();
  for (const query of process.argv[1].trim().split(';\n')) {
    const answer = await db.runAndReadAll(query);
    console.log(answer.getRows().map(row => row.join(' ')).join('\n'));
  }
})().catch(err => { console.error(err); process.exit(1); });
`
	node := exec.CommandContext(t.Context(), "node", "-e", program, shownCode(t, "README.md", "sql"))
	node.Dir = dir
	out, err := node.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
	for _, want := range []string{"2 2\n", " 1 2\n"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in what DuckDB answers:\n%s", want, out)
		}
	}
}
