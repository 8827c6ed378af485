// Package manual is what help says, from the table of commands: the first screen, a family, one command, the tasks and topics;
// and COMMANDS.md, which says all of it on one page.
//
// Start with screen.go, the one screen that help begins with.
package manual
