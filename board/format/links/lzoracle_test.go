package links

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board/format/source"
)

// TestLZStringOracle compares with npm's lz-string, which the pages that the format comes from use. It needs Node and
// the package; 'make oracle' installs that.
func TestLZStringOracle(t *testing.T) {
	dir := filepath.Join("testdata", "lz-string")
	if _, err := os.Stat(filepath.Join(dir, "node_modules", "lz-string")); err != nil {
		t.Skip("lz-string is not installed; 'make oracle' installs it")
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed; the test needs it")
	}
	texts := lzTexts(t)
	list, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	run := exec.Command(node, "pack.js")
	run.Dir, run.Stdin, run.Stderr = dir, bytes.NewReader(list), os.Stderr
	out, err := run.Output()
	if err != nil {
		t.Fatal(err)
	}
	var tokens []string
	if err := json.Unmarshal(out, &tokens); err != nil || len(tokens) != len(texts) {
		t.Fatalf("%d tokens for %d texts, %v", len(tokens), len(texts), err)
	}
	for i, text := range texts {
		if got := LZEncode(text); got != tokens[i] {
			t.Errorf("%q packs to %s, want %s", text, got, tokens[i])
		}
		if got, err := LZDecode(tokens[i], len(text)+1); got != text || err != nil {
			t.Errorf("%s unpacks to %q, %v, want %q", tokens[i], got, err, text)
		}
	}
}

// lzTexts are texts of many kinds: the shortest, repeated ones, boards as f-puzzles and SudokuPad write them, and random
// letters of small and large alphabets, above 16 bits among them.
func lzTexts(t *testing.T) []string {
	t.Helper()
	texts := []string{"", "a", "aa", "aaaaaaaaaaaaaaaa", "é", "€", "😀", "é€😀é€😀"}
	board, err := LZDecode(strings.TrimSpace(FPuzzlesExample), source.MaxPuzzle)
	if err != nil {
		t.Fatal(err)
	}
	texts = append(texts, board, board+board)
	random := rand.New(rand.NewPCG(2, 2))
	for range 400 {
		alphabet := []int{2, 10, 200, 300, 0xd000, 0x3000}[random.IntN(6)]
		first := []int{0, 0x10000}[random.IntN(2)]
		letters := make([]rune, random.IntN(600))
		for i := range letters {
			letters[i] = rune(first + random.IntN(alphabet))
		}
		texts = append(texts, string(letters))
	}
	return texts
}
