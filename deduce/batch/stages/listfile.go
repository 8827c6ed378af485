package stages

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"path/filepath"

	"deduku/deduce/batch"
)

// listFile is a list as it was sorted, open for reading.
type listFile struct {
	file *os.File
	in   *bufio.Reader
	once bool // the file is for this time only
}

// openSorted opens a list that is sorted. If the workspace keeps lists, the sorted list is kept under a name made of kind, the
// list's name in the plan, and what else it depends on, and is used again the next time, also after the folder was moved.
// Otherwise it is removed when it is closed. write writes it.
func openSorted(w batch.Workspace, kind, list, depends, ending string, write func(io.Writer) error) (listFile, error) {
	name := ""
	if w.Lists != "" {
		path, err := filepath.Abs(list)
		if err != nil {
			return listFile{}, err
		}
		for _, list := range []string{path, list} { // earlier versions used the path
			h := fnv.New64a()
			io.WriteString(h, list+depends)
			name = filepath.Join(w.Lists, fmt.Sprintf("%s-%016x.%s", kind, h.Sum64(), ending))
			if f, err := os.Open(name); err == nil {
				return listFile{file: f, in: bufio.NewReaderSize(f, 1<<18)}, nil
			}
		}
	}
	f, err := os.CreateTemp(cmp.Or(w.Lists, w.Tmp), "deduku-list-*")
	if err != nil {
		return listFile{}, err
	}
	l := listFile{file: f, once: true}
	err = write(f)
	if err == nil && name != "" {
		if err = errors.Join(f.Sync(), os.Rename(f.Name(), name)); err == nil {
			l.once = false
		}
	}
	if err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	if err != nil {
		return listFile{}, errors.Join(err, l.close())
	}
	l.in = bufio.NewReaderSize(f, 1<<18)
	return l, nil
}

func (l *listFile) close() error {
	err := l.file.Close()
	if l.once {
		err = errors.Join(err, os.Remove(l.file.Name()))
	}
	return err
}
