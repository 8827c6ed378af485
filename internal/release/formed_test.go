package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// programsFormed reads the programs for other machines as their systems would: the right kind of file, for the right processor.
func programsFormed(t *testing.T, dir string, full bool) {
	if !full {
		t.Skip("DEDUKU_FULL=1 makes the programs for other machines, too")
	}
	r := release{version: versionHere(t)}
	folder := "deduku-" + r.version
	for _, to := range targets {
		at := filepath.Join(dir, r.archiveName(to))
		got := ""
		if to.system == "windows" {
			got = ofWindows(t, at, folder+"/deduku.exe")
		} else {
			out := t.TempDir()
			unpack(t, at, out)
			got = ofUnix(t, to.system, filepath.Join(out, folder, "deduku"))
		}
		want := map[string]string{
			"linux-amd64": "EM_X86_64", "linux-arm64": "EM_AARCH64", "macos-amd64": "CpuAmd64", "macos-arm64": "CpuArm64",
			"windows-amd64": "0x8664", "windows-arm64": "0xaa64",
		}[to.String()]
		if got != want {
			t.Errorf("%s is for %s, not %s", at, got, want)
		}
	}
}

// ofUnix is the processor of a program for Linux or macOS.
func ofUnix(t *testing.T, system, name string) string {
	if system == "linux" {
		program, err := elf.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer program.Close()
		return program.Machine.String()
	}
	program, err := macho.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer program.Close()
	return program.Cpu.String()
}

// ofWindows is the processor of a program for Windows in an archive.
func ofWindows(t *testing.T, at, member string) string {
	archive, err := zip.OpenReader(at)
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	file, err := archive.Open(member)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	program, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return map[uint16]string{pe.IMAGE_FILE_MACHINE_AMD64: "0x8664", pe.IMAGE_FILE_MACHINE_ARM64: "0xaa64"}[program.Machine]
}

var address = regexp.MustCompile(`(?:src|href)="([^"#:]+)"`)

// pageServed unpacks the page below a path of a plain server of files, and fetches what it names.
func pageServed(t *testing.T, dir string, full bool) {
	if !full {
		t.Skip("DEDUKU_FULL=1 makes the page, too")
	}
	out := t.TempDir()
	unpack(t, filepath.Join(dir, "deduku-"+versionHere(t)+"-page.tar.gz"), out)
	server := httptest.NewServer(http.FileServer(http.Dir(out)))
	defer server.Close()
	get := func(name string) string {
		answer, err := http.Get(server.URL + "/deduku/" + name)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		data, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Errorf("%s: %s, %v", name, answer.Status, err)
		}
		return string(data)
	}
	found := address.FindAllStringSubmatch(get(""), -1)
	if len(found) < 3 {
		t.Errorf("the page names %d files", len(found))
	}
	for _, name := range found {
		if strings.HasPrefix(name[1], "/") {
			t.Errorf("%s is not below the page's path", name[1])
		}
		get(path.Clean(name[1]))
	}
	programs, err := filepath.Glob(filepath.Join(out, "deduku", "deduku-*.wasm"))
	if err != nil || len(programs) != 1 {
		t.Fatalf("programs in the page: %v, %v", programs, err)
	}
	if data, err := os.ReadFile(programs[0]); err != nil || !bytes.HasPrefix(data, []byte("\x00asm")) {
		t.Errorf("%s is no WebAssembly: %v", programs[0], err)
	}
}
