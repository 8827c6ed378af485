package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Learn is the command learn.
func Learn() state.Command {
	t := new(teacher)
	return state.Command{
		Name: "learn", Args: "[TECHNIQUE|map|next|leave|test|stats | export|import FILE]", Group: "study", Summary: "lessons and reviews", Free: state.Always, Changes: true, Run: t.run,
		Results: []answer.Result{answer.Learn{}, answer.LearnMap{}, answer.LearnStats{}, answer.File{}},
		Reaches: reaches, Complete: completeLearn,
		Short: "lessons: a path of techniques, each in five parts, and reviews that come back when they are due",
		Long: "'learn' goes on where you are: first the reviews that are due, at most ten a day, then the lesson that was begun, then the\n" +
			"next technique of the path. 'learn x-wing' opens a lesson, whatever was learnt before. Type the answer to a question:\n" +
			"cells, rows, digits, a letter, or what can be removed; 'hint' helps, 'show me' tells it. 'learn next' goes on from what is\n" +
			"read, or passes over a question, 'learn part' over a whole part; 'learn leave' goes back to your board, and 'learn' on from\n" +
			"there. A lesson is passed when you tell look-alikes apart and find the step on three boards without 'show me'; where something\n" +
			"is open at its end, 'learn' asks only that, and so does 'learn rest' with what is told there. 'learn again', with what JSON\n" +
			"gives as 'again', brings a lesson back where it was.\n" +
			"'learn map' shows the path with marks, 'learn stats' how it went, 'learn test' marks in eight boards what you know already.\n" +
			"What was right at once comes back after 1, 3, 7, 21 and 60 days, what was wrong or shown after a day. Answers are kept;\n" +
			"'learn export FILE' and 'learn import FILE' take them along, and join them by technique and time.",
	}
}

// reaches reports whether the arguments name a file.
func reaches(args []string) bool {
	return len(args) > 1 && (args[0] == "export" || args[0] == "import")
}

// words of the command that are no technique.
var learnWords = []string{"map", "next", "part", "leave", "test", "stats", "export", "import", "answer", "again", "rest"}

func completeLearn(d *state.Desk, args []string) []string {
	switch {
	case len(args) == 2 && reaches(args):
		return state.CompleteFile(d, args[1:])
	case len(args) > 1:
		return nil
	}
	out := append([]string{}, learnWords...)
	for _, s := range review.Stops() {
		out = append(out, s.Technique.Name)
	}
	return out
}

// run goes on, opens a lesson, or does what a word says.
func (t *teacher) run(ctx context.Context, d *state.Desk, args []string) error {
	word, rest := "", args
	if len(args) > 0 {
		word, rest = args[0], args[1:]
	}
	text := strings.Join(rest, " ")
	switch word {
	case "export", "import":
		if text == "" {
			return fmt.Errorf("learn %s takes the name of a file: learn %s learning.json", word, word)
		}
		if word == "export" {
			return exportLearned(ctx, d, text)
		}
		return take(ctx, d, text)
	case "answer":
		return t.answer(ctx, d, text)
	case "again":
		return t.takeUp(ctx, d, rest)
	case "rest":
		return t.rest(ctx, d, rest)
	}
	if text != "" {
		return t.open(ctx, d, strings.Join(args, " "))
	}
	switch word {
	case "":
		return t.goOn(ctx, d)
	case "map":
		return t.tellMap(d)
	case "stats":
		return tellStats(d)
	case "test":
		return t.beginTest(ctx, d)
	case "leave":
		return t.leave(d)
	case "next", "part":
		return t.pass(ctx, d, word == "part")
	}
	return t.open(ctx, d, word)
}

// open opens the lesson of a technique; of a relative, that of the stop that teaches it.
func (t *teacher) open(ctx context.Context, d *state.Desk, name string) error {
	stop, tech, err := stopNamed(name)
	if err != nil {
		return err
	}
	if stop.Technique != tech {
		d.Hush("%s is told with %s: this is the lesson of that", tech.Title, stop.Technique.Title)
	}
	return t.beginLesson(ctx, d, stop)
}

// stopNamed is the stop of the path that teaches a technique, which is named, and the technique.
func stopNamed(name string) (*review.Stop, *deduce.Technique, error) {
	family, err := state.FamilyNamed(name)
	if err != nil {
		return nil, nil, err
	}
	tech := family[0].Technique
	if stop := review.At(tech); stop != nil {
		return stop, tech, nil
	}
	return nil, nil, answer.No("%s is not on the path; 'teach %s' tells it", tech.Title, tech.Name)
}

