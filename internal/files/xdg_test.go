package files

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// root makes slashed paths absolute on the system that runs the test.
func root() string {
	if runtime.GOOS == "windows" {
		return `C:\`
	}
	return "/"
}

// abs is a slashed path as the system that runs the test writes it.
func abs(path string) string { return filepath.Join(root(), filepath.FromSlash(path)) }

// table looks names up in a map, as os.Getenv does in the environment.
func table(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}

func TestDir(t *testing.T) {
	home := map[string]string{"HOME": abs("home/ada")}
	windows := map[string]string{"AppData": abs("ada/Roaming"), "LocalAppData": abs("ada/Local"), "HOME": abs("cygwin")}
	for _, test := range []struct {
		name  string
		place place
		goos  string
		env   map[string]string
		want  string
	}{
		{name: "config", place: config, goos: "linux", env: home, want: "home/ada/.config/deduku"},
		{name: "state", place: state, goos: "linux", env: home, want: "home/ada/.local/state/deduku"},
		{name: "macOS: as elsewhere", place: state, goos: "darwin", env: home, want: "home/ada/.local/state/deduku"},
		{name: "Windows: config roams", place: config, goos: "windows", env: windows, want: "ada/Roaming/deduku"},
		{name: "Windows: state", place: state, goos: "windows", env: windows, want: "ada/Local/deduku/state"},
		{
			name: "variable before home", place: config, goos: "linux",
			env:  map[string]string{"HOME": abs("home/ada"), "XDG_CONFIG_HOME": abs("etc/ada")},
			want: "etc/ada/deduku",
		},
		{
			name: "variable without home", place: state, goos: "linux",
			env:  map[string]string{"XDG_STATE_HOME": abs("tmp/s")},
			want: "tmp/s/deduku",
		},
		{
			name: "another kind's variable", place: state, goos: "linux",
			env:  map[string]string{"HOME": abs("home/ada"), "XDG_CONFIG_HOME": abs("etc/ada")},
			want: "home/ada/.local/state/deduku",
		},
		{
			name: "relative variable", place: config, goos: "linux",
			env:  map[string]string{"HOME": abs("home/ada"), "XDG_CONFIG_HOME": "etc"},
			want: "home/ada/.config/deduku",
		},
		{
			name: "a tilde is not expanded by anybody", place: config, goos: "linux",
			env:  map[string]string{"HOME": abs("home/ada"), "XDG_CONFIG_HOME": "~/etc"},
			want: "home/ada/.config/deduku",
		},
		{
			name: "variable on Windows", place: state, goos: "windows",
			env:  map[string]string{"LocalAppData": abs("ada/Local"), "XDG_STATE_HOME": abs("s")},
			want: "s/deduku",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := test.place.dir(test.goos, table(test.env))
			if want := abs(test.want); got != want || err != nil {
				t.Errorf("%v: got %q, %v, want %q", test.env, got, err, want)
			}
		})
	}
}

func TestUnknown(t *testing.T) {
	for _, test := range []struct {
		name  string
		place place
		goos  string
		env   map[string]string
		want  string
	}{
		{name: "nothing set", place: state, goos: "linux", want: "set HOME or XDG_STATE_HOME"},
		{name: "relative home", place: config, goos: "darwin", env: map[string]string{"HOME": "ada"}, want: "set HOME or XDG_CONFIG_HOME"},
		{name: "Windows config", place: config, goos: "windows", want: "set AppData or XDG_CONFIG_HOME"},
		{name: "Windows state", place: state, goos: "windows", want: "set LocalAppData or XDG_STATE_HOME"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := test.place.dir(test.goos, table(test.env))
			if got != "" || err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v: got %q, %v, want an error with %q", test.env, got, err, test.want)
			}
		})
	}
}

// TestKinds holds the exported functions to different directories.
func TestKinds(t *testing.T) {
	env := table(map[string]string{"HOME": abs("h"), "AppData": abs("r"), "LocalAppData": abs("l")})
	seen := map[string]bool{}
	for _, kind := range []func(func(string) string) (string, error){Config, State} {
		dir, err := kind(env)
		if err != nil || seen[dir] {
			t.Errorf("%q, %v: unknown, or given to two kinds", dir, err)
		}
		seen[dir] = true
	}
}

func ExampleState() {
	_, err := State(func(string) string { return "" })
	fmt.Println(strings.HasPrefix(err.Error(), "state directory unknown: set "))
	// Output: true
}
