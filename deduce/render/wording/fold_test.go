package wording_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/deduce/render/wording"
)

func TestFold(t *testing.T) {
	for _, test := range []struct {
		line string
		want []string
	}{
		{"it fits", []string{"it fits"}},
		{"  words that do not fit in it", []string{"  words that do not", "    fit in it"}},
		{"  a      what it is for", []string{"  a      what it is", "         for"}},
		{"  |   and what is behind it", []string{"  |   and what is", "  |     behind it"}},
		{"  | a  b c d e f g h i j k l", []string{"  | a  b c d e f g h", "  |    i j k l"}},
		{"  something  what it is for", []string{"  something  what it", "    is for"}},
		{"\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4 \u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4", []string{"\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4 \u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4"}},
	} {
		if diff := cmp.Diff(test.want, wording.Fold(test.line, 20)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.line, diff)
		}
	}
}
