package folder

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"

	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
)

// shardDone records the progress of a shard. A run needs nothing else to continue the shard.
type shardDone struct {
	Shard  int         `json:"shard"`
	Whole  bool        `json:"whole"`  // it is done
	From   stream.Mark `json:"from"`   // where it begins in the input
	To     stream.Mark `json:"to"`     // up to where the input is done
	Bytes  int64       `json:"bytes"`  // of the part that are good
	Hash   uint64      `json:"hash"`   // of them: CRC-64, ECMA
	Rows   int64       `json:"rows"`   // in the part and in Tail
	Unread int64       `json:"unread"` // puzzles that could not be read
	Errors int64       `json:"errors"` // bytes of the file of errors that are good
	// ErrorsHash is the hash of them.
	ErrorsHash uint64 `json:"errors_hash,omitempty"`

	// Tail is the rows behind the last frame of the part, as text. They become part of the next frame.
	Tail     []byte `json:"tail,omitempty"`
	TailRows int    `json:"tail_rows,omitempty"`
}

func doneName(shard int) string   { return fmt.Sprintf("part-%05d.done", shard) }
func errorsName(shard int) string { return fmt.Sprintf("errors-%05d.jsonl", shard) }

// encode returns the text of a .done file: a line of JSON, and a line with its checksum.
func (d *shardDone) encode() []byte {
	line := append(sanitize.Marshal(d), '\n')
	return fmt.Appendf(line, "%08x\n", crc32.ChecksumIEEE(line))
}

// readDone reads the .done file of a shard. It returns nil if there is none, or if the file is empty because the shard must be done
// again. If the file was damaged, the error is a *[damageError].
func readDone(files FS, dir string, shard int) (*shardDone, error) {
	name := dir + "/" + doneName(shard)
	data, err := readAll(files, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if len(data) == 0 {
		return nil, nil
	}
	d := new(shardDone)
	line, sum, _ := bytes.Cut(data, []byte("\n"))
	line = data[:min(len(data), len(line)+1)]
	if want := fmt.Sprintf("%08x\n", crc32.ChecksumIEEE(line)); string(sum) != want || json.Unmarshal(line, d) != nil || d.Shard != shard {
		return nil, &damageError{shard + 1, name + " is damaged: it is not what was written"}
	}
	return d, nil
}
