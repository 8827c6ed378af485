package table

import (
	"io"
	"reflect"
	"strings"

	"github.com/parquet-go/parquet-go"

	"deduku/deduce/batch"
)

// Parquet is the name of the format of columns. It can only be written when all rows are there: its files end with an
// index of their parts.
const Parquet = "parquet"

// groupBytes is how much of the rows, before they are compressed, goes into a group of rows of a Parquet file.
const groupBytes = 64 << 20

// parquetWriter writes rows as Parquet. The library takes values of a struct type, so one is made of the fields.
type parquetWriter struct {
	w      *parquet.Writer
	fields []*batch.Field
	row    reflect.Value // of the struct type
	bytes  int           // of the open group
}

func newParquet(out io.Writer, fields []*batch.Field) *parquetWriter {
	var columns []reflect.StructField
	for _, f := range fields {
		columns = append(columns, reflect.StructField{
			Name: "F" + strings.ToUpper(f.Name[:1]) + f.Name[1:],
			Type: parquetTypes[f.Type],
			Tag:  reflect.StructTag(`parquet:"` + f.Name + `,optional"`),
		})
	}
	row := reflect.New(reflect.StructOf(columns))
	return &parquetWriter{
		w:      parquet.NewWriter(out, parquet.SchemaOf(row.Interface()), parquet.Compression(&parquet.Zstd)),
		fields: fields, row: row,
	}
}

// parquetTypes are the types of columns. A nil pointer is no value.
var parquetTypes = map[batch.Type]reflect.Type{
	batch.Int:     reflect.TypeFor[*int64](),
	batch.Decimal: reflect.TypeFor[*float64](),
	batch.Bool:    reflect.TypeFor[*bool](),
	batch.Text:    reflect.TypeFor[*string](),
	batch.Grid:    reflect.TypeFor[*string](),
	batch.Uses:    reflect.TypeFor[map[string]int64](),
}

func (w *parquetWriter) Write(r *batch.Row) error {
	row := w.row.Elem()
	row.SetZero()
	for i, f := range w.fields {
		v := f.Get(r)
		if v.None {
			continue
		}
		value, bytes := parquetValue(v)
		row.Field(i).Set(reflect.ValueOf(value))
		w.bytes += bytes
	}
	if err := w.w.Write(w.row.Interface()); err != nil {
		return err
	}
	if w.bytes < groupBytes {
		return nil
	}
	w.bytes = 0
	return w.w.Flush()
}

// parquetValue is a value as the struct has it, and about how many bytes it takes.
func parquetValue(v batch.Value) (value any, bytes int) {
	switch v.Type {
	case batch.Int:
		return &v.Int, 8
	case batch.Decimal:
		x := float64(v.Int) / 10
		return &x, 8
	case batch.Bool:
		b := v.Int == 1
		return &b, 1
	case batch.Uses:
		uses := map[string]int64{}
		for _, u := range v.Uses {
			uses[u.Technique] = int64(u.Steps)
			bytes += len(u.Technique) + 8
		}
		return uses, bytes
	}
	text := string(v.AppendText(nil))
	return &text, len(text)
}

func (w *parquetWriter) Close() error { return w.w.Close() }
