package stages

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"strings"

	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
	"deduku/deduce/filter"
)

// Sort sorts rows.
var Sort = &batch.StageKind{
	Name: "sort", Args: "FIELD, ...", Short: "the rows in the order of a field, then of the next; -FIELD for the highest first",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		if len(args) == 0 {
			return nil, errors.New("sort takes fields: sort(er, -givens)")
		}
		var by []sortKey
		var texts []string
		for _, a := range args {
			key := sortKey{}
			name, down := strings.CutPrefix(a.Value, "-")
			if a.Name != "" {
				return nil, a.Wrong("sort takes fields and no options: sort(er, -givens)")
			}
			if err := batch.Ordered(&key.field, before)(name); err != nil {
				return nil, a.Wrong("sort: %w", err)
			}
			key.down = down
			by, texts = append(by, key), append(texts, a.Value)
		}
		return &batch.Stage{Text: "sort(" + strings.Join(texts, ", ") + ")", NewGroup: func(w batch.Workspace) batch.Group {
			same := func(piece []byte) ([]byte, error) { return piece, nil }
			return &sorting{by: by, rows: extsort.New(w, sortedBytes, same, same, bytes.Compare)}
		}}, nil
	},
}

// sortKey is a field by which rows are sorted.
type sortKey struct {
	field *batch.Field
	down  bool // the highest first
}

// append appends bytes that follow each other as the values do.
func (k sortKey) append(out []byte, r *batch.Row) []byte {
	at, v := len(out), k.field.Get(r)
	switch {
	case v.None:
		out = append(out, 0)
	case k.field == batch.FieldLevel:
		out = binary.BigEndian.AppendUint64(append(out, 1), uint64(filter.Level(v.Text)*16))
	case v.Type == batch.Text: // a zero ends it, so one in it is followed by another byte than the end is
		out = append(out, 1)
		out = append(append(out, strings.ReplaceAll(v.Text, "\x00", "\x00\xff")...), 0, 0)
	case v.Type == batch.Grid:
		out = batch.AppendGrid(append(out, 1), v.Grid)
	default:
		out = binary.BigEndian.AppendUint64(append(out, 1), uint64(v.Int)^1<<63)
	}
	if k.down {
		for i := at; i < len(out); i++ {
			out[i] = ^out[i]
		}
	}
	return out
}

// sortedBytes is about what a row takes in memory while it is sorted.
const sortedBytes = 400

// sorting is the group of a sort. What is sorted is bytes: the keys of a row, its number among the rows, the row, and the
// length of the keys in two bytes. Rows whose keys are the same stay in their order.
type sorting struct {
	by   []sortKey
	rows *extsort.Sort[[]byte]
	n    uint64
}

// Add implements [batch.Group].
func (s *sorting) Add(ctx context.Context, r *batch.Row) error {
	var piece []byte
	for _, k := range s.by {
		piece = k.append(piece, r)
	}
	piece = binary.BigEndian.AppendUint64(piece, s.n)
	s.n++
	if len(piece) > 1<<16-1 {
		return errors.New("sort: a text is too long to sort by")
	}
	keys := uint16(len(piece))
	return s.rows.Add(ctx, binary.BigEndian.AppendUint16(r.AppendBytes(piece), keys))
}

// Rows implements [batch.Group].
func (s *sorting) Rows(ctx context.Context, yield func(*batch.Row) error) error {
	var row batch.Row
	return s.rows.Each(ctx, func(piece []byte) error {
		end := len(piece) - 2
		if end < 0 || int(binary.BigEndian.Uint16(piece[end:])) > end {
			return batch.ErrRowBytes
		}
		if err := row.SetBytes(piece[binary.BigEndian.Uint16(piece[end:]):end]); err != nil {
			return err
		}
		return yield(&row)
	})
}

// Close implements [batch.Group].
func (s *sorting) Close() error {
	s.rows.Close()
	return nil
}
