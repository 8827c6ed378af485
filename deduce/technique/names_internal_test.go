package technique

// What the tests of names look at from outside.
var (
	NamesNotBuilt = notBuilt
	ByNames       = byNames
	Nearest       = nearest
	Kin           = kin
	Concludes     = concludes
	UsualTable    = func() map[string]string {
		all := map[string]string{}
		for _, row := range usual {
			all[row.said] = row.names
		}
		return all
	}()
	SourceTable = func() map[string]Source {
		all := map[string]Source{}
		for _, row := range sources() {
			all[row.names] = row.Source
		}
		return all
	}()
)
