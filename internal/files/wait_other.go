//go:build !unix

package files

func release(string, int) {}

// SyncDir does nothing here.
func SyncDir(string) error { return nil }
