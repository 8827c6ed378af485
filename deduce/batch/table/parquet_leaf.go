package table

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go/encoding/delta"
	"github.com/parquet-go/parquet-go/encoding/rle"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"

	"deduku/deduce/batch"
)

// pageBytes is about the size of a page of values before it is compressed.
const pageBytes = 256 << 10

// A leaf is a column of a Parquet file: the keys of a map are one, and its values another.
type leaf struct {
	kind  batch.Type
	depth uint8 // the definition level of values that are there
	meta  format.ColumnMetaData

	pages []byte // of the open group, compressed

	// The open page. Of each value, also of one that is not there, define says how much of its path is there, and
	// repeat, in a map, whether it goes on with the same row.
	define, repeat []uint8
	rows, nulls    int
	values         []byte   // side by side
	ends           []uint32 // of texts: where each begins, and where the last ends
	bits           int      // of Bool
	scratch        []byte
}

func newLeaf(t batch.Type, path ...string) *leaf {
	l := &leaf{kind: t, depth: 1}
	if len(path) > 1 {
		l.depth = 2
	}
	l.meta = format.ColumnMetaData{
		Type: physical(t), PathInSchema: path, Codec: format.Zstd, Encoding: []format.Encoding{l.encoding(), format.RLE},
	}
	l.clear()
	return l
}

// physical is how values of a type are stored.
func physical(t batch.Type) format.Type {
	switch t {
	case batch.Int:
		return format.Int64
	case batch.Decimal:
		return format.Double
	case batch.Bool:
		return format.Boolean
	}
	return format.ByteArray
}

func (l *leaf) encoding() format.Encoding {
	if physical(l.kind) == format.ByteArray {
		return format.DeltaLengthByteArray
	}
	return format.Plain
}

// addValue adds the value of a field in a row to its leaves, and tells about how many bytes it took.
func addValue(leaves []*leaf, v batch.Value, packer *zstd.Encoder) (size int, err error) {
	before := 0
	for _, l := range leaves {
		before += len(l.values)
		l.rows++
	}
	switch {
	case v.None:
		for _, l := range leaves {
			l.missing()
		}
	case v.Type == batch.Uses:
		for i, u := range v.Uses {
			leaves[0].add(batch.Value{Type: batch.Text, Text: u.Technique}, i > 0)
			leaves[1].add(batch.Value{Type: batch.Int, Int: int64(u.Steps)}, i > 0)
		}
	default:
		leaves[0].add(v, false)
	}
	for _, l := range leaves {
		size += len(l.values) + 1
		if len(l.values) >= pageBytes || len(l.define) >= pageBytes {
			if err := l.endPage(packer); err != nil {
				return 0, err
			}
		}
	}
	return size - before, nil
}

// missing says that the row has no value.
func (l *leaf) missing() {
	l.nulls++
	l.define, l.repeat = append(l.define, 0), append(l.repeat, 0)
}

// add adds a value that is there; again is for all of a map but the first.
func (l *leaf) add(v batch.Value, again bool) {
	repeat := uint8(0)
	if again {
		repeat = 1
	}
	l.define, l.repeat = append(l.define, l.depth), append(l.repeat, repeat)
	at := len(l.values)
	switch l.kind {
	case batch.Int:
		l.values = binary.LittleEndian.AppendUint64(l.values, uint64(v.Int))
	case batch.Decimal:
		l.values = binary.LittleEndian.AppendUint64(l.values, math.Float64bits(float64(v.Int)/10))
	case batch.Bool:
		l.addBit(byte(v.Int))
		l.bound([]byte{byte(v.Int)})
		return
	default:
		l.values = v.AppendText(l.values)
		l.ends = append(l.ends, uint32(len(l.values)))
	}
	l.bound(l.values[at:])
}

func (l *leaf) addBit(b byte) {
	if l.bits%8 == 0 {
		l.values = append(l.values, 0)
	}
	l.values[l.bits/8] |= b << (l.bits % 8)
	l.bits++
}

