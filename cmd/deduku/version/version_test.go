package version

import (
	"runtime/debug"
	"testing"
)

// TestBuildOf tells commit and date as far as a build knows them.
func TestBuildOf(t *testing.T) {
	type settings = []debug.BuildSetting
	const commit = "87e4dc3b1a2c4d5e6f708192a3b4c5d6e7f80912"
	for _, test := range []struct {
		name     string
		settings settings
		want     string
	}{
		{"none", nil, "deduku 0.1.0, built without a commit"},
		{"other settings", settings{{Key: "GOOS", Value: "linux"}}, "deduku 0.1.0, built without a commit"},
		{"clean", settings{{Key: "vcs.revision", Value: commit}, {Key: "vcs.time", Value: "2026-11-22T18:00:00Z"}, {Key: "vcs.modified", Value: "false"}},
			"deduku 0.1.0, commit 87e4dc3b1a2c of 2026-11-22"},
		{"changed", settings{{Key: "vcs.revision", Value: commit}, {Key: "vcs.time", Value: "2026-11-22T18:00:00Z"}, {Key: "vcs.modified", Value: "true"}},
			"deduku 0.1.0, commit 87e4dc3b1a2c of 2026-11-22, with changes since"},
		{"short, without a date", settings{{Key: "vcs.revision", Value: "12ab"}}, "deduku 0.1.0, commit 12ab"},
	} {
		if got := buildOf(test.settings).String(); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}
