// Package console is the face of a session on a terminal, in a file or a pipe: it renders the parts of a reply as text,
// and answers to programs as lines of JSON. Results go to one writer, talk to another.
//
// Start with console.go, which says how each part is written; screen.go has what is known of the screen, fold.go breaks
// lines, beside.go puts the board next to the steps, page.go shows long results, wait.go has the line that a person sees who waits, and stage.go frames that follow each other.
package console
