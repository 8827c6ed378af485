//go:build !unix

package sanitize

// NonBlock is 0: no file here would keep anybody waiting.
const NonBlock = 0
