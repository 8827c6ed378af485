package state

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"deduku/board"
	"deduku/board/format"
)

// OpenBoards opens what an argument names: a file; "-" for stdin, where there is one; where there is no such
// file, the text itself as long as it may be a board. The name is what errors should call it, empty for a text.
func OpenBoards(ctx context.Context, files Files, text string, stdin io.Reader) (in io.ReadCloser, name string, err error) {
	if text == "-" && stdin != nil {
		return io.NopCloser(stdin), "stdin", nil
	}
	f, err := files.Open(ctx, text)
	if err == nil {
		return f, text, nil
	}
	bare := strings.TrimSpace(text)
	_, parses := format.Parse(text)
	fewDigits := len(bare) < fewCells && strings.Trim(bare, "0123456789 ") == ""
	if fewDigits && (parses != nil || !strings.Contains(bare, " ")) {
		return nil, "", fmt.Errorf("there is no file %s, and these digits are no puzzle; a list of cells is one, as '3 4 5,' (column, row, digit) or 'r1c2=3'", bare)
	}
	if parses == nil || strings.Contains(text, "://") || len(text) >= board.Cells && !strings.Contains(text, "/") || len(text) >= fewCells && LooksLikeRow(text) {
		return io.NopCloser(strings.NewReader(text)), "", nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "", &fs.PathError{Op: "open", Path: text, Err: errors.New("there is no such file, and it is no puzzle either")}
	}
	return nil, "", err
}

// fewCells is the length from which digits and blanks are rather a board that is not complete than the name of a file.
const fewCells = 20

// LooksLikeRow reports whether a line is digits and blanks only, and too many of them for a cell.
func LooksLikeRow(line string) bool {
	return len(line) > 5 && strings.Trim(line, "0123456789.-*_xX? |") == ""
}
