package repl

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/repl/schema"
	"deduku/repl/schema/schematest"
	"deduku/repl/services"
)

// TestLearningSchema holds what sessions keep of lessons and practice to the schema, and the words of the schema to those that there
// are.
func TestLearningSchema(t *testing.T) {
	s := schematest.Compile(t, "learning")
	var kept services.KeptText
	services := testServices()
	services.Learning = &kept
	session := New(Config{Services: services})
	for _, line := range []string{"learn naked-single", "learn next", "show me", "learn leave", "practice hidden-single", "show me", "practice stop"} {
		if err := session.Do(t.Context(), line).Err; err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if text, err := kept.Read(); err != nil || !strings.Contains(text, `"came"`) || !strings.Contains(text, `"board"`) {
		t.Errorf("%v: %s", err, text)
	} else {
		schematest.Valid(t, s, text)
	}
	var state review.State
	schematest.Valid(t, s, state.Text())
	for i, came := range review.CameNames() {
		state.Add(time.Unix(int64(i), int64(i)*123_456_789), deduce.FullHouse, strings.Repeat(".", 81), review.Came(came))
	}
	good := state.Text()
	schematest.Valid(t, s, good)
	for _, bad := range []string{
		strings.Replace(good, `"right"`, `"correct"`, 1), strings.Replace(good, `"full-house"`, `"Full House"`, 1),
		strings.Replace(good, `"deduku-learning": 1`, `"deduku-learning": 2`, 1), strings.Replace(good, `....",`, `...",`, 1),
		strings.Replace(good, `Z",`, `",`, 1), strings.Replace(good, `"came"`, `"mood"`, 1),
	} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil || bad == good {
			t.Fatalf("it is no JSON, or as before: %v\n%s", err, bad)
		}
		if s.Validate(value) == nil {
			t.Errorf("%s is taken", bad)
		}
	}
	text, _ := schema.Text("learning")
	var form struct {
		Defs struct {
			Answer struct {
				Properties struct {
					Came struct{ Enum []string }
				}
			}
		} `json:"$defs"`
	}
	if err := json.Unmarshal([]byte(text), &form); err != nil || !slices.Equal(form.Defs.Answer.Properties.Came.Enum, review.CameNames()) {
		t.Errorf("the schema has %v, answers %v (%v)", form.Defs.Answer.Properties.Came.Enum, review.CameNames(), err)
	}
}
