package main

import (
	"io/fs"
	"path"
	"path/filepath"
)

// makePage builds the page, which needs Node and npm, and packs it as static files for any host.
func (r *release) makePage() error {
	if _, err := output(r.clone, []string{"GOFLAGS="}, "make", "web"); err != nil {
		return err
	}
	modules, err := r.pageModules()
	if err != nil {
		return err
	}
	if err := r.writeNotices(modules); err != nil {
		return err
	}
	if err := r.writePageBill(modules); err != nil {
		return err
	}
	built := filepath.Join(r.clone, "cmd", "deduku-web", "built")
	folder := "deduku"
	members := []member{
		{path.Join(folder, "LICENSE"), filepath.Join(r.clone, "LICENSE"), 0o644},
		{path.Join(folder, noticesName), r.document(noticesName), 0o644},
	}
	err = filepath.WalkDir(built, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == "unbuilt.txt" {
			return err
		}
		rel, err := filepath.Rel(built, name)
		members = append(members, member{path.Join(folder, filepath.ToSlash(rel)), name, 0o644})
		return err
	})
	if err != nil {
		return err
	}
	return pack(filepath.Join(r.out, r.file("page.tar.gz")), members, r.time)
}
