// Package sessionfile is a session as a text: what 'session save' writes, and what is kept for after a crash. Start with
// write.go, which says what the lines are; read.go takes them back, prove.go checks the steps among them.
package sessionfile
