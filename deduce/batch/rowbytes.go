package batch

import (
	"encoding/binary"
	"errors"
	"io"

	"deduku/board"
)

// AppendBytes appends the row in few bytes: the fields that have a value, each with its place among the kept fields.
// It is for files that only this program reads, and for rows on their way between machines. SetBytes reads it.
func (r *Row) AppendBytes(out []byte) []byte {
	for i, f := range kept {
		v := f.Get(r)
		if v.None || f == FieldGivens || v.Type <= Bool && v.Int == 0 && !f.zero {
			continue
		}
		out = append(out, byte(i+1))
		switch v.Type {
		case Int, Decimal, Bool:
			out = binary.AppendVarint(out, v.Int)
		case Text:
			out = AppendString(out, v.Text)
		case Grid:
			out = AppendGrid(out, v.Grid)
		case Uses:
			out = binary.AppendUvarint(out, uint64(len(v.Uses)))
			for _, u := range v.Uses {
				out = binary.AppendVarint(AppendString(out, u.Technique), int64(u.Steps))
			}
		}
	}
	if len(r.Joined) > 0 {
		out = binary.AppendUvarint(append(out, joinedMark), uint64(len(r.Joined)))
		for _, text := range r.Joined {
			out = AppendString(out, text)
		}
	}
	return append(out, 0)
}

// joinedMark stands where the place of a field does, before the values of the columns of lists.
const joinedMark = 255

func AppendString(out []byte, s string) []byte {
	return append(binary.AppendUvarint(out, uint64(len(s))), s...)
}

// GridBytes is the length of a grid, two cells a byte.
const GridBytes = (board.Cells + 1) / 2

func AppendGrid(out []byte, g *board.Grid) []byte {
	for c := 0; c+1 < board.Cells; c += 2 {
		out = append(out, byte(g[c])<<4|byte(g[c+1]))
	}
	return append(out, byte(g[board.Cells-1])<<4)
}

// GridOf is the grid that AppendGrid has written.
func GridOf(in []byte) *board.Grid { return (&rowBytes{in: in}).grid() }

// ErrRowBytes says that bytes are no row: the file was damaged.
var ErrRowBytes = errors.New("damaged: no row can be read from it")

// SetBytes makes r the row that AppendBytes has written.
func (r *Row) SetBytes(in []byte) error {
	*r = Row{}
	b := rowBytes{in: in}
	for {
		i := b.byte()
		if i == joinedMark {
			if r.Joined = b.strings(); len(r.Joined) == 0 {
				return ErrRowBytes
			}
			continue
		}
		if i == 0 || int(i) > len(kept) {
			if b.bad || i != 0 || len(b.in) > 0 {
				return ErrRowBytes
			}
			return nil
		}
		f := kept[i-1]
		v := Value{Type: f.Type}
		switch f.Type {
		case Int, Decimal, Bool:
			v.Int = b.varint()
		case Text:
			v.Text = b.string()
		case Grid:
			v.Grid = b.grid()
		case Uses:
			for n := b.uvarint(); n > 0 && !b.bad; n-- {
				v.Uses = append(v.Uses, Use{b.string(), int(b.varint())})
			}
		}
		if b.bad {
			return ErrRowBytes
		}
		f.Set(r, v)
	}
}

// rowBytes takes values from bytes; bad is set where they end too early.
type rowBytes struct {
	in  []byte
	bad bool
}

func (b *rowBytes) take(n uint64) []byte {
	if b.bad || n > uint64(len(b.in)) {
		b.bad, b.in = true, nil
		return nil
	}
	out := b.in[:n]
	b.in = b.in[n:]
	return out
}

func (b *rowBytes) byte() byte {
	if one := b.take(1); one != nil {
		return one[0]
	}
	return 0
}

func (b *rowBytes) varint() int64 {
	x, n := binary.Varint(b.in)
	b.took(n)
	return x
}

func (b *rowBytes) uvarint() uint64 {
	x, n := binary.Uvarint(b.in)
	b.took(n)
	return x
}

func (b *rowBytes) took(n int) {
	if b.bad = b.bad || n <= 0; !b.bad {
		b.in = b.in[n:]
	}
}

func (b *rowBytes) string() string { return string(b.take(b.uvarint())) }

// strings takes some texts; none is left where one is damaged.
func (b *rowBytes) strings() (out []string) {
	for n := b.uvarint(); n > 0 && !b.bad; n-- {
		out = append(out, b.string())
	}
	if b.bad {
		return nil
	}
	return out
}

func (b *rowBytes) grid() *board.Grid {
	var g board.Grid
	for i, two := range b.take(GridBytes) {
		g[2*i] = board.Digit(two >> 4)
		if 2*i+1 < board.Cells {
			g[2*i+1] = board.Digit(two & 15)
		}
		b.bad = b.bad || two>>4 > 9 || two&15 > 9
	}
	return &g
}

// ValuesOf reads the values of a row of a list.
func ValuesOf(packed []byte, n int) ([]string, error) {
	b := rowBytes{in: packed}
	out := make([]string, n)
	for i := range out {
		out[i] = b.string()
	}
	if b.bad || len(b.in) > 0 {
		return nil, io.ErrUnexpectedEOF
	}
	return out, nil
}
