// Package scene is one board of a lesson: what is said before it, what is asked about it, what an answer is worth, what to say of a wrong
// one, how it is drawn. Prompt and page both render a [Scene]; nothing of it is written by hand for one technique alone.
//
// Start with scene.go and part.go. lead.go says what leads to a question, ask.go asks it, read.go reads answers, judge.go judges them, equal.go where
// several are true; why.go tells what is wrong with one, because.go and proof.go why the right one is right, hint.go what helps to find it,
// picture.go draws what was named so far, words.go finds the words that are new.
package scene
