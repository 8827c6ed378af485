package terminal

import "testing"

// TestWantsColor decides about colour in the order that users know.
func TestWantsColor(t *testing.T) {
	for _, test := range []struct {
		name, setting string
		env           map[string]string
		terminal      bool
		want          bool
	}{
		{"a terminal", "auto", nil, true, true},
		{"a pipe", "auto", nil, false, false},
		{"NO_COLOR", "auto", map[string]string{"NO_COLOR": "1"}, true, false},
		{"NO_COLOR before FORCE_COLOR", "auto", map[string]string{"NO_COLOR": "1", "FORCE_COLOR": "1"}, true, false},
		{"FORCE_COLOR in a pipe", "auto", map[string]string{"FORCE_COLOR": "1"}, false, true},
		{"CLICOLOR_FORCE in a pipe", "auto", map[string]string{"CLICOLOR_FORCE": "1"}, false, true},
		{"CLICOLOR_FORCE switched off", "auto", map[string]string{"CLICOLOR_FORCE": "0"}, false, false},
		{"a dumb terminal", "auto", map[string]string{"TERM": "dumb"}, true, false},
		{"the flag before NO_COLOR", "always", map[string]string{"NO_COLOR": "1"}, false, true},
		{"the flag before the terminal", "never", nil, true, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			getenv := func(name string) string { return test.env[name] }
			if got := WantsColor(test.setting, getenv, test.terminal); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}
