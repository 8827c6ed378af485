package format

// formats are all formats. The first whose Read takes anything wins, so the order is that from the most telling signs
// to the least: coordinates come before rows because 27 triples are 81 digits, and behind pencil marks because u5 may
// be the name of a cell too. The line comes last: most lines of long files are plainly that, and go there at once.
var formats = []Format{
	{
		Name: "notebook", Doc: "a Jupyter notebook: the grids in its cells, with the solutions that it prints", Ext: []string{".ipynb"},
		Example: notebookExample, Read: readNotebook, prose: true, wide: true,
	},
	{
		Name: "fpuzzles", Doc: "what f-puzzles packs into an address, or the JSON in it",
		Example: fpuzzlesExample, Read: readFPuzzles, Write: appendFPuzzles, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "coach", Doc: "what sudoku.coach packs into an address",
		Example: coachExample, Read: readCoach, Write: appendCoach, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "json", Doc: "a board as JSON, for other programs; in files a line each", Ext: []string{".json"},
		Example: jsonExample, Read: readBoardJSON, Write: appendJSON, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "log", Doc: "the puzzle of a log of deduku", Ext: []string{".jsonl"},
		Example: logExample, Read: readLog, prose: true, wide: true,
	},
	{
		Name: "hsol", Doc: "a game that HoDoKu saved, where the puzzle stands in it as text", Ext: []string{".hsol"},
		Example: hsolExample, Read: readHsol, prose: true, wide: true,
	},
	{
		Name: "ksudoku", Doc: "a game that KSudoku saved, in XML", Ext: []string{".ksudoku"},
		Example: ksudokuExample, Read: readKSudoku, Write: appendKSudoku, Apart: true, prose: true, wide: true,
	},
	{
		Name: "opensudoku", Doc: "games of OpenSudoku, in XML", Ext: []string{".opensudoku", ".opensudoku2"},
		Example: openSudokuExample, Read: readOpenSudoku, Write: appendOpenSudoku, Head: openSudokuHead, Foot: openSudokuFoot,
		Keeps: DropsPlaced, prose: true, wide: true,
	},
	{
		Name: "html", Doc: "a table of nine rows of nine cells in a page, or of nine tables of nine", Ext: []string{".html", ".htm"},
		Example: htmlExample, Read: readHTML, prose: true, wide: true,
	},
	{
		Name: "url", Doc: "an address of SudokuWiki, f-puzzles, SudokuPad, sudoku.coach, Penpa or sudokuexchange with the puzzle in it",
		Example: urlExample, Read: readURL, prose: true, wide: true,
	},
	{
		Name: "solo", Doc: "a game ID of Solo in Simon Tatham's puzzles, or a game that was saved there",
		Example: soloExample, Read: readSolo, Write: appendSolo, prose: true,
	},
	{
		Name: "wiki", Doc: "SudokuWiki's packed position, S9B and 162 characters",
		Example: wikiExample, Read: readWiki, Write: appendWiki, Keeps: KeepsPlaced | KeepsCandidates, prose: true,
	},
	{
		Name: "sudokupad", Doc: "an id of SudokuPad with the puzzle in it, fpuzzles... or scl...",
		Example: "fpuzzles" + fpuzzlesExample, Read: readSudokuPad, Write: appendSudokuPad, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "latex", Doc: "a puzzle in LaTeX, for the package sudoku", Ext: []string{".tex"},
		Example: latexExample, Read: readLaTeX, Write: appendLaTeX, Apart: true, prose: true,
	},
	{
		Name: "doku", Doc: "doku and komo, with ! behind givens and marks in brackets", Ext: []string{".doku"},
		Example: dokuExample, Read: readDoku, Write: appendDoku, Keeps: KeepsPlaced | KeepsCandidates, Apart: true,
	},
	{
		Name: "sdk", Doc: "nine rows under header lines, or in sections with what was done since", Ext: []string{".sdk"},
		Example: sdkExample, Read: readSdk, Write: appendSdk, Keeps: KeepsPlaced | KeepsCandidates, Apart: true, prose: true,
	},
	{
		Name: "msk", Doc: "a pattern for 'generate pattern', no puzzle: x for a given", Ext: []string{".msk"},
		Example: mskExample, Read: readMsk, Write: appendMsk, Keeps: DropsPlaced, Apart: true,
	},
	{
		Name: "hodoku", Doc: "a line of HoDoKu's library: the digits, + before those placed, the candidates eliminated",
		Example: hodokuExample, Read: readHodoku, Write: appendHodoku, Keeps: KeepsPlaced | KeepsCandidates,
	},
	{
		Name: "gsf", Doc: "a line of gsf's taxonomy, of which the fifth field is the puzzle",
		Example: gsfExample, Read: readGsf, Write: appendGsf, Keeps: DropsPlaced,
	},
	{
		Name: "csv", Doc: "a table with the names of its columns in front; or a column for each cell", Ext: []string{".csv", ".tsv"},
		Example: csvExample, Read: readTable, Write: appendCSV, Head: csvHead, Keeps: KeepsPlaced,
	},
	{
		Name: "yaml", Doc: "a list of nine lists in YAML, or the rows of an array without what is around them", Ext: []string{".yaml", ".yml"},
		Example: yamlExample, Read: readYAML, prose: true,
	},
	{
		Name: "python", Doc: "lists in Python, NumPy and JSON, nested or flat, or as they are printed", Ext: []string{".py"},
		Example: pythonExample, Read: readArrays, Write: appendPython, Apart: true, prose: true, wide: true,
	},
	{
		Name: "pm", Doc: "pencil marks: the candidates of each cell, in a frame or not",
		Example: marksExample, Read: readMarks, Write: appendMarks, Keeps: KeepsCandidates, Apart: true, prose: true,
	},
	{
		Name: "facts", Doc: "facts of answer set programs and Prolog: initial(1,1,5). is row, column, digit", Ext: []string{".lp"},
		Example: factsExample, Read: readFacts, prose: true,
	},
	{
		Name: "coordinates", Doc: "what is in which cell: 4 7 5 (column, row, digit), r4c7=5, D7=5, r4c7<>25",
		Example: coordinatesExample, Read: readCoordinates, prose: true,
	},
	{
		Name: "sukaku", Doc: "729 characters, nine for the candidates of each cell",
		Example: sukakuExample, Read: readSukaku, Write: appendSukaku, Keeps: KeepsCandidates,
	},
	{
		Name: "rows", Doc: "nine rows of nine cells, with or without separators; tables pasted from a spreadsheet or in Markdown",
		Example: rowsExample, Read: readRows, Write: appendRows, Apart: true, prose: true,
	},
	{
		Name: "grid", Doc: "nine rows in a frame", Ext: []string{".txt"}, Example: gridExample, ReadAs: "rows", Write: appendGrid, Apart: true,
	},
	{
		Name: "unicode", Doc: "nine rows in a frame of box characters", Example: unicodeExample, ReadAs: "rows", Write: appendUnicode, Apart: true,
	},
	{
		Name: "ss", Doc: "a file of Simple Sudoku", Ext: []string{".ss"}, Example: ssExample, ReadAs: "rows", Write: appendSS, Apart: true,
	},
	{
		Name: "sdx", Doc: "candidates a line each row, u before digits that were placed", Ext: []string{".sdx"},
		Example: sdxExample, ReadAs: "pm", Write: appendSdx, Keeps: KeepsPlaced | KeepsCandidates, Apart: true,
	},
	{
		Name: "line0", Doc: "the givens on a line, with 0 for the empty cells",
		Example: line0Example, ReadAs: "line", Write: appendLine0, Keeps: DropsPlaced,
	},
	{
		Name: "line", Doc: "81 cells on a line, with a name in front and a comment or the solution behind", Ext: []string{".sdm"},
		Example: lineExample, Read: readLine, Write: appendLine, Keeps: DropsPlaced,
	},
}
