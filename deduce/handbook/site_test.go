package handbook_test

import (
	"context"
	"encoding/json"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"

	"deduku/deduce/handbook"
	"deduku/deduce/technique"
)

// maxPage is how large a page may be.
const maxPage = 150_000

// page is the address of deduku's page.
const page = "https://example.com/deduku/"

// book is the handbook, made once for all tests.
var book = sync.OnceValues(func() (*handbook.Book, error) { return handbook.Make(context.Background(), func(int, int) {}) })

// files are the files of the site by name, with links to a page or none.
func files(t *testing.T, page string) map[string]string {
	t.Helper()
	b, err := book()
	if err != nil {
		t.Fatal(err)
	}
	all, err := handbook.Files(b, page)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, f := range all {
		out[f.Name] = string(f.Data)
	}
	if len(out) != len(all) {
		t.Errorf("%d files have %d names", len(all), len(out))
	}
	return out
}

var (
	references = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	ids        = regexp.MustCompile(` id="([^"]*)"`)
	handlers   = regexp.MustCompile(`<[a-z]+ [^>]*\b(?:on[a-z]+|style)=`)
	data       = regexp.MustCompile(`(?s)<script type="application/json" id="index">(.*?)</script>`)
)

// TestSite has a page for each technique, of a size to send, whose links lead somewhere, and which asks for nothing that the policy of
// deduku's page forbids.
func TestSite(t *testing.T) {
	all := files(t, page)
	for _, tech := range technique.Standard.Techniques() {
		if !strings.Contains(all[tech.Name+".html"], "<title>") {
			t.Errorf("%s has no page", tech.Name)
		}
	}
	places := map[string]bool{}
	for name, text := range all {
		places[name] = true
		once := map[string]bool{}
		for _, m := range ids.FindAllStringSubmatch(text, -1) {
			if once[m[1]] {
				t.Errorf("%s has two places %q", name, m[1])
			}
			once[m[1]] = true
			places[name+"#"+m[1]] = true
		}
	}
	opened := 0
	for name, text := range all {
		if len(text) > maxPage {
			t.Errorf("%s has %d bytes", name, len(text))
		}
		if bad := handlers.FindString(text); bad != "" {
			t.Errorf("%s: %s", name, bad)
		}
		for _, m := range references.FindAllStringSubmatch(text, -1) {
			to := strings.ReplaceAll(strings.ReplaceAll(m[1], "&amp;", "&"), "&#43;", "+")
			if path, err := url.PathUnescape(to); err == nil {
				to = path
			}
			switch {
			case strings.HasPrefix(to, page):
				opened++
			case to == "data:,": // no icon is asked for
			case strings.HasPrefix(to, "http://"), strings.HasPrefix(to, "https://"):
			case strings.HasPrefix(to, "#") && places[name+to], places[to]:
			default:
				t.Errorf("%s leads to %q, which is not there", name, to)
			}
		}
	}
	if least := 4 * len(technique.Standard); opened < least {
		t.Errorf("%d links open a board, want %d at least", opened, least)
	}
}

// TestIndex reads the index that is searched: what it finds is there.
func TestIndex(t *testing.T) {
	all := files(t, page)
	m := data.FindStringSubmatch(all["names.html"])
	if m == nil {
		t.Fatal("there is no index")
	}
	var entries []struct{ Name, To, About string }
	if err := json.Unmarshal([]byte(m[1]), &entries); err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		file, place, _ := strings.Cut(e.To, "#")
		if text, ok := all[file]; !ok || place != "" && !strings.Contains(text, `id="`+place+`"`) || e.Name == "" || e.About == "" {
			t.Errorf("%+v leads nowhere", e)
		}
	}
	if len(entries) < len(technique.Standard) {
		t.Errorf("%d entries", len(entries))
	}
}

// TestWithoutPage writes no link to a page that is not known.
func TestWithoutPage(t *testing.T) {
	for name, text := range files(t, "") {
		if strings.Contains(text, `href="#p=`) || strings.Contains(text, ">Play<") {
			t.Errorf("%s links to no page", name)
		}
	}
}
