//go:build !js

package main

import (
	"bytes"
	"embed"
	"errors"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"strings"
	"time"
)

// built is the page as 'make web' builds it, and a file that says so where it is not built.
//
//go:embed all:built
var built embed.FS

// policy is what the page may do: nothing from elsewhere. The page says the same of itself, as far as it can.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
	"connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// handler serves files from memory; of each as it is, and packed where the browser takes that.
type handler struct{ files map[string][]byte }

// newHandler serves the folder built of a file system.
func newHandler(from fs.FS) (*handler, error) {
	h := &handler{map[string][]byte{}}
	err := fs.WalkDir(from, "built", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		h.files[strings.TrimPrefix(name, "built")] = data
		return err
	})
	if err != nil {
		return nil, err
	}
	if h.files["/index.html"] == nil {
		return nil, errors.New("the page is not built; 'make web' builds it, 'make run-web' builds and serves it")
	}
	return h, nil
}

// packings are the ways in which files are packed, the best first.
var packings = []struct{ name, extension string }{{"br", ".br"}, {"gzip", ".gz"}}

// named is how names of files end that are named by their content: these never change.
var named = regexp.MustCompile(`-[0-9A-Za-z]{8}\.[a-z0-9]+$`)

// ServeHTTP implements http.Handler.
func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Content-Security-Policy", policy)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Cross-Origin-Opener-Policy", "same-origin")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		header.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET is served", http.StatusMethodNotAllowed)
		return
	}
	if r.ContentLength != 0 { // nobody reads what comes with a GET, and nobody waits for it
		header.Set("Connection", "close")
		_ = http.NewResponseController(w).SetReadDeadline(time.Now()) // recorders in tests have none
	}
	name := path.Clean("/" + r.URL.Path)
	if name == "/" {
		name = "/index.html"
	}
	if h.files[name+"/index.html"] != nil {
		if !strings.HasSuffix(r.URL.Path, "/") { // what it links to is in the folder
			http.Redirect(w, r, path.Base(name)+"/", http.StatusMovedPermanently)
			return
		}
		name += "/index.html"
	}
	data, ok := h.files[name]
	if !ok {
		http.Error(w, "there is no such file", http.StatusNotFound)
		return
	}
	header.Set("Cache-Control", "no-cache")
	if named.MatchString(name) {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	header.Set("Content-Type", typeOf(name))
	header.Set("Vary", "Accept-Encoding")
	for _, p := range packings {
		if packed, ok := h.files[name+p.extension]; ok && accepts(r, p.name) {
			header.Set("Content-Encoding", p.name)
			data = packed
			break
		}
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}

// accepts reports whether the browser takes a packing.
func accepts(r *http.Request, packing string) bool {
	for one := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if name == packing && strings.ReplaceAll(weight, " ", "") != "q=0" {
			return true
		}
	}
	return false
}

// types are those of our files, whatever the system says of their names.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
	".txt": "text/plain; charset=utf-8", ".png": "image/png",
}

func typeOf(name string) string {
	extension := path.Ext(name)
	if t, ok := types[extension]; ok {
		return t
	}
	if t := mime.TypeByExtension(extension); t != "" {
		return t
	}
	return "application/octet-stream"
}
