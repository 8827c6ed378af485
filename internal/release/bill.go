package main

import (
	"debug/buildinfo"
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// bill is a bill of materials in the form of CycloneDX, as far as deduku needs it.
type bill struct {
	Format     string      `json:"bomFormat"`
	Version    string      `json:"specVersion"`
	Number     int         `json:"version"`
	Metadata   metadata    `json:"metadata"`
	Components []component `json:"components"`
}

type metadata struct {
	Timestamp  string     `json:"timestamp"`
	Component  component  `json:"component"`
	Properties []property `json:"properties,omitempty"`
}

type component struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	PURL    string `json:"purl,omitempty"`
	Ref     string `json:"bom-ref,omitempty"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// part is a module as a component, known by its package URL.
func part(kind, path, version string) component {
	name := url.PathEscape(path)
	name = strings.ReplaceAll(strings.ReplaceAll(name, "%2F", "/"), "@", "%40")
	purl := "pkg:" + kind + "/" + name + "@" + url.PathEscape(version)
	return component{"library", path, version, purl, purl}
}

// writeBill lists what a program was built of, as the program itself says it.
func (r *release) writeBill(t target, program string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	parts := []component{part("golang", "std", strings.TrimPrefix(info.GoVersion, "go"))}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		parts = append(parts, part("golang", m.Path, m.Version))
	}
	var settings []property
	for _, s := range info.Settings {
		settings = append(settings, property{"deduku:build:" + s.Key, s.Value})
	}
	return r.saveBill(t.String(), settings, parts)
}

// pageModules returns the Go modules and npm packages in the page. WebAssembly carries no such list itself.
func (r *release) pageModules() ([]module, error) {
	modules, err := linked(r.clone, browser)
	if err != nil {
		return nil, err
	}
	more, err := bundled(r.clone)
	return append(modules, more...), err
}

// writePageBill writes the page's bill of materials.
func (r *release) writePageBill(modules []module) error {
	version, err := output(r.clone, nil, "go", "env", "GOVERSION")
	if err != nil {
		return err
	}
	var parts []component
	for _, m := range modules {
		if m.path == standardLibrary {
			m.path, m.version = "std", strings.TrimPrefix(version, "go")
		}
		parts = append(parts, part(m.kind, m.path, m.version))
	}
	return r.saveBill("page", nil, parts)
}

// saveBill writes a bill beside what it is of.
func (r *release) saveBill(of string, settings []property, parts []component) error {
	data, err := json.MarshalIndent(bill{
		Format: "CycloneDX", Version: "1.5", Number: 1,
		Metadata: metadata{
			Timestamp:  r.time.Format(time.RFC3339),
			Component:  component{Type: "application", Name: "deduku", Version: r.version, Ref: "deduku"},
			Properties: settings,
		},
		Components: parts,
	}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.out, r.file(of+".cdx.json")), append(data, '\n'), 0o644)
}
