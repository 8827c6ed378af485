//go:build !js

package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// files is a page that is built: one of its files is packed, too.
func files() fstest.MapFS {
	return fstest.MapFS{
		"built/index.html":            {Data: []byte("<!DOCTYPE html>")},
		"built/index.html.gz":         {Data: []byte("packed by gzip")},
		"built/index.html.br":         {Data: []byte("packed by brotli")},
		"built/deduku-0123abcd.wasm":  {Data: []byte("\x00asm")},
		"built/main-U4IYXR4M.js":      {Data: []byte("'use strict';")},
		"built/sw.js":                 {Data: []byte("'use strict';")},
		"built/deduku.webmanifest":    {Data: []byte("{}")},
		"built/a folder/file.unknown": {Data: []byte("x")},
		"built/handbook/index.html":   {Data: []byte("the handbook")},
	}
}

// TestServer asks for files and has what comes back.
func TestServer(t *testing.T) {
	h, err := newHandler(files())
	if err != nil {
		t.Fatal(err)
	}
	const day = "no-cache"
	const ever = "public, max-age=31536000, immutable"
	for _, c := range []struct {
		name, method, path, accept string
		code                       int
		body, kind, packing, keeps string
		unpacked                   bool
		allow                      string
	}{
		{name: "the page", path: "/", code: 200, body: "<!DOCTYPE html>", kind: "text/html; charset=utf-8", keeps: day},
		{name: "the page by name", path: "/index.html", code: 200, body: "<!DOCTYPE html>", kind: "text/html; charset=utf-8", keeps: day},
		{name: "gzip", path: "/", accept: "gzip", code: 200, body: "packed by gzip", packing: "gzip", kind: "text/html; charset=utf-8", keeps: day},
		{name: "brotli before gzip", path: "/", accept: "gzip, deflate, br", code: 200, body: "packed by brotli", packing: "br", kind: "text/html; charset=utf-8", keeps: day},
		{name: "brotli refused", path: "/", accept: "br;q=0, gzip;q=0.5", code: 200, body: "packed by gzip", packing: "gzip", kind: "text/html; charset=utf-8", keeps: day},
		{name: "wasm", path: "/deduku-0123abcd.wasm", accept: "br", code: 200, body: "\x00asm", kind: "application/wasm", keeps: ever},
		{name: "a script", path: "/main-U4IYXR4M.js", code: 200, body: "'use strict';", kind: "text/javascript; charset=utf-8", keeps: ever},
		{name: "the service worker is asked for anew", path: "/sw.js", code: 200, body: "'use strict';", kind: "text/javascript; charset=utf-8", keeps: day},
		{name: "the manifest", path: "/deduku.webmanifest", code: 200, body: "{}", kind: "application/manifest+json", keeps: day},
		{name: "a file of no known kind", path: "/a%20folder/file.unknown", code: 200, body: "x", kind: "application/octet-stream", keeps: day},
		{name: "no such file", path: "/other", code: 404},
		{name: "a folder", path: "/a%20folder/", code: 404},
		{name: "a folder with a page", path: "/handbook/", code: 200, body: "the handbook", kind: "text/html; charset=utf-8", keeps: day},
		{name: "without its slash", path: "/handbook", code: 301},
		{name: "out of the folder", path: "/../server.go", code: 404},
		{name: "only the head", method: "HEAD", path: "/", code: 200, kind: "text/html; charset=utf-8", keeps: day},
		{name: "nothing is taken", method: "POST", path: "/", code: 405, allow: "GET, HEAD"},
		{name: "nothing is removed", method: "DELETE", path: "/", code: 405, allow: "GET, HEAD"},
	} {
		t.Run(c.name, func(t *testing.T) {
			method := c.method
			if method == "" {
				method = http.MethodGet
			}
			r := httptest.NewRequest(method, c.path, nil)
			if c.accept != "" {
				r.Header.Set("Accept-Encoding", c.accept)
			}
			w := httptest.NewRecorder()
			h.ServeHTTP(w, r)
			if w.Code != c.code {
				t.Fatalf("code %d, want %d", w.Code, c.code)
			}
			header := w.Header()
			if got := header.Get("Content-Security-Policy"); !strings.Contains(got, "default-src 'self'") || strings.Contains(got, "unsafe-inline") {
				t.Errorf("policy: %s", got)
			}
			if got := header.Get("X-Content-Type-Options"); got != "nosniff" {
				t.Errorf("X-Content-Type-Options: %q", got)
			}
			if c.code != 200 {
				if got := header.Get("Allow"); got != c.allow {
					t.Errorf("Allow: %q, want %q", got, c.allow)
				}
				return
			}
			got := []string{w.Body.String(), header.Get("Content-Type"), header.Get("Content-Encoding"), header.Get("Cache-Control")}
			for i, want := range []string{c.body, c.kind, c.packing, c.keeps} {
				if got[i] != want {
					t.Errorf("got %q, want %q", got[i], want)
				}
			}
		})
	}
}

// TestBody promises a body with a GET and never sends it: the page comes, and the connection ends.
func TestBody(t *testing.T) {
	h, err := newHandler(files())
	if err != nil {
		t.Fatal(err)
	}
	server := newServer(h)
	if server.ReadTimeout == 0 || server.WriteTimeout == 0 || server.IdleTimeout == 0 || server.ReadHeaderTimeout == 0 {
		t.Error("somebody can keep a connection for ever")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go server.Serve(listener)
	defer server.Close()
	for _, head := range []string{"Content-Length: 100000", "Transfer-Encoding: chunked"} {
		c, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if err := c.SetDeadline(time.Now().Add(10 * time.Second)); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: x\r\n%s\r\n\r\n", head)
		text, err := io.ReadAll(c)
		if err != nil || !strings.HasPrefix(string(text), "HTTP/1.1 200 OK") || !strings.Contains(string(text), "<!DOCTYPE html>") {
			t.Errorf("%s: got %q, %v", head, text, err)
		}
	}
}

// TestUnbuilt has the program say what to do where the page is not built.
func TestUnbuilt(t *testing.T) {
	_, err := newHandler(fstest.MapFS{"built/unbuilt.txt": {Data: []byte("x")}})
	if err == nil || !strings.Contains(err.Error(), "make web") {
		t.Errorf("got %v", err)
	}
}

// TestUse has what the program says to wrong arguments.
func TestUse(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"-h"}, 0, "-addr"},
		{[]string{"page"}, 2, `takes no argument, but got "page"`},
		{[]string{"-nonsense"}, 2, "-nonsense"},
		{[]string{"-addr", "nowhere"}, 2, ""},
	} {
		var out, talk bytes.Buffer
		if code := run(c.args, &out, &talk); code != c.code || !strings.Contains(talk.String(), c.says) {
			t.Errorf("%q: code %d, %s", c.args, code, talk.String())
		}
	}
}

// TestSmall keeps libraries out of the page's first program that it does not need and that make it large: some call methods by
// name, so that the linker keeps all there are.
func TestSmall(t *testing.T) {
	list := exec.Command("go", "list", "-tags", "lean", "-deps", ".")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, large := range []string{"text/template", "github.com/expr-lang/", "github.com/alecthomas/kong", "github.com/parquet-go/", "github.com/klauspost/", "regexp"} {
		if strings.Contains("\n"+string(out), "\n"+large) {
			t.Errorf("the page's program has %s", large)
		}
	}
}
