//go:build linux || darwin

package terminal

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"
)

// programVariable names the small program that the test binary is to be, in a terminal of a test.
const programVariable = "DEDUKU_TEST_PROGRAM"

// TestMain runs the tests or, in a terminal of a test, one of its programs.
func TestMain(m *testing.M) {
	switch os.Getenv(programVariable) {
	case "reader":
		readerProgram()
	case "plain":
		os.Exit(readAloud(NewPlain(os.Stdin, os.Stdout), nil))
	case "shell":
		shellProgram()
	}
	os.Exit(m.Run())
}

// readerProgram reads lines and says what it got. Some lines are commands.
func readerProgram() {
	lines := &memory{lines: strings.Fields(os.Getenv("LINES_BEFORE"))}
	reader, err := New(Config{
		Complete: completeForTest,
		History:  lines,
		Killed:   func(s os.Signal) { os.Exit(128 + int(s.(syscall.Signal))) },
	})
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	code := readAloud(reader, reader)
	if err := reader.Close(); err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}

// lineReader is either of the readers.
type lineReader interface {
	Line(ctx context.Context, prompt string) (string, error)
}

// readAloud says what it reads, and carries out the commands among it; the editor is nil where lines cannot be edited.
func readAloud(lines lineReader, editor *Reader) int {
	for {
		line, err := lines.Line(context.Background(), "> ")
		switch {
		case errors.Is(err, ErrInterrupt):
			continue
		case err == io.EOF:
			fmt.Println("end")
			return 0
		case err != nil:
			fmt.Println(err)
			return 1
		}
		switch line {
		case "wait": // for a signal, as a command that takes long
			woken := make(chan os.Signal, 1)
			signal.Notify(woken, syscall.SIGUSR1)
			fmt.Println("waiting")
			<-woken
		case "read": // as a program that the command starts
			fmt.Println("reading")
			typed, err := bufio.NewReader(os.Stdin).ReadString('\n')
			fmt.Printf("read: %q %v\n", typed, err)
		case "keys":
			readKeys(editor)
		case "add":
			editor.config.History.Add("added")
		case "panic":
			func() {
				defer func() {
					recover()
					fmt.Println("panicked")
					os.Exit(3)
				}()
				defer editor.Close()
				panic("as asked")
			}()
		}
		fmt.Printf("got %q\n", line)
	}
}

// readKeys says which keys it gets, until a q.
func readKeys(editor *Reader) {
	fmt.Println("keys")
	for key := ""; key != "q"; {
		var err error
		if key, err = editor.Key(context.Background(), time.Hour); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("key %q\n", key)
	}
	for {
		key, err := editor.Key(context.Background(), time.Millisecond)
		if key == "" {
			fmt.Println("no more", err)
			return
		}
	}
}

// memory is a history that no file keeps. Its disk is full where a line says so.
type memory struct{ lines []string }

func (m *memory) Lines() []string { return m.lines }

func (m *memory) Add(line string) error {
	m.lines = append(m.lines, line)
	if line == "full" {
		return errors.New("the disk is full")
	}
	return nil
}

// completeForTest knows many words that begin with n, two with b, and a directory. It gives some twice, and one that
// does not belong there.
func completeForTest(line string) []Word {
	words := []string{"board", "boards", "dir/"}
	for i := range 200 {
		words = append(words, fmt.Sprintf("n%03d", i))
	}
	if strings.HasPrefix(line, "!") {
		panic("in completion")
	}
	var out []Word
	for _, w := range words {
		if strings.HasPrefix(w, line[strings.LastIndex(line, " ")+1:]) {
			out = append(out, Word{Text: w})
		}
	}
	return append(append(out, Word{Text: "other"}), out[:min(len(out), 1)]...)
}
