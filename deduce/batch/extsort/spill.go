package extsort

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/klauspost/compress/zstd"

	"deduku/deduce/batch"
)

// Spill is a file that holds pieces of bytes for which memory is too small. They are written once and read once, in the same
// order. The file is packed: rows of puzzles shrink to a third.
type Spill struct {
	file   *os.File
	packer *zstd.Encoder
	reader *zstd.Decoder
	in     *bufio.Reader
	buffer []byte
}

func NewSpill(folder string) (*Spill, error) {
	file, err := os.CreateTemp(folder, "deduku-rows-*")
	if err != nil {
		return nil, err
	}
	s := &Spill{file: file}
	s.packer, err = zstd.NewWriter(file, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(2), zstd.WithWindowSize(1<<20))
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Spill) Write(piece []byte) error {
	s.buffer = append(binary.AppendUvarint(s.buffer[:0], uint64(len(piece))), piece...)
	_, err := s.packer.Write(s.buffer)
	return err
}

// Rewind goes from writing to reading.
func (s *Spill) Rewind() error {
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

// MaxPiece is far above the length of a row.
const MaxPiece = 1 << 20

// Next is the next piece, which is good until the one after it is asked for.
func (s *Spill) Next() ([]byte, error) {
	n, err := binary.ReadUvarint(s.in)
	if err != nil || n > MaxPiece {
		return nil, s.Named(errors.Join(batch.ErrRowBytes, err))
	}
	if uint64(cap(s.buffer)) < n {
		s.buffer = make([]byte, n)
	}
	s.buffer = s.buffer[:n]
	if _, err := io.ReadFull(s.in, s.buffer); err != nil {
		return nil, s.Named(err)
	}
	return s.buffer, nil
}

// Named says which file an error is of.
func (s *Spill) Named(err error) error { return fmt.Errorf("%s: %w", s.file.Name(), err) }

func (s *Spill) Close() error {
	if s.packer != nil {
		_ = s.packer.Close() // what is in it is not wanted
	}
	if s.reader != nil {
		s.reader.Close()
	}
	return errors.Join(s.file.Close(), os.Remove(s.file.Name()))
}
