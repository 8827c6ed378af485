package outside_test

import (
	"testing"

	"deduku/internal/outside"
)

func TestMarshal(t *testing.T) {
	if got := string(outside.Marshal(map[string]any{"n": 1, "text": "a<b"})); got != `{"n":1,"text":"a\u003cb"}` {
		t.Errorf("got %s", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a channel is written")
		}
	}()
	outside.Marshal(make(chan int))
}
