// Package services says what a session needs from the program that has it: files, clocks, what is kept from one session to the next;
// and has plain ones for a session that is given none.
package services
