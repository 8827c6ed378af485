package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"deduku/deduce/technique"
	"deduku/repl/state"
)

// settingsOf is all that was chosen in a session, in words.
func settingsOf(s *Session) map[string]string {
	out := map[string]string{}
	for i := range state.SettingsTable {
		out["set "+state.SettingsTable[i].Name] = state.SettingsTable[i].Get(&s.Settings)
	}
	for t, on := range s.Settings.Switched {
		out["technique "+t.Name] = state.OnOrOff(on)
	}
	for name, text := range s.aliases {
		out["alias "+name] = text
	}
	return out
}

// choices are lines that change settings, switches and aliases.
func choices() *rapid.Generator[string] {
	name := rapid.SampledFrom([]string{"a", "b", "c", "zz"})
	switched := append(state.TechniqueNames(), "easy", "extreme", "fish", "whip")
	return rapid.OneOf(
		rapid.Custom(func(t *rapid.T) string {
			o := rapid.SampledFrom(state.SettingsTable).Draw(t, "option")
			return "set " + o.Name + " " + rapid.SampledFrom(o.Values).Draw(t, "value")
		}),
		rapid.Custom(func(t *rapid.T) string {
			return "set prompt " + quoted(rapid.StringMatching(`[ -~]{0,6}`).Draw(t, "prompt"))
		}),
		rapid.Custom(func(t *rapid.T) string {
			return "technique " + rapid.SampledFrom([]string{"on ", "off "}).Draw(t, "how") + rapid.SampledFrom(switched).Draw(t, "technique")
		}),
		rapid.Custom(func(t *rapid.T) string {
			word := rapid.OneOf(name, rapid.SampledFrom([]string{"count", "set prompt", "co", "find where", "'b  c'"})).Draw(t, "word")
			return "alias " + name.Draw(t, "name") + " " + word + rapid.SampledFrom([]string{"", " 2", " 'a  b'", ` "x 'y z'"`, ` "'n ; m'"`, " '# no'", " it's"}).Draw(t, "rest")
		}),
		rapid.Map(name, func(n string) string { return "unalias " + n }),
	)
}

// TestSettingsComeBack makes any choices, keeps them as a session and as settings for sessions to come, and takes both:
// all is as it was chosen, and nothing is said of it.
func TestSettingsComeBack(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var out, quiet bytes.Buffer
		s, kept := newSession(&out), ""
		page := pageFiles{fstest.MapFS{}}
		s.Files = page
		s.SaveSettings = func(_ context.Context, commands string) (string, error) { kept = commands; return "config", nil }
		did(s, &out, rapid.SliceOfN(choices(), 1, 12).Draw(t, "lines")...) // refusals are part of the game
		if said := did(s, &out, "session save a", "set --save"); strings.Contains(said, "error") {
			t.Fatal(said)
		}
		want := settingsOf(s)
		same := func(how string, got map[string]string, but string) {
			t.Helper()
			for name := range want {
				if name != but && got[name] != want[name] {
					t.Errorf("%s: %s is %q, was %q", how, name, got[name], want[name])
				}
			}
			if len(got) > len(want) {
				t.Errorf("%s: more than there was: %v", how, got)
			}
		}
		loaded := newSession(&quiet)
		loaded.Files = page
		if said := did(loaded, &quiet, "session load a"); strings.Contains(said, "error") || strings.Contains(said, "left out") {
			t.Errorf("%s\n%s", said, page.MapFS["a"].Data)
		}
		same("session load", settingsOf(loaded), "set pager") // a program, which no file sets
		configured := newSession(&quiet)
		if err := configured.Configure(strings.NewReader(kept), "config"); err != nil {
			t.Errorf("%v\n%s", err, kept)
		}
		same("settings", settingsOf(configured), "set seed") // one session's own
	})
}

// TestEveryTechniqueComesBack switches each technique by its own name alone.
func TestEveryTechniqueComesBack(t *testing.T) {
	t.Parallel()
	for _, tech := range technique.Standard.Techniques() {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.SwitchTechniques("off", tech.Name); err != nil || len(s.Settings.Switched) != 1 {
			t.Errorf("%s: %v, switches %d", tech.Name, err, len(s.Settings.Switched))
		}
	}
}

// TestLostSessionWithSwitches brings a session back whose profile lets no technique be switched.
func TestLostSessionWithSwitches(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	page := pageFiles{fstest.MapFS{}}
	s.Files = page
	did(s, &out, "example deep", "technique off x-wing", "set profile se", "session save a")
	again := newSession(&out)
	again.Files, again.Keeper = page, &lostKeeper{lost: []string{"a"}}
	if said := did(again, &out, "session restore"); said != "> session restore\ndeep: 26 of 81 cells are solved\n" {
		t.Errorf("%s", said)
	}
	if got := settingsOf(again); got["set profile"] != "se" || got["technique x-wing"] != "off" {
		t.Errorf("%v", got)
	}
}
