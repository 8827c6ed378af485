package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// member is a file in an archive.
type member struct {
	name string // slashes between folders
	from string // the file on this machine
	mode fs.FileMode
}

// documents maps the name of each file that is packed with the program to its path in the clone. `make share` makes the files in
// bin/share, except for the notices.
var documents = map[string]string{
	"LICENSE":                 "LICENSE",
	noticesName:               share + noticesName,
	"README.md":               "README.md",
	"CHANGELOG.md":            "CHANGELOG.md",
	"deduku.1":                share + "deduku.1",
	"completions/deduku.bash": share + "deduku.bash",
	"completions/_deduku":     share + "_deduku",
	"completions/deduku.fish": share + "deduku.fish",
}

// share is the folder in the clone for files that are made for a release. Git ignores it, so the commit stays unmodified.
const share = "bin/share/"

// document returns the full path of a file in that folder.
func (r *release) document(name string) string {
	return filepath.Join(r.clone, filepath.FromSlash(share), name)
}

// archiveName is the name of a target's archive.
func (r *release) archiveName(t target) string {
	if t.system == "windows" {
		return r.file(t.String() + ".zip")
	}
	return r.file(t.String() + ".tar.gz")
}

// writeArchive packs the program with its documents, all in one folder.
func (r *release) writeArchive(t target, program string) error {
	folder := "deduku-" + r.version + "/"
	members := []member{{folder + t.program(), program, 0o755}}
	for name, place := range documents {
		members = append(members, member{folder + name, filepath.Join(r.clone, filepath.FromSlash(place)), 0o644})
	}
	return pack(filepath.Join(r.out, r.archiveName(t)), members, r.time)
}

// pack writes an archive of the kind that its name says. Order, owners, modes and times of the members are always the same.
func pack(path string, members []member, at time.Time) error {
	slices.SortFunc(members, func(a, b member) int { return strings.Compare(a.name, b.name) })
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if strings.HasSuffix(path, ".zip") {
		err = packZip(file, members, at)
	} else {
		err = packTar(file, members, at)
	}
	if err != nil {
		return err
	}
	return file.Close()
}

func packTar(file io.Writer, members []member, at time.Time) error {
	packed, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return err
	}
	archive := tar.NewWriter(packed)
	for _, m := range members {
		data, err := os.ReadFile(m.from)
		if err != nil {
			return err
		}
		head := tar.Header{Name: m.name, Size: int64(len(data)), Mode: int64(m.mode), ModTime: at, Uname: "root", Gname: "root", Format: tar.FormatUSTAR}
		if err := archive.WriteHeader(&head); err != nil {
			return err
		}
		if _, err := archive.Write(data); err != nil {
			return err
		}
	}
	if err := archive.Close(); err != nil {
		return err
	}
	return packed.Close()
}

func packZip(file io.Writer, members []member, at time.Time) error {
	archive := zip.NewWriter(file)
	for _, m := range members {
		data, err := os.ReadFile(m.from)
		if err != nil {
			return err
		}
		head := zip.FileHeader{Name: m.name, Method: zip.Deflate, Modified: at}
		head.SetMode(m.mode)
		to, err := archive.CreateHeader(&head)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	return archive.Close()
}
