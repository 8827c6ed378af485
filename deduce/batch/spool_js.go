package batch

import "errors"

// spool is not there in a page, which has no files for it and is to be small.
type spool struct{}

func newSpool(string) (*spool, error) { return nil, errors.New("there is no room for rows in a page") }

func (s *spool) write([]byte) error { return nil }

func (s *spool) rewind() error { return nil }

func (s *spool) next() ([]byte, error) { return nil, errRowBytes }

func (s *spool) close() error { return nil }
