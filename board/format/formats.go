package format

// A kind is one format. Its read looks at the start of s, which stands on a line that is neither blank nor a
// comment, and reports how many bytes it took: 0 says that this is another format. With an error, n bytes
// are what the error is about; reading goes on behind them.
type kind struct {
	name  string
	prose bool // text around such a puzzle is no error
	read  func(s *source, p *Puzzle) (n int, err error)
}

// kinds are the formats in the order in which they are tried; the first that takes anything wins.
var kinds = []kind{
	{name: "rows", prose: true, read: readRows},
	{name: "line", read: readLine},
}
