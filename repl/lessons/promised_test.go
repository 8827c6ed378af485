package lessons

import (
	"testing"

	"deduku/internal/promises"
)

// promised is what lessons, reviews, practice and the handbook are to be, sentence by sentence, and what holds each: tests of a folder,
// transcripts and programs by a piece of their text.
var promised = []struct{ Sentence, By string }{
	// lessons
	{"learn goes on where the learner is", "repl/lessons.TestHome repl/lessons.TestReview"},
	{"learn map shows chapters, marks and what is next", "repl/lessons/testdata/learn.txt:> learn map"},
	{"learn NAME opens a lesson; learn leave goes back, learn on", "repl/lessons.TestHome repl/lessons.TestLearners"},
	{"on the page the same lesson by clicks alone", "repl/page.TestLearning cmd/deduku-web/site/test/people.mjs:learning a Skyscraper"},
	{"five parts, each of which can be skipped", "repl/lessons.TestSkip deduce/coach/lesson.TestLearners"},
	{"10 to 15 minutes: two to four questions, one position told, three boards, three to find, one puzzle", "deduce/coach/lesson.TestLearners"},
	{"the idea: one question at a time, made from the parts of the step", "deduce/coach/lesson.TestLeads deduce/coach/lesson.TestLearners"},
	{"a wrong answer is told why, and can be tried again", "deduce/coach/lesson.TestLearners deduce/coach/lesson.TestKept"},
	{"seen once: told in full, drawn, with how to spot it", "repl/page.TestLearning repl/lessons/testdata/x-wing.txt:How to spot it"},
	{"look alike: three boards in turn, none of which scrolls away unseen", "repl/lessons.TestInTurn"},
	{"each near miss is a real position in which one condition fails, and says what is missing", "deduce/coach/lesson.TestNearMisses deduce/coach/lesson/lookalike.TestTraps"},
	{"near misses for the named trap", "deduce/coach/lesson/lookalike.TestTraps"},
	{"find it: three boards, the first with its region named", "deduce/coach/lesson.TestLearners repl/lessons/testdata/x-wing.txt:Look at"},
	{"in the wild: one puzzle whose hardest technique it is", "deduce/coach/lesson.TestWhole"},
	{"done without show me", "repl/lessons.TestLearners deduce/coach/lesson.TestLearners"},
	{"nothing is locked", "repl/lessons.TestLearners"},
	{"a placement test of eight boards, harder or easier as it goes", "repl/lessons.TestPlacement"},
	{"each technique has its boards as tests", "deduce/coach/lesson.TestBoards"},
	// reviews
	{"boxes of 1, 3, 7, 21 and 60 days", "deduce/coach/review.TestBoxes repl/lessons.TestReview"},
	{"at most ten a day, the oldest first", "deduce/coach/review.TestDue"},
	{"learn begins with what is due and says how many", "repl/lessons.TestSaysDue"},
	{"the state keeps every answer; boxes are worked out from it", "deduce/coach/review.TestBoxes deduce/coach/review.TestText"},
	{"export and import; joined by technique and time", "deduce/coach/review.TestMerge repl/lessons/testdata/learn.txt:> learn export"},
	{"a damaged file is set aside and said", "repl/lessons.TestDamaged"},
	{"the state is written whole or not at all", "internal/files.TestKept internal/files.TestWriteFails"},
	{"the state has a schema", "repl.TestLearningSchema"},
	{"practice and lessons share one score", "deduce/coach.TestDiary"},
	{"learn stats: seen, right at once, last, due, a bar a chapter", "repl/lessons/testdata/learn.txt:> learn stats"},
	// practice
	{"near misses are told, and false and not forced get the same words", "deduce/coach.TestUnforced deduce/coach.TestJudge"},
	{"what is right by another technique says which", "deduce/coach.TestJudge"},
	{"practice draws its board in a pipe, too", "repl/practice/testdata/practice.txt:  +---"},
	{"find in practice lists the practised technique and its count alone; find all ends the try", "repl/practice/testdata/practice.txt:1 step; 'find all' lists all there is and ends the try"},
	{"sheets on paper", "repl/saved.TestPracticeSheet repl/saved/testdata/export.txt:boards for practice go into pdf"},
	// the handbook
	{"a page a technique with all fields", "deduce/handbook/site.TestFields deduce/handbook/site.TestSite"},
	{"two further positions and a near miss each", "deduce/handbook.TestBook"},
	{"an index of all names", "deduce/handbook.TestNames"},
	{"a glossary of the words; what is new on a page leads there, a lesson tells it", "deduce/handbook/site.TestWordsLinked deduce/coach/path.TestNewWords repl/lessons/testdata/x-wing.txt:A new word"},
	{"search without a server", "deduce/handbook/site.TestIndex deduce/handbook/site/browser/check.mjs:a search for"},
	{"dark and light, 360 pixels wide, valid HTML, axe finds nothing", "deduce/handbook/site/browser.TestHandbook deduce/handbook/site/browser/check.mjs:360, 'dark'"},
	{"no script is needed to read", "deduce/handbook/site/browser/check.mjs:javaScriptEnabled: false"},
	{"all links resolve, pages below 150 kB", "deduce/handbook/site.TestSite"},
	{"the page has it under handbook/", "cmd/deduku-web/site/test/newcomers.mjs:address + 'handbook/index.html'"},
	{"a link opens the example on the page", "deduce/handbook.TestBook deduce/handbook/site.TestFields"},
	{"a book in PDF", "deduce/handbook/book.TestBook"},
	{"source: who described it, where", "deduce/technique.TestSources"},
}

// TestPromised has each sentence held by tests that exist.
func TestPromised(t *testing.T) { promises.Kept(t, "../..", promised) }
