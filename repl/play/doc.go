// Package play is the board full screen: a person moves on it with keys or a mouse, and each move is a line that the session
// carries out, so that log, undo and what is kept of the session are as if it had been typed.
//
// Start with play.go, which runs it on a terminal; model.go says what it remembers and what each message does, keys.go
// which line a key stands for, ask.go has lines carried out, and words.go calls commands by keys in what the session says. What is seen is drawn from one value, the [scene] of scene.go: layout.go
// decides by the size of the screen what goes where, grid.go draws the board, panel.go what stands beside it, and canvas.go has the
// characters with their looks. finish.go judges a board that is full.
//
// Nothing here changes a board, and no other package knows Bubble Tea.
package play
