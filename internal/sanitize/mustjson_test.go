package sanitize_test

import (
	"testing"

	"deduku/internal/sanitize"
)

func TestMarshal(t *testing.T) {
	if got := string(sanitize.Marshal(map[string]any{"n": 1, "text": "a<b"})); got != `{"n":1,"text":"a\u003cb"}` {
		t.Errorf("got %s", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a channel is written")
		}
	}()
	sanitize.Marshal(make(chan int))
}
