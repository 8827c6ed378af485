package repl

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/internal/testutil/schematest"
	"deduku/repl/schema"
	"deduku/repl/state"
)

// TestLearningSchema holds what sessions keep of lessons and practice to the schema, and the words of the schema to those that there
// are.
func TestLearningSchema(t *testing.T) {
	s := schematest.Compile(t, "learning")
	var kept state.KeptText
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
	var learned review.State
	schematest.Valid(t, s, learned.Text())
	for i, came := range review.CameNames() {
		learned.Add(time.Unix(int64(i), int64(i)*123_456_789), deduce.FullHouse, strings.Repeat(".", 81), review.Came(came))
	}
	good := learned.Text()
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

// aside is a kept text that counts how often a text is set aside.
type aside struct {
	state.KeptText
	texts []string
}

func (a *aside) SetAside(text string) (string, error) {
	a.texts = append(a.texts, text)
	return "learning.damaged-1.json", nil
}

// TestLearningOfOthers checks that a learning file of a later deduku stays as it is, and that of a file with a bad answer only that
// answer is left out, and a copy is kept.
func TestLearningOfOthers(t *testing.T) {
	t.Parallel()
	var learned review.State
	for i := range 3 {
		learned.Add(time.Unix(int64(i), 0), deduce.FullHouse, strings.Repeat(".", 81), review.Right)
	}
	bad := strings.Replace(learned.Text(), `"right"`, `"rigt"`, 1)
	for _, test := range []struct {
		name, text, says string
		stays            bool
		answers, aside   int
	}{
		{"a later version", `{"deduku-learning":2,"answers":{"full-house":7}}`,
			"what is answered is not kept: a later deduku wrote the learning file, which stays as it is\n", true, 0, 0},
		{"a bad answer", bad,
			`left out 1 answer of 3 that can't be read: answer 1 of 3 has "rigt" as what came of it`, false, 3, 1},
		{"a damaged file", bad[:60], "what was learnt could not be read: it is damaged: it is cut off in line ", false, 1, 1},
	} {
		kept := &aside{KeptText: state.KeptText(test.text)}
		var out bytes.Buffer
		s := newSession(&out)
		s.Desk.Services.Learning = kept
		for _, line := range []string{"learn stats", "practice hidden-single", "show me", "practice stats"} {
			if err := s.Do(t.Context(), line).Err; err != nil {
				t.Fatalf("%s: %s: %v", test.name, line, err)
			}
		}
		if n := strings.Count(out.String(), test.says); n != 1 {
			t.Errorf("%s: it is said %d times:\n%s", test.name, n, out.String())
		}
		text, _ := kept.Read()
		if now, _ := review.Parse(text); (text == test.text) != test.stays || len(now.Answers) != test.answers || len(kept.texts) != test.aside {
			t.Errorf("%s: %d answers are kept, %d texts set aside:\n%s", test.name, len(now.Answers), len(kept.texts), text)
		}
		if test.stays {
			if err := s.Do(t.Context(), "learn import mine.json").Err; err == nil {
				t.Errorf("%s: what is imported is lost", test.name)
			}
		}
	}
}

// TestImportKeepsGoodAnswers imports a file with bad answers: the others are kept, and the bad ones are numbered. If all are bad, or the file
// is damaged, nothing is kept.
func TestImportKeepsGoodAnswers(t *testing.T) {
	t.Parallel()
	var state review.State
	for i := range 4 {
		state.Add(time.Unix(int64(i), 0), deduce.FullHouse, strings.Repeat(".", 81), review.Right)
	}
	bad := strings.Replace(state.Text(), `"right"`, `"rigt"`, 1)
	for _, test := range []struct {
		name, text string
		kept       int
		says       string
	}{
		{"a bad answer", bad, 3, `left out 1 answer of 4 that can't be read (1): answer 1 of 4 has "rigt"`},
		{"all bad", strings.ReplaceAll(bad, `"right"`, `"rigt"`), 0, ""},
		{"cut off", bad[:100], 0, ""},
	} {
		files := workplace(t)
		if err := os.WriteFile(files.at("mine.json"), []byte(test.text), 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		s := newSession(&out)
		files.hosts(s)
		kept := &aside{}
		s.Desk.Services.Learning = kept
		err := s.Do(t.Context(), "learn import mine.json").Err
		text, _ := kept.Read()
		now, _ := review.Parse(text)
		if len(now.Answers) != test.kept || (err == nil) != (test.kept > 0) || !strings.Contains(out.String(), test.says) {
			t.Errorf("%s: %d answers are kept, error %v:\n%s", test.name, len(now.Answers), err, out.String())
		}
	}
}

// TestNearWords checks that words suggests the name that somebody began or mistyped.
func TestNearWords(t *testing.T) {
	t.Parallel()
	for typed, near := range map[string]string{"finned sword": "finned-swordfish", "swordfsh": "swordfish", "strong lnk": "strong link", "qqqqqqqq": "'words' lists them"} {
		var out bytes.Buffer
		if err := newSession(&out).Do(t.Context(), "words "+typed).Err; err == nil || !strings.Contains(err.Error(), near) {
			t.Errorf("words %s: %v", typed, err)
		}
	}
}
