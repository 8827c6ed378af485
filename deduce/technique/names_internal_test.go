package technique

// What the tests of names look at from outside.
var (
	NamesNotBuilt = notBuilt
	ByNames       = byNames
	UsualTable    = func() map[string]string {
		all := map[string]string{}
		for _, row := range usual {
			all[row.said] = row.names
		}
		return all
	}()
)
