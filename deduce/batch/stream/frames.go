//go:build !lean

package stream

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// The first bytes of files that are read here.
var (
	gzipMagic = []byte("\x1f\x8b")
	zstdMagic = []byte("\x28\xb5\x2f\xfd")
)

// A gzip member has at least so many bytes of head, the third of which says that it is deflated.
const (
	gzipHead = 10
	deflated = 8
)

// Reader is the text of a packed file from one of its frames on. Bytes of the text count from there.
type Reader struct {
	in     *bufio.Reader
	file   *counter
	format string
	next   func() (io.Reader, error) // begins the next frame, io.EOF behind the last
	frame  io.Reader                 // that is being read, nil between two
	read   int64                     // of the text
	begun  []start                   // frames from that of the byte that was asked for last on
	close  func()
}

// start is where a frame begins, in the file and in the text.
type start struct{ file, text int64 }

// counter counts what is read of a file.
type counter struct {
	in io.Reader
	at int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.in.Read(p)
	c.at += int64(n)
	return n, err
}

// Open reads a file from the frame that begins at some byte. It is nil, and the file at its begin again, where the file is
// not packed by gzip or zstd, or cannot be read at any place. Close it before the file.
func Open(in io.Reader, at int64) (*Reader, error) {
	file, kind, err := packed(in)
	if file == nil || err != nil {
		return nil, err
	}
	if _, err := file.Seek(at, io.SeekStart); err != nil {
		return nil, err
	}
	r := &Reader{file: &counter{file, at}, format: kind, close: func() {}}
	r.in = bufio.NewReaderSize(r.file, 64<<10)
	if kind == "gzip" {
		err = r.members()
	} else {
		err = r.zstdFrames()
	}
	if err != nil && at == 0 { // who reads the file as it is says what is wrong
		r.Close()
		_, err = file.Seek(0, io.SeekStart)
		return nil, err
	}
	return r, r.named(err)
}

// packed is the file, if it can be read at any place and is packed in a known way. It stands at its begin.
func packed(in io.Reader) (file io.ReadSeeker, kind string, err error) {
	file, ok := in.(io.ReadSeeker)
	if !ok {
		return nil, "", nil
	}
	if at, err := file.Seek(0, io.SeekCurrent); err != nil || at != 0 {
		return nil, "", nil
	}
	head := make([]byte, len(zstdMagic))
	n, err := io.ReadFull(file, head)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, "", err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return nil, "", err
	}
	switch head = head[:n]; {
	case bytes.HasPrefix(head, gzipMagic):
		return file, "gzip", nil
	case zstdHead(head):
		return file, "zstd", nil
	}
	return nil, "", nil
}

// members has the members of a gzip file as frames.
func (r *Reader) members() error {
	if head, err := r.in.Peek(gzipHead); err != nil || head[2] != deflated {
		return errors.Join(gzip.ErrHeader, err)
	}
	gz := new(gzip.Reader)
	r.next = func() (io.Reader, error) {
		r.begin()
		err := gz.Reset(r.in)
		if err == nil {
			gz.Multistream(false)
		}
		return gz, err
	}
	return nil
}

// maxWindow is the memory that the usual levels of compression need.
const maxWindow = 32 << 20

// zstdFrames has the frames of a zstd file.
func (r *Reader) zstdFrames() error {
	unpacker, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return err
	}
	r.close = unpacker.Close
	if head, err := r.in.Peek(len(zstdMagic)); err != nil || !zstdHead(head) {
		return errors.Join(errNoFrame, err)
	}
	r.next = func() (io.Reader, error) {
		if err := skipSkippable(r.in); err != nil {
			return nil, err
		}
		r.begin()
		return unpacker, unpacker.Reset(&oneFrame{in: r.in})
	}
	return nil
}

// Read reads the text.
func (r *Reader) Read(p []byte) (int, error) {
	for {
		if r.frame == nil {
			frame, err := r.next()
			if err != nil {
				return 0, r.named(err)
			}
			r.frame = frame
		}
		n, err := r.frame.Read(p)
		r.read += int64(n)
		if err == io.EOF {
			r.frame, err = nil, nil
		}
		if n > 0 || err != nil {
			return n, r.named(err)
		}
	}
}

// begin notes that a frame begins.
func (r *Reader) begin() {
	r.begun = append(r.begun, start{r.file.at - int64(r.in.Buffered()), r.read})
}

// Frame is the frame that the byte before some byte of the text is in, and how many bytes of the frame are before the
// latter. What is asked for must not go back.
func (r *Reader) Frame(text int64) (file, inFrame int64) {
	for len(r.begun) > 1 && r.begun[1].text < text {
		r.begun = r.begun[1:]
	}
	if len(r.begun) == 0 {
		return 0, text
	}
	return r.begun[0].file, text - r.begun[0].text
}

// Bytes is how many bytes of the file were read.
func (r *Reader) Bytes() int64 { return r.file.at }

// Close gives back memory. It leaves the file open.
func (r *Reader) Close() { r.close() }

// named says of an error what is damaged.
func (r *Reader) named(err error) error {
	if err == nil || err == io.EOF {
		return err
	}
	return fmt.Errorf("this %s file is damaged or cut off: %w", r.format, err)
}
