// Package practice is the commands to learn by: practice puts a board on which a technique is to be found and judges what
// is typed ([Round] is what is being looked for), tour walks through the commands. Package deduce/coach decides what
// a learner gets and what an answer is worth.
package practice