// tellMap shows the chapters with the marks.
func (t *teacher) tellMap(d *state.Desk) error {
	s := d.Learning()
	now := d.Clock()
	standings := s.Standings(now)
	f := answer.LearnMapOf(standings, s.Due(now), s.Next(now))
	waiting := -f.Due // reviews that are due and don't come today
	for _, st := range standings {
		if st.Mark == review.IsDue {
			waiting++
		}
	}
	return d.Give(f, func() error {
		return d.Page(func(tell func(string, ...any)) {
			if f.Due > 0 { // a pager may be left before the end
				tell("%s due: 'learn' begins with them", wording.Count(f.Due, "review is", "reviews are"))
			}
			if waiting > 0 {
				tell("%s on later days: there are at most %d a day", wording.Count(waiting, "more review comes", "more reviews come"), review.MostReviews)
			}
			if f.Next != "" {
				tell("next: %s; 'learn %s' begins, and any other name of the list as well", f.Next, f.Next)
			}
			tell("Before each name: how you stand, and the share of usual and of hard puzzles that need it.")
			stops := review.Stops()
			for _, c := range f.Chapters {
				tell("%s: %s", c.Title, c.About)
				for _, stop := range c.Stops {
					mixed, hard := review.FrequencyOf(stops[0].Technique).Shares()
					tell(" %-6s %5s %5s %s", stop.Mark, mixed, hard, stop.Name)
					stops = stops[1:]
				}
			}
		})
	})
}

// tellStats shows how it went.
func tellStats(d *state.Desk) error {
	s := d.Learning()
	now := d.Clock()
	f := answer.LearnStatsOf(s.Counts(now), s.Standings(now))
	return d.Give(f, func() error {
		return d.Page(func(tell func(string, ...any)) {
			for _, c := range f.Chapters {
				tell("%-15s %s%s %d of %d", c.Title, strings.Repeat("#", c.Can), strings.Repeat(".", c.Of-c.Can), c.Can, c.Of)
			}
			if len(f.Techniques) == 0 {
				tell("no lesson and no review was answered yet; 'learn' begins")
				return
			}
			tell("%5s %8s  %-10s  %-10s  %s", "seen", "at once", "last", "due", "")
			for _, l := range f.Techniques {
				tell("%5d %8d  %-10s  %-10s  %s", l.Seen, l.AtOnce, l.Last, l.Due, l.Title)
			}
		})
	})
}

// exportLearned writes what was learned to a file.
func exportLearned(ctx context.Context, d *state.Desk, name string) error {
	s := d.Learning()
	text := s.Text()
	if err := d.Files.Write(ctx, name, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}); err != nil {
		return err
	}
	return d.Give(answer.File{File: name}, func() error {
		d.Say("%s: %s", name, wording.Count(len(s.Answers), "answer", "answers"))
		return nil
	})
}

// mostImported is how long a file to import may be.
const mostImported = 64 << 20

// take joins what was learnt with a file.
func take(ctx context.Context, d *state.Desk, name string) error {
	f, err := d.Files.Open(ctx, name)
	if err != nil {
		return err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostImported+1))
	switch {
	case err != nil:
		return err
	case len(text) > mostImported:
		return fmt.Errorf("%s: it has more than 64 MiB", name)
	case len(text) == 0:
		return fmt.Errorf("%s: it is empty; 'learn export FILE' writes such a file", name)
	}
	other, err := review.Parse(string(text))
	var bad *review.BadAnswersError
	switch {
	case errors.As(err, &bad) && bad.Bad < bad.Of:
	case errors.Is(err, review.ErrVersion):
		return fmt.Errorf("%s: %w, which can read it", name, err)
	case err != nil:
		return fmt.Errorf("%s: %w; nothing is taken from it, and what you have learnt is kept", name, err)
	}
	added := 0
	if err := d.Learn(func(s *review.State) { added = s.Merge(&other) }); err != nil {
		return fmt.Errorf("%s: nothing is taken from it: %w", name, err)
	}
	return d.Give(answer.File{File: name}, func() error {
		if bad != nil {
			d.Say("%s: left out %s", name, leftOut(bad))
		}
		d.Say("%s: %s, of %d", name, wording.Count(added, "answer is new", "answers are new"), len(other.Answers))
		return nil
	})
}

// leftOut says which answers of a file can't be read, and why the first can't.
func leftOut(bad *review.BadAnswersError) string {
	var numbers []string
	for _, n := range bad.Numbers {
		numbers = append(numbers, strconv.Itoa(n))
	}
	if bad.Bad > len(numbers) {
		numbers = append(numbers, "...")
	}
	return fmt.Sprintf("%s of %d that can't be read (%s): %s",
		wording.Count(bad.Bad, "answer", "answers"), bad.Of, strings.Join(numbers, ", "), bad.First)
}

// errNothingAsked is the answer where nothing is asked.
var errNothingAsked = errors.New("nothing is asked; 'learn' begins, or goes on")
