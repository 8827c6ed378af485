//go:build lean

package source

import (
	"io"

	"deduku/internal/lean"
)

// The lean program unpacks nothing: the libraries for that are large, and few files on a page are packed.

func ungzip(io.Reader) (io.Reader, error)  { return nil, lean.Err }
func unbzip2(io.Reader) (io.Reader, error) { return nil, lean.Err }
func unzstd(io.Reader) (io.Reader, error)  { return nil, lean.Err }
func unxz(io.Reader) (io.Reader, error)    { return nil, lean.Err }

// openArchive returns lean.Err if s is an archive.
func openArchive(s *Source, _ Limits) (*Archive, error) {
	if !isZip(s.Rest()) && !isTar(s) {
		return nil, nil
	}
	s.Close()
	return nil, lean.Err
}
