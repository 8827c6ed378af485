package state

// Families are the headings under which help lists the commands, in their order.
var Families = []string{"solve", "look", "study", "change", "files", "settings"}

// Parts returns the rows that are typed as the command with this name and a word: count unique. Each row also has a name of
// its own, which people typed before.
func Parts(table []Command, name string) (out []*Command) {
	for i := range table {
		if table[i].Word != "" && table[i].Parent == name {
			out = append(out, &table[i])
		}
	}
	return out
}
