package answer

// Fact is what a command has found out. It is one of the types of this file, or has one inside; the schemas of replies
// are made from their fields: repl/schema/describe.
type Fact interface{ fact() }

func (Ablation) fact()      {}
func (Aliases) fact()       {}
func (Amount) fact()        {}
func (At) fact()            {}
func (Backdoors) fact()     {}
func (Batch) fact()         {}
func (Board) fact()         {}
func (Brute) fact()         {}
func (Candidates) fact()    {}
func (Cell) fact()          {}
func (Checked) fact()       {}
func (Collection) fact()    {}
func (Comparison) fact()    {}
func (Count) fact()         {}
func (Diary) fact()         {}
func (Difference) fact()    {}
func (Examples) fact()      {}
func (Exercise) fact()      {}
func (Explanation) fact()   {}
func (File) fact()          {}
func (Formats) fact()       {}
func (Help) fact()          {}
func (Hint) fact()          {}
func (History) fact()       {}
func (Judged) fact()        {}
func (Justification) fact() {}
func (Lesson) fact()        {}
func (Links) fact()         {}
func (Log) fact()           {}
func (LogFile) fact()       {}
func (Marks) fact()         {}
func (Minimized) fact()     {}
func (Nothing) fact()       {}
func (Numbered) fact()      {}
func (Option) fact()        {}
func (Options) fact()       {}
func (Paths) fact()         {}
func (Possible) fact()      {}
func (Practice) fact()      {}
func (Progress) fact()      {}
func (Proved) fact()        {}
func (Puzzle) fact()        {}
func (Puzzles) fact()       {}
func (BraidRating) fact()   {}
func (Rating) fact()        {}
func (Reason) fact()        {}
func (Refuted) fact()       {}
func (Refutation) fact()    {}
func (Saved) fact()         {}
func (Sessions) fact()      {}
func (Several) fact()       {}
func (Solve) fact()         {}
func (Start) fact()         {}
func (Stats) fact()         {}
func (Steps) fact()         {}
func (Techniques) fact()    {}
func (Text) fact()          {}
func (Topic) fact()         {}
func (Tour) fact()          {}
func (Trimmed) fact()       {}
func (Unique) fact()        {}
func (Version) fact()       {}
