// Package page is a session with a page that draws it: requests come in and messages go out, as JSON. It knows neither
// browsers nor JavaScript; cmd/deduku-web brings both together.
//
// Start with [Page]; message.go is what is said between the two, lines.go how what is clicked and typed becomes the
// lines of a session, editor.go how a line is typed (editor_draw.go shows it, editor_recall.go has history, search, and
// completion), play.go and notes.go what players do, words.go and offers.go what an answer is in words and
// which buttons it has, lesson.go a technique on its example,
// learn.go lessons and what was learnt, learning.go how that is kept, state.go what the page draws, link.go the links that are shared, store.go what stays when the
// page is left, stop.go how a command is stopped.
package page
