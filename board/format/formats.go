package format

import (
	"deduku/board/format/coords"
	"deduku/board/format/data"
	"deduku/board/format/grids"
	"deduku/board/format/links"
)

// formats are all formats. The first whose Read takes anything wins, so the order is that from the most telling signs
// to the least: coordinates come before rows because 27 triples are 81 digits, and behind pencil marks because u5 may
// be the name of a cell too. The line comes last: most lines of long files are plainly that, and go there at once.
var formats = []Format{
	{
		Name: "notebook", Doc: "a Jupyter notebook: the grids in its cells, with the solutions that it prints", Ext: []string{".ipynb"},
		Example: data.NotebookExample, Read: data.ReadNotebook, prose: true, wide: true,
	},
	{
		Name: "fpuzzles", Doc: "what f-puzzles packs into an address, or the JSON in it",
		Example: links.FPuzzlesExample, Read: links.ReadFPuzzles, Write: links.AppendFPuzzles, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "coach", Doc: "what sudoku.coach packs into an address",
		Example: links.CoachExample, Read: links.ReadCoach, Write: links.AppendCoach, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "json", Doc: "a board as JSON, for other programs; in files a line each", Ext: []string{".json"},
		Example: data.JSONExample, Read: data.ReadJSON, Write: data.AppendJSON, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "log", Doc: "the puzzle of a log of deduku", Ext: []string{".jsonl"},
		Example: logExample, Read: data.ReadLog, prose: true, wide: true,
	},
	{
		Name: "hsol", Doc: "a game that HoDoKu saved, where the puzzle stands in it as text", Ext: []string{".hsol"},
		Example: data.HsolExample, Read: data.ReadHsol, prose: true, wide: true,
	},
	{
		Name: "ksudoku", Doc: "a game that KSudoku saved, in XML", Ext: []string{".ksudoku"},
		Example: data.KSudokuExample, Read: data.ReadKSudoku, Write: data.AppendKSudoku, Apart: true, prose: true, wide: true,
	},
	{
		Name: "opensudoku", Doc: "games of OpenSudoku, in XML", Ext: []string{".opensudoku", ".opensudoku2"},
		Example: data.OpenSudokuExample, Read: data.ReadOpenSudoku, Write: data.AppendOpenSudoku, Head: data.OpenSudokuHead, Foot: data.OpenSudokuFoot,
		Keeps: DropsPlaced, prose: true, wide: true,
	},
	{
		Name: "html", Doc: "a table of nine rows of nine cells in a page, or of nine tables of nine", Ext: []string{".html", ".htm"},
		Example: data.HTMLExample, Read: data.ReadHTML, prose: true, wide: true,
	},
	{
		Name: "url", Doc: "an address of SudokuWiki, f-puzzles, SudokuPad, sudoku.coach, Penpa or sudokuexchange with the puzzle in it",
		Example: links.URLExample, Read: links.ReadURL, prose: true, wide: true,
	},
	{
		Name: "solo", Doc: "a game ID of Solo in Simon Tatham's puzzles, or a game that was saved there",
		Example: links.SoloExample, Read: links.ReadSolo, Write: links.AppendSolo, prose: true,
	},
	{
		Name: "wiki", Doc: "SudokuWiki's packed position, S9B and 162 characters",
		Example: links.WikiExample, Read: links.ReadWiki, Write: links.AppendWiki, Keeps: KeepsPlaced | KeepsCandidates, prose: true,
	},
	{
		Name: "sudokupad", Doc: "an id of SudokuPad with the puzzle in it, fpuzzles... or scl...",
		Example: "fpuzzles" + links.FPuzzlesExample, Read: links.ReadSudokuPad, Write: links.AppendSudokuPad, Keeps: KeepsPlaced | KeepsCandidates, prose: true, wide: true,
	},
	{
		Name: "latex", Doc: "a puzzle in LaTeX, for the package sudoku", Ext: []string{".tex"},
		Example: grids.LaTeXExample, Read: grids.ReadLaTeX, Write: grids.AppendLaTeX, Apart: true, prose: true,
	},
	{
		Name: "doku", Doc: "doku and komo, with ! behind givens and marks in brackets", Ext: []string{".doku"},
		Example: grids.DokuExample, Read: grids.ReadDoku, Write: grids.AppendDoku, Keeps: KeepsPlaced | KeepsCandidates, Apart: true,
	},
	{
		Name: "sdk", Doc: "nine rows under header lines, or in sections with what was done since", Ext: []string{".sdk"},
		Example: grids.SdkExample, Read: grids.ReadSdk, Write: grids.AppendSdk, Keeps: KeepsPlaced | KeepsCandidates, Apart: true, prose: true,
	},
	{
		Name: "msk", Doc: "a pattern for 'generate pattern', no puzzle: x for a given", Ext: []string{".msk"},
		Example: grids.MskExample, Read: grids.ReadMsk, Write: grids.AppendMsk, Keeps: DropsPlaced, Apart: true,
	},
	{
		Name: "hodoku", Doc: "a line of HoDoKu's library: the digits, + before those placed, the candidates eliminated",
		Example: hodokuExample, Read: grids.ReadHodoku, Write: grids.AppendHodoku, Keeps: KeepsPlaced | KeepsCandidates,
	},
	{
		Name: "gsf", Doc: "a line of gsf's taxonomy, of which the fifth field is the puzzle",
		Example: grids.GsfExample, Read: grids.ReadGsf, Write: grids.AppendGsf, Keeps: DropsPlaced,
	},
	{
		Name: "cells", Doc: "a table of cells: lines of row, column, and digit, with these names above them",
		Example: coords.HeadedExample, Read: coords.ReadHeaded, prose: true,
	},
	{
		Name: "csv", Doc: "a table with the names of its columns in front; or a column for each cell", Ext: []string{".csv", ".tsv"},
		Example: data.CSVExample, Read: data.ReadCSV, Write: data.AppendCSV, Head: data.CSVHead, Keeps: KeepsPlaced,
	},
	{
		Name: "yaml", Doc: "a list of nine lists in YAML, or the rows of an array without what is around them", Ext: []string{".yaml", ".yml"},
		Example: data.YAMLExample, Read: data.ReadYAML, prose: true,
	},
	{
		Name: "python", Doc: "lists in Python, NumPy and JSON, nested or flat, or as they are printed", Ext: []string{".py"},
		Example: pythonExample, Read: data.ReadArrays, Write: data.AppendPython, Apart: true, prose: true, wide: true,
	},
	{
		Name: "pm", Doc: "pencil marks: the candidates of each cell, in a frame or not",
		Example: marksExample, Read: grids.ReadMarks, Write: grids.AppendMarks, Keeps: KeepsCandidates, Apart: true, prose: true,
	},
	{
		Name: "facts", Doc: "facts of answer set programs and Prolog: initial(1,1,5). is row, column, digit", Ext: []string{".lp"},
		Example: coords.FactsExample, Read: coords.ReadFacts, prose: true,
	},
	{
		Name: "coordinates", Doc: "what is in which cell: 4 7 5 (column, row, digit), r4c7=5, D7=5, r4c7<>25",
		Example: coordinatesExample, Read: coords.Read, prose: true,
	},
	{
		Name: "sukaku", Doc: "729 characters, nine for the candidates of each cell",
		Example: sukakuExample, Read: grids.ReadSukaku, Write: grids.AppendSukaku, Keeps: KeepsCandidates,
	},
	{
		Name: "rows", Doc: "nine rows of nine cells, with or without separators; tables pasted from a spreadsheet or in Markdown",
		Example: grids.RowsExample, Read: grids.ReadRows, Write: grids.AppendRows, Apart: true, prose: true,
	},
	{
		Name: "grid", Doc: "nine rows in a frame", Ext: []string{".txt"}, Example: gridExample, ReadAs: "rows", Write: grids.AppendGrid, Apart: true,
	},
	{
		Name: "unicode", Doc: "nine rows in a frame of box characters", Example: unicodeExample, ReadAs: "rows", Write: grids.AppendUnicode, Apart: true,
	},
	{
		Name: "ss", Doc: "a file of Simple Sudoku", Ext: []string{".ss"}, Example: grids.SSExample, ReadAs: "rows", Write: grids.AppendSS, Apart: true,
	},
	{
		Name: "sdx", Doc: "candidates a line each row, u before digits that were placed", Ext: []string{".sdx"},
		Example: grids.SdxExample, ReadAs: "pm", Write: grids.AppendSdx, Keeps: KeepsPlaced | KeepsCandidates, Apart: true,
	},
	{
		Name: "line0", Doc: "the givens on a line, with 0 for the empty cells",
		Example: line0Example, ReadAs: "line", Write: grids.AppendZeros, Keeps: DropsPlaced,
	},
	{
		Name: "line", Doc: "81 cells on a line, with a name in front and a comment or the solution behind", Ext: []string{".sdm"},
		Example: lineExample, Read: grids.Read, Write: grids.Append, Keeps: DropsPlaced,
	},
}
