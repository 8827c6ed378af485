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

// scripts use the page in Chromium. Those that take longest are first.
var scripts = []string{"answers.mjs", "newcomers.mjs", "page.mjs", "people.mjs", "returning.mjs", "playing.mjs", "lessons.mjs"}

// TestPage has the page that is built used in a browser, below a path.
func TestPage(t *testing.T) {
	address := served(t)
	chromium := tool(t, "chromium")
	if _, err := os.Stat(filepath.Join("site", "node_modules", "playwright-core")); err != nil {
		t.Skip("playwright-core is not installed; 'make test-web' installs it")
	}
	for _, script := range scripts {
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			used(t, filepath.Join("test", script), address, chromium, os.Getenv("PICTURE"))
		})
	}
}

// TestFirefox has it used in another browser, where the machine has that.
func TestFirefox(t *testing.T) {
	address := served(t)
	firefox, err := exec.LookPath("firefox-esr")
	if err != nil {
		firefox = tool(t, "firefox")
	}
	used(t, "--experimental-websocket", filepath.Join("test", "firefox.mjs"), address, firefox)
}

// TestWebKit has it used in a third one, by a driver of WebKitGTK (Debian: webkit2gtk-driver and, without a display, xvfb).
func TestWebKit(t *testing.T) {
	address := served(t)
	driver := tool(t, "WebKitWebDriver")
	browsers, err := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
	if err != nil || len(browsers) == 0 {
		t.Skip("MiniBrowser, which comes with the driver, is not where Debian has it")
	}
	command := []string{tool(t, "node")}
	if os.Getenv("DISPLAY") == "" {
		command = append([]string{tool(t, "xvfb-run"), "-a"}, command...)
	}
	carriedOut(t, append(command, filepath.Join("test", "webkit.mjs"), address, driver, browsers[0])...)
}

// served is the address of the page that is built.
func served(t *testing.T) string {
	t.Helper()
	if os.Getenv("DEDUKU_WEB") == "" {
		t.Skip("'make test-web' builds the page and uses it in a browser")
	}
	h, err := newHandler(built)
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/below/", http.StripPrefix("/below", h))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL + "/below/"
}

// used has a script of node use the page.
func used(t *testing.T, arguments ...string) {
	t.Helper()
	carriedOut(t, append([]string{tool(t, "node")}, arguments...)...)
}

// carriedOut has a command carried out among the page's own files.
func carriedOut(t *testing.T, arguments ...string) {
	t.Helper()
	command := exec.Command(arguments[0], arguments[1:]...)
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
