//go:build js

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"syscall/js"

	"deduku/internal/sanitize"
	"deduku/repl/page"
	"deduku/repl/state"
)

// main runs the session of one page: self.deduku has what the worker puts there before it starts this program, the
// function tell, which takes messages, and start; the function receive, which takes requests, is put beside them.
func main() {
	worker := js.Global().Get("deduku")
	tell := worker.Get("tell")
	config := page.Config{
		Send: func(m page.Message) {
			tell.Invoke(string(sanitize.Marshal(m)))
		},
		Yield: breathe(), Kept: map[string]string{}, Seed: state.NewSeed(), Program: version(),
	}
	var start struct {
		Tab   string
		Alive []string
		Kept  map[string]string
	}
	if err := json.Unmarshal([]byte(worker.Get("start").String()), &start); err != nil {
		panic(err) // the worker, which is part of this program, writes it by JSON.stringify
	}
	config.Tab, config.Alive, config.Kept = start.Tab, start.Alive, start.Kept
	withExpressions(&config)
	p := page.New(config)
	worker.Set("receive", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if err := p.Receive([]byte(args[0].String())); err != nil {
			return err.Error()
		}
		return nil
	}))
	if err := p.Run(context.Background()); err != nil {
		config.Send(page.Message{Text: fmt.Sprintf("error: %v\n", err)})
	}
}

// breathe is a function that lets the worker take what has come meanwhile. A timer would wait longer than that takes.
func breathe() func() {
	channel := js.Global().Get("MessageChannel").New()
	woken := make(chan struct{}, 1)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		woken <- struct{}{}
		return nil
	}))
	port := channel.Get("port2")
	return func() {
		port.Call("postMessage", 0)
		<-woken
	}
}

// version is the version that the program was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
