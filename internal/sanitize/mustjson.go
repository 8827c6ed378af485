package sanitize

import "encoding/json"

// Marshal is the JSON of a value. It panics where json.Marshal fails: that is for channels, functions, cycles and methods of
// a value's own that fail, and none of the values that are given to it has one.
func Marshal(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}
