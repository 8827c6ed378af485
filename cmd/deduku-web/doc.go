// Command deduku-web is deduku in the browser. Built for js/wasm it is what runs in the page's worker: a session of
// package repl/page, which gets what is clicked and typed and says what to draw. Built for anything else it is the
// server of the page, which it has inside.
//
// Start with wasm.go or server.go. The page itself is in the folder site; 'make web' bundles it into the folder built,
// which is then part of the program, and which any server of static files can serve, also below a path.
package main
