//go:build !unix

package outside

// NonBlock is 0: no file here would keep anybody waiting.
const NonBlock = 0
