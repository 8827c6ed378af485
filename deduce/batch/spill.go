package batch

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/klauspost/compress/zstd"
)

// spill is a file that holds pieces of bytes for which memory is too small. They are written once and read once, in the same
// order. The file is packed: rows of puzzles shrink to a third.
type spill struct {
	file   *os.File
	packer *zstd.Encoder
	reader *zstd.Decoder
	in     *bufio.Reader
	buffer []byte
}

func newSpill(folder string) (*spill, error) {
	file, err := os.CreateTemp(folder, "deduku-rows-*")
	if err != nil {
		return nil, err
	}
	s := &spill{file: file}
	s.packer, err = zstd.NewWriter(file, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(2), zstd.WithWindowSize(1<<20))
	if err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

func (s *spill) write(piece []byte) error {
	s.buffer = append(binary.AppendUvarint(s.buffer[:0], uint64(len(piece))), piece...)
	_, err := s.packer.Write(s.buffer)
	return err
}

// rewind goes from writing to reading.
func (s *spill) rewind() error {
	err := s.packer.Close()
	s.packer = nil
	if err != nil {
		return err
	}
	if _, err := s.file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if s.reader, err = zstd.NewReader(s.file, zstd.WithDecoderConcurrency(2), zstd.WithDecoderLowmem(true)); err != nil {
		return err
	}
	s.in = bufio.NewReader(s.reader)
	return nil
}

// maxPiece is far above the length of a row.
const maxPiece = 1 << 20

// next is the next piece, which is good until the one after it is asked for.
func (s *spill) next() ([]byte, error) {
	n, err := binary.ReadUvarint(s.in)
	if err != nil || n > maxPiece {
		return nil, s.named(errors.Join(errRowBytes, err))
	}
	if uint64(cap(s.buffer)) < n {
		s.buffer = make([]byte, n)
	}
	s.buffer = s.buffer[:n]
	if _, err := io.ReadFull(s.in, s.buffer); err != nil {
		return nil, s.named(err)
	}
	return s.buffer, nil
}

// named says which file an error is of.
func (s *spill) named(err error) error { return fmt.Errorf("%s: %w", s.file.Name(), err) }

func (s *spill) close() error {
	if s.packer != nil {
		_ = s.packer.Close() // what is in it is not wanted
	}
	if s.reader != nil {
		s.reader.Close()
	}
	return errors.Join(s.file.Close(), os.Remove(s.file.Name()))
}
