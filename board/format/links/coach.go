package links

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/sanitize"
)

// sudoku.coach packs JSON with zlib and writes it in base 32, five bits a character.

// CoachExample is a text that ReadCoach reads.
const CoachExample = "SCv7_32_f2e8aka1do1i237s1fjlg6gc3343bva1bs86jk8a57522ibrd2arvlrm6q8nkq8714ccc7kfohrlgbrjf6flu8vcvcnapsrjjjfucejfquo0uc344i09602lb6pgr72boo1h2385saha2dqefq5ff8h7ak5fo3b12svatoviff09v27au1vta2urg31jh78eovpj55v3dnca0kk58ik698cu69qj10do8droj862hnganln77erudtemdbeevj4kj7a03msikpja0nil2280j49nhnom8kcstair7de4k9abq676v4p563tlpod2thq742ikire4veth3mbaic71djqllkq6mrnt2hh6bb314je7u053fligm\n"

const coachHead = "SCv7_32_"

// coachJSON is what is packed.
type coachJSON struct {
	GridSize           int    `json:"gridSize"`
	GivenDigits        string `json:"givenDigits"`
	UserDigits         string `json:"userDigits"`
	UserCellCandidates string `json:"userCellCandidates"` // 81 numbers joined by hyphens, bit d for digit d
}

// isCoach reports whether a word is SCv, a version, _32_ and digits of base 32.
func isCoach(word []byte) bool {
	rest, ok := bytes.CutPrefix(word, []byte("SCv"))
	version, packed, cut := bytes.Cut(rest, []byte("_32_"))
	return ok && cut && len(version) > 0 && len(packed) > 0 && only(version, base32[:10]) && only(packed, base32)
}

// ReadCoach reads a token, or the JSON in it.
func ReadCoach(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if n, err := readToken(s, p, isCoach, coachPuzzle); n > 0 {
		return n, err
	}
	return data.ReadObject(s, p, coachObject, "givenDigits")
}

func coachPuzzle(word string, p *puzzle.Puzzle) error {
	packed, n := []byte{}, 0
	bits := uint(0)
	for _, c := range []byte(word[strings.Index(word, "_32_")+4:]) {
		bits = bits<<5 | uint(strings.IndexByte(base32, c))
		if n += 5; n >= 8 {
			n -= 8
			packed = append(packed, byte(bits>>n))
		}
	}
	z, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return errors.New("the packed part of this sudoku.coach string is damaged")
	}
	text, err := io.ReadAll(io.LimitReader(z, source.MaxPuzzle))
	if err != nil {
		return errors.New("the packed part of this sudoku.coach string is damaged or cut off")
	}
	return coachObject(text, p)
}

func coachObject(text []byte, p *puzzle.Puzzle) error {
	var j coachJSON
	if err := data.UnpackJSON(text, &j); err != nil {
		return err
	}
	if j.GridSize != 0 && j.GridSize != 9 {
		return errors.New(source.WrongSize(j.GridSize))
	}
	if rules := data.ExtraKeys(text, "gridSize", "givenDigits", "userDigits", "userCellCandidates"); rules != "" {
		return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku", rules)
	}
	var err error
	if p.Givens, err = source.CellsOf("givenDigits", j.GivenDigits); err != nil {
		return err
	}
	if j.UserDigits != "" {
		digits, err := source.CellsOf("userDigits", j.UserDigits)
		if err != nil {
			return err
		}
		p.Placed = source.Minus(digits, p.Givens)
	}
	if j.UserCellCandidates == "" {
		return nil
	}
	var lists [board.Cells]board.DigitSet
	var cells board.CellSet
	masks := strings.Split(j.UserCellCandidates, "-")
	if len(masks) != board.Cells {
		return fmt.Errorf("userCellCandidates has %s, expected 81", source.CellCount(len(masks)))
	}
	for i, m := range masks {
		n, err := strconv.ParseUint(m, 10, 16)
		if err != nil || n&^uint64(board.AllDigits) != 0 {
			return fmt.Errorf("%v: %q stands for no set of candidates", board.Cell(i), source.Clip([]byte(m)))
		}
		if lists[i] = board.DigitSet(n); n != 0 {
			cells = cells.With(board.Cell(i))
		}
	}
	p.KeepListed(&lists, cells)
	return nil
}

// AppendCoach writes a token, with the candidates of all open cells once something is placed or eliminated.
func AppendCoach(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	var masks []string
	for c := range board.Cell(board.Cells) {
		may := b.Candidates(c)
		if b.Digit(c) != 0 || !p.Begun() {
			may = 0
		}
		masks = append(masks, strconv.Itoa(int(may)))
	}
	text := sanitize.Marshal(coachJSON{9, string(source.AppendCells(nil, &p.Givens, '0')), string(source.AppendCells(nil, &p.Placed, '0')),
		strings.Join(masks, "-")})
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	z.Write(text)
	z.Close()
	out = append(out, coachHead...)
	bits, n := uint(0), 0
	for _, c := range packed.Bytes() {
		bits = bits<<8 | uint(c)
		for n += 8; n >= 5; {
			n -= 5
			out = append(out, base32[bits>>n&31])
		}
	}
	if n > 0 {
		out = append(out, base32[bits<<(5-n)&31])
	}
	return append(out, '\n')
}
