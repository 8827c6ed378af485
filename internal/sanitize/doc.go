// Package sanitize handles text that deduku did not write. lines.go reads lines in bounded memory, regular.go reads deduku's own files,
// which anybody may have replaced, and visible.go makes any text safe to show. mustjson.go writes values as JSON that can't fail: structs,
// slices, and maps of strings, numbers, and bytes.
//
// Names and texts from files, the environment, and the keyboard go through [Visible] before they reach a terminal, in results,
// messages, and errors.
package sanitize
