package files

import (
	"fmt"
	"path/filepath"
	"runtime"
)

// program names deduku's own directory inside the shared ones.
const program = "deduku"

// A place is one row of the specification: a kind of directory and how to find it.
type place struct {
	kind     string
	variable string // names the shared directory, if it is set and absolute
	home     string // the shared directory under HOME otherwise
	windows  string // the variable that Windows sets instead of HOME
	inside   string // on Windows, where other kinds of files share the directory, a part that keeps this one apart
}

var (
	config = place{"config", "XDG_CONFIG_HOME", ".config", "AppData", ""}
	state  = place{"state", "XDG_STATE_HOME", ".local/state", "LocalAppData", "state"}
)

// Config is the directory of what the user has set: $XDG_CONFIG_HOME/deduku, by default ~/.config/deduku.
func Config(env func(string) string) (string, error) { return config.dir(runtime.GOOS, env) }

// State is the directory of what should outlive a session, such as the history:
// $XDG_STATE_HOME/deduku, by default ~/.local/state/deduku.
func State(env func(string) string) (string, error) { return state.dir(runtime.GOOS, env) }

// dir is the place on a system. An XDG variable goes first on every system, because only somebody who
// wants it sets it; macOS has the XDG defaults too, as users of terminals there expect.
func (p place) dir(goos string, env func(string) string) (string, error) {
	// The specification has relative values ignored, not taken as an error.
	if dir := env(p.variable); filepath.IsAbs(dir) {
		return filepath.Join(dir, program), nil
	}
	base := "HOME"
	if goos == "windows" {
		base = p.windows
	}
	dir := env(base)
	if !filepath.IsAbs(dir) {
		return "", fmt.Errorf("%s directory unknown: set %s or %s to an absolute path", p.kind, base, p.variable)
	}
	if goos == "windows" {
		return filepath.Join(dir, program, p.inside), nil
	}
	return filepath.Join(dir, filepath.FromSlash(p.home), program), nil
}
