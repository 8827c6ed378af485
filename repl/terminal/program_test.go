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
)

// programVariable names the small program that the test binary is to be, in a terminal of a test.
const programVariable = "DEDUKU_TEST_PROGRAM"

// TestMain runs the tests or, in a terminal of a test, one of its programs.
func TestMain(m *testing.M) {
	switch os.Getenv(programVariable) {
	case "reader":
		readerProgram()
	case "shell":
		shellProgram()
	}
	os.Exit(m.Run())
}

// readerProgram reads lines and says what it got. Some lines are commands.
func readerProgram() {
	reader, err := New(Config{
		Complete: completeForTest,
		History:  &memory{lines: strings.Fields(os.Getenv("LINES_BEFORE"))},
		Killed:   func(s os.Signal) { os.Exit(128 + int(s.(syscall.Signal))) },
	})
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	code := readAloud(reader)
	if err := reader.Close(); err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}

func readAloud(reader *Reader) int {
	defer reader.Close()
	for {
		line, err := reader.Line(context.Background(), "> ")
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
		case "lend":
			reader.Lend(func() error {
				fmt.Println("lent")
				typed, err := bufio.NewReader(os.Stdin).ReadString('\n')
				fmt.Printf("lent: %q\n", typed)
				return err
			})
		case "panic":
			func() {
				defer func() {
					recover()
					fmt.Println("panicked")
					os.Exit(3)
				}()
				defer reader.Close()
				panic("as asked")
			}()
		}
		fmt.Printf("got %q\n", line)
	}
}

// memory is a history that no file keeps.
type memory struct{ lines []string }

func (m *memory) Lines() []string { return m.lines }

func (m *memory) Add(line string) error {
	m.lines = append(m.lines, line)
	return nil
}

// completeForTest knows many words that begin with n, two with b, and a directory.
func completeForTest(line string) []string {
	words := []string{"board", "boards", "dir/"}
	for i := range 200 {
		words = append(words, fmt.Sprintf("n%03d", i))
	}
	if strings.HasPrefix(line, "!") {
		panic("in completion")
	}
	var out []string
	for _, w := range words {
		if strings.HasPrefix(w, line[strings.LastIndex(line, " ")+1:]) {
			out = append(out, w)
		}
	}
	return out
}
