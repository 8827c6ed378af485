//go:build !js

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"time"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the program with its arguments and streams; its value is the exit code.
func run(args []string, out, talk io.Writer) int {
	flags := flag.NewFlagSet("deduku-web", flag.ContinueOnError)
	flags.SetOutput(talk)
	addr := flags.String("addr", "127.0.0.1:8377", "the address to serve the page at")
	open := flags.Bool("open", false, "open the page in the browser")
	drawings := flags.String("drawings", "", "write what 'make web' needs of drawings into this folder, and end")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return 2
	}
	err := error(nil)
	switch {
	case flags.NArg() > 0:
		err = fmt.Errorf("deduku-web takes no argument, but got %q", flags.Arg(0))
	case *drawings != "":
		err = writeDrawings(*drawings)
	default:
		err = serve(*addr, *open, out)
	}
	if err != nil {
		fmt.Fprintf(talk, "deduku-web: %v\n", err)
		return 2
	}
	return 0
}

// serve serves the page until Ctrl-C.
func serve(addr string, open bool, out io.Writer) error {
	handler, err := newHandler(built)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	address := "http://" + listener.Addr().String() + "/"
	fmt.Fprintf(out, "deduku is at %s; Ctrl-C ends\n", address)
	if open {
		if err := browse(address); err != nil {
			fmt.Fprintf(out, "no browser could be opened: %v\n", err)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	server := newServer(handler)
	defer context.AfterFunc(ctx, func() { server.Close() })()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// newServer is a server that waits for nobody for long. The longest time is for who fetches the page over a slow line.
func newServer(handler http.Handler) *http.Server {
	return &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 20 * time.Second,
		WriteTimeout: 5 * time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10}
}

// browse opens an address in the browser that people have chosen.
func browse(address string) error {
	switch runtime.GOOS {
	case "windows":
		return exec.Command("rundll32", "url.dll,FileProtocolHandler", address).Start()
	case "darwin":
		return exec.Command("open", address).Start()
	}
	return exec.Command("xdg-open", address).Start()
}
