// Package describe makes the JSON Schema of the replies of commands from the Go types of what they find out, so that nobody
// types it. The tag json of a field says its name and whether it may be absent, its comment is its description, and the tag
// schema says what its Go type does not:
//
//	schema:"NAME,OPTION,OPTION"
//
// NAME is a form of common.json, or what a $ref may be; of a list it is that of the elements. Without one the Go type
// says it: a whole number is an amount, a text or list that may be absent is not empty, a bool that may be absent is true. The options:
//
//	enum=a|b        one of these
//	min=N max=N     bounds of a number, or of how many elements a list has
//	len=N           how many elements a list has
//	needs=NAME      the field is there only where that one is
//	when=NAME:TEXT  the field is there where that one has this value, and only there
//	only=NAME:TEXT  the field may be there only where that one has this value
//
// Start with replies.go; struct.go describes a type, field.go a field, comments.go finds the descriptions, and write.go has
// the form of the file.
package describe
