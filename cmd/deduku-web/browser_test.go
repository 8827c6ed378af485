//go:build !js

package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestPage has the page that is built used in a browser, below a path.
func TestPage(t *testing.T) {
	if os.Getenv("DEDUKU_WEB") == "" {
		t.Skip("'make test-web' builds the page and uses it in a browser")
	}
	node, chromium := tool(t, "node"), tool(t, "chromium")
	if _, err := os.Stat(filepath.Join("site", "node_modules", "playwright-core")); err != nil {
		t.Skip("playwright-core is not installed; 'make test-web' installs it")
	}
	h, err := newHandler(built)
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/below/", http.StripPrefix("/below", h))
	server := httptest.NewServer(mux)
	defer server.Close()
	command := exec.Command(node, filepath.Join("test", "page.mjs"), server.URL+"/below/", chromium, os.Getenv("PICTURE"))
	command.Dir = "site"
	out, err := command.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}

// tool is where a program is. The test is skipped where it is missing.
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("%s is not installed; 'make test-web' needs it", name)
	}
	return path
}
