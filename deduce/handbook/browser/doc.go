// Package browser holds the test that looks at the pages of the handbook as a browser does. 'make test-handbook' installs what it
// needs: Debian's Chromium, playwright-core to drive it, html-validate and axe-core, which judge.
package browser
