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

// frameReader reads the text of a packed file, starting at one of its frames. It counts the bytes of the text from there.
type frameReader struct {
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

// openFrame reads a file from the frame that begins at byte at. If the file isn't packed by gzip or zstd, or can't seek,
// openFrame returns nil and leaves the file at its beginning. Close the reader before the file.
func openFrame(in io.Reader, at int64) (*frameReader, error) {
	file, kind, err := packed(in)
	if file == nil || err != nil {
		return nil, err
	}
	if _, err := file.Seek(at, io.SeekStart); err != nil {
		return nil, err
	}
	r := &frameReader{file: &counter{file, at}, format: kind, close: func() {}}
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
func (r *frameReader) members() error {
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
func (r *frameReader) zstdFrames() error {
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
func (r *frameReader) Read(p []byte) (int, error) {
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
func (r *frameReader) begin() {
	r.begun = append(r.begun, start{r.file.at - int64(r.in.Buffered()), r.read})
}

// frameAt is the frame that the byte before some byte of the text is in, and how many bytes of the frame are before the
// latter. What is asked for must not go back.
func (r *frameReader) frameAt(text int64) (file, inFrame int64) {
	for len(r.begun) > 1 && r.begun[1].text < text {
		r.begun = r.begun[1:]
	}
	if len(r.begun) == 0 {
		return 0, text
	}
	return r.begun[0].file, text - r.begun[0].text
}

// bytes returns the number of bytes read from the file.
func (r *frameReader) bytes() int64 { return r.file.at }

// Close gives back memory. It leaves the file open.
func (r *frameReader) Close() { r.close() }

// named says of an error what is damaged.
func (r *frameReader) named(err error) error {
	if err == nil || err == io.EOF {
		return err
	}
	return fmt.Errorf("this %s file is damaged or cut off: %w", r.format, err)
}
