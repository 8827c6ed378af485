package terminal

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/term"
)

// Is reports whether a stream is a terminal.
func Is(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Size is how many characters fit on a terminal; 80 and 24 where it does not say.
func Size(f *os.File) (width, height int) {
	width, height, err := term.GetSize(int(f.Fd()))
	if err != nil || width == 0 {
		return 80, 24
	}
	return width, height
}

// WantsColor decides about colour: the setting (auto, always or never), then NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then
// what the stream is.
func WantsColor(setting string, getenv func(string) string, terminal bool) bool {
	forced := func(variable string) bool { v := getenv(variable); return v != "" && v != "0" }
	switch {
	case setting != "auto":
		return setting == "always"
	case getenv("NO_COLOR") != "":
		return false
	case forced("CLICOLOR_FORCE"), forced("FORCE_COLOR"):
		return true
	}
	return terminal && getenv("TERM") != "dumb"
}

// ShowsUnicode reports whether there is more than ASCII: it asks the locale, by the variables and in the order that POSIX names.
func ShowsUnicode(getenv func(string) string) bool {
	for _, variable := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := getenv(variable); locale != "" {
			locale = strings.ToLower(locale)
			return strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8")
		}
	}
	return false
}

// lessPrompt is what less says below a text of which there is more, so that who never met it can leave.
const lessPrompt = "-Psspace goes on, b back, q leaves"

// Page shows a text on out through a pager, a command line without quotes, which reads its keys from the terminal.
func Page(pager, text string, out, errs io.Writer) error {
	words := strings.Fields(pager)
	if len(words) == 0 {
		return errors.New("no pager is named")
	}
	if filepath.Base(words[0]) == "less" && !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "-P") }) {
		words = append(words, lessPrompt)
	}
	command := exec.Command(words[0], words[1:]...)
	command.Env = append(os.Environ(), "LESSSECURE=1") // less then starts nothing, and writes no file
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader(text), out, errs
	return command.Run()
}