// bound holds a value against the least and the greatest of the group.
func (l *leaf) bound(v []byte) {
	s := &l.meta.Statistics
	if s.MinValue == nil || l.compare(v, s.MinValue) < 0 {
		s.MinValue = append(s.MinValue[:0:0], v...)
	}
	if s.MaxValue == nil || l.compare(v, s.MaxValue) > 0 {
		s.MaxValue = append(s.MaxValue[:0:0], v...)
	}
}

// compare compares values as they are stored. The numbers of rows are never below zero, so that decimals are in the
// order of their bits.
func (l *leaf) compare(a, b []byte) int {
	if l.kind != batch.Int && l.kind != batch.Decimal {
		return bytes.Compare(a, b)
	}
	x, y := int64(binary.LittleEndian.Uint64(a)), int64(binary.LittleEndian.Uint64(b))
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// endPage compresses the open page.
func (l *leaf) endPage(packer *zstd.Encoder) error {
	var levels []byte
	header := format.DataPageHeaderV2{
		NumValues: int32(len(l.define)), NumNulls: int32(l.nulls), NumRows: int32(l.rows), Encoding: l.encoding(),
	}
	header.Statistics.NullCount = int64(l.nulls)
	if l.depth > 1 {
		repeat, err := (&rle.Encoding{BitWidth: 1}).EncodeLevels(nil, l.repeat)
		if err != nil {
			return err
		}
		header.RepetitionLevelsByteLength = int32(len(repeat))
		levels = repeat
	}
	define, err := (&rle.Encoding{BitWidth: int(l.depth)}).EncodeLevels(nil, l.define)
	if err != nil {
		return err
	}
	header.DefinitionLevelsByteLength = int32(len(define))
	levels = append(levels, define...)
	values := l.values
	if l.encoding() == format.DeltaLengthByteArray {
		if values, err = new(delta.LengthByteArrayEncoding).EncodeByteArray(nil, l.values, l.ends); err != nil {
			return err
		}
	}
	l.scratch = packer.EncodeAll(values, l.scratch[:0])
	header.IsCompressed = thrift.New(len(values) > 0) // nothing is not a frame that others could open
	head, err := thrift.Marshal(new(thrift.CompactProtocol), &format.PageHeader{
		Type:                 format.DataPageV2,
		UncompressedPageSize: int32(len(levels) + len(values)),
		CompressedPageSize:   int32(len(levels) + len(l.scratch)),
		DataPageHeaderV2:     thrift.New(header),
	})
	if err != nil {
		return err
	}
	before := len(l.pages)
	l.pages = append(append(append(l.pages, head...), levels...), l.scratch...)
	l.meta.NumValues += int64(len(l.define))
	l.meta.Statistics.NullCount += int64(l.nulls)
	l.meta.TotalCompressedSize += int64(len(l.pages) - before)
	l.meta.TotalUncompressedSize += int64(len(head) + len(levels) + len(values))
	l.clear()
	return nil
}

// clear begins a page.
func (l *leaf) clear() {
	l.define, l.repeat, l.values, l.ends = l.define[:0], l.repeat[:0], l.values[:0], append(l.ends[:0], 0)
	l.rows, l.nulls, l.bits = 0, 0, 0
}

// chunk is what the footer says of the column in the group that ends here, whose pages go to offset, and these pages,
// which are good until the next row.
func (l *leaf) chunk(packer *zstd.Encoder, offset int64) (c format.ColumnChunk, pages []byte, err error) {
	if l.rows > 0 {
		err = l.endPage(packer)
	}
	l.meta.DataPageOffset = offset
	c.MetaData = l.meta
	pages, l.pages = l.pages, l.pages[:0]
	l.meta.NumValues, l.meta.TotalCompressedSize, l.meta.TotalUncompressedSize = 0, 0, 0
	l.meta.Statistics = format.Statistics{}
	return c, pages, err
}
