package main

import (
	"errors"
	"os"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes the test binary act as deduku when a script calls it.
func TestMain(m *testing.M) {
	testscript.Main(nobody{m}, map[string]func(){"deduku": main})
}

// nobody runs the tests for a user who has set nothing and keeps nothing, so that they can run at the same time in this
// process, without an environment for each.
type nobody struct{ *testing.M }

func (m nobody) Run() int {
	home, err := os.MkdirTemp("", "deduku-test")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(home)
	for _, name := range []string{"XDG_CONFIG_HOME", "XDG_STATE_HOME"} {
		os.Setenv(name, home)
	}
	return m.M.Run()
}

// TestScripts runs the program as a whole: flags, pipes, files, exit codes.
func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits,
		},
		Setup: func(env *testscript.Env) error {
			env.Setenv("NO_COLOR", "")
			return nil
		},
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
	})
}

// exits checks the exit code of a command: exits 2 deduku solve nowhere.txt.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND [ARG ...]")
	}
	err := ts.Exec(args[1], args[2:]...)
	code := "0"
	if err != nil {
		code = "failed"
		var exit interface{ ExitCode() int }
		if errors.As(err, &exit) {
			code = strconv.Itoa(exit.ExitCode())
		}
	}
	if code != args[0] {
		ts.Fatalf("%v exits with %s, want %s", args[1:], code, args[0])
	}
}
