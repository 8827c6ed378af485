// Package browser holds the test that opens exported pages in a browser. 'make test-browser' installs what it needs:
// Debian's Chromium, and playwright-core to drive it.
package browser
