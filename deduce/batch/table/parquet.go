package table

import (
	"encoding/binary"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"

	"deduku/deduce/batch"
)

// Parquet is the name of the format of columns. It can only be written when all rows are there: its files end with an
// index of their parts.
const Parquet = "parquet"

// groupBytes is how much of the rows, before they are compressed, goes into a group of rows of a Parquet file.
const groupBytes = 64 << 20

// magic is how Parquet files begin and end.
const magic = "PAR1"

// parquetWriter writes rows as Parquet. The library's own writer is not used: it knows every type, codec and service of
// the format, which would make the program half as big again. Its tables of the format and its encodings are.
type parquetWriter struct {
	out    io.Writer
	packer *zstd.Encoder
	fields []*batch.Field
	leaves []*leaf   // in the order of the schema
	inRow  [][]*leaf // those of each field
	offset int64     // written so far
	rows   int64     // of the open group
	bytes  int       // of the open group, before they are compressed
	group  int       // groupBytes, less in tests
	footer format.FileMetaData
}

func newParquet(out io.Writer, fields []*batch.Field) *parquetWriter {
	packer, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		panic(err) // the options are wrong
	}
	w := &parquetWriter{out: out, packer: packer, fields: fields, group: groupBytes}
	w.footer.Version = 2
	w.footer.CreatedBy = "deduku"
	w.footer.Schema = []format.SchemaElement{{NumChildren: thrift.New(int32(len(fields)))}}
	for _, f := range fields {
		leaves := w.column(f)
		w.leaves = append(w.leaves, leaves...)
		w.inRow = append(w.inRow, leaves)
	}
	for range w.leaves {
		w.footer.ColumnOrders = append(w.footer.ColumnOrders, format.ColumnOrder{Value: new(format.TypeDefinedOrder)})
	}
	return w
}

// column adds a field to the schema: a leaf, or two in a map.
func (w *parquetWriter) column(f *batch.Field) []*leaf {
	if f.Type != batch.Uses {
		w.footer.Schema = append(w.footer.Schema, element(f.Name, f.Type, format.Optional))
		return []*leaf{newLeaf(f.Type, f.Name)}
	}
	w.footer.Schema = append(w.footer.Schema, format.SchemaElement{
		Name: f.Name, RepetitionType: thrift.New(format.Optional), NumChildren: thrift.New(int32(1)),
		ConvertedType: thrift.New(deprecated.Map), LogicalType: format.LogicalType{Value: new(format.MapType)},
	}, format.SchemaElement{
		Name: "key_value", RepetitionType: thrift.New(format.Repeated), NumChildren: thrift.New(int32(2)),
	}, element("key", batch.Text, format.Required), element("value", batch.Int, format.Required))
	return []*leaf{newLeaf(batch.Text, f.Name, "key_value", "key"), newLeaf(batch.Int, f.Name, "key_value", "value")}
}

// element is what the schema says of a leaf.
func element(name string, t batch.Type, repeated format.FieldRepetitionType) format.SchemaElement {
	e := format.SchemaElement{Name: name, Type: thrift.New(physical(t)), RepetitionType: thrift.New(repeated)}
	switch t {
	case batch.Int:
		e.ConvertedType = thrift.New(deprecated.Int64)
		e.LogicalType.Value = &format.IntType{BitWidth: 64, IsSigned: true}
	case batch.Text, batch.Grid:
		e.ConvertedType = thrift.New(deprecated.UTF8)
		e.LogicalType.Value = new(format.StringType)
	}
	return e
}

// Write implements Writer.
func (w *parquetWriter) Write(r *batch.Row) error {
	if w.rows == 0 && w.offset == 0 {
		if err := w.write([]byte(magic)); err != nil {
			return err
		}
	}
	for i, f := range w.fields {
		n, err := addValue(w.inRow[i], f.Get(r), w.packer)
		if err != nil {
			return err
		}
		w.bytes += n
	}
	w.rows++
	if w.bytes < w.group {
		return nil
	}
	return w.endGroup()
}

// endGroup writes the open group of rows, a column after the other.
func (w *parquetWriter) endGroup() error {
	group := format.RowGroup{NumRows: w.rows, FileOffset: w.offset, Ordinal: int16(len(w.footer.RowGroups))}
	for _, l := range w.leaves {
		chunk, pages, err := l.chunk(w.packer, w.offset)
		if err != nil {
			return err
		}
		group.Columns = append(group.Columns, chunk)
		group.TotalByteSize += chunk.MetaData.TotalUncompressedSize
		group.TotalCompressedSize += chunk.MetaData.TotalCompressedSize
		if err := w.write(pages); err != nil {
			return err
		}
	}
	w.footer.RowGroups = append(w.footer.RowGroups, group)
	w.footer.NumRows += w.rows
	w.rows, w.bytes = 0, 0
	return nil
}

// Close implements Writer.
func (w *parquetWriter) Close() error {
	if w.offset == 0 {
		if err := w.write([]byte(magic)); err != nil {
			return err
		}
	}
	if w.rows > 0 {
		if err := w.endGroup(); err != nil {
			return err
		}
	}
	text, err := thrift.Marshal(new(thrift.CompactProtocol), &w.footer)
	if err != nil {
		return err
	}
	text = binary.LittleEndian.AppendUint32(text, uint32(len(text)))
	return w.write(append(text, magic...))
}

func (w *parquetWriter) write(p []byte) error {
	n, err := w.out.Write(p)
	w.offset += int64(n)
	if err != nil {
		return fmt.Errorf("the rows cannot be written: %w", err)
	}
	return nil
}
