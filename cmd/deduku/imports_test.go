package main

import (
	"go/build"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layers says what each package may import beside the standard library. A package may import only what stands below
// it: the lines are the layers, the highest first. A line that begins with a space goes on with the one above.
const layers = `
cmd/deduku              cmd/deduku/about cmd/deduku/session cmd/deduku/batches cmd/deduku/checks cmd/deduku/puzzles cmd/deduku/version
                        cmd/deduku/subcommand repl repl/manual repl/settings repl/answer deduce/foreign deduce internal/nearest internal/outside board
                        github.com/alecthomas/kong
cmd/deduku/about        cmd/deduku/version cmd/deduku/subcommand repl repl/settings repl/answer repl/terminal repl/schema
                        deduce/handbook/site deduce/handbook/book deduce/handbook internal/progress internal/outside
                        github.com/alecthomas/kong
cmd/deduku/session      repl/services cmd/deduku/version cmd/deduku/subcommand repl/mcp repl/play repl repl/console repl/saved repl/reply
                        repl/settings repl/answer repl/terminal repl/terminal/history deduce/where internal/recovery internal/files
                        internal/outside github.com/alecthomas/kong
cmd/deduku/batches      repl/typed cmd/deduku/pipeline cmd/deduku/version cmd/deduku/subcommand repl/answer deduce/batch/folder
                        deduce/batch/table deduce/batch/plans deduce/batch deduce/batch/stream deduce/render/wording internal/lockfile
                        board/puzzle internal/outside internal/plural
cmd/deduku/checks       repl/typed repl/answer/files cmd/deduku/pipeline cmd/deduku/subcommand repl repl/answer deduce/batch/stream
                        deduce/foreign/attempt deduce/foreign deduce/prove deduce/refutation deduce/render/jsonl deduce board/format
                        board/puzzle internal/outside internal/plural
cmd/deduku/puzzles      cmd/deduku/pipeline cmd/deduku/subcommand repl repl/maker repl/settings repl/answer repl/terminal
                        deduce/batch/stream deduce/render/jsonl deduce/render/wording deduce/rate deduce/braid deduce/technique deduce
                        internal/progress board/format board/puzzle board/generate board/backdoor board/transform board/search
                        internal/outside board
cmd/deduku/pipeline     repl/typed cmd/deduku/subcommand repl repl/answer repl/terminal deduce/batch deduce/batch/stream
                        deduce/render/wording internal/progress board/puzzle board/search internal/outside board github.com/cheggaaa/pb/v3
                        internal/plural
cmd/deduku/version      cmd/deduku/subcommand repl/answer
cmd/deduku/subcommand   repl/settings repl/answer repl/terminal internal/files internal/xdg internal/progress
cmd/deduku-beam         deduce/batch/table deduce/batch/plans deduce/batch/bigsort deduce/batch deduce/batch/stream
                        github.com/apache/beam/sdks/v2/go/pkg/beam
                        github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem
                        github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/gcs
                        github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local
                        github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/s3
                        github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts
                        github.com/apache/beam/sdks/v2/go/pkg/beam/log github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx
cmd/deduku-web          repl/page
repl/mcp                repl/services repl repl/console repl/reply repl/answer deduce/foreign deduce/prove deduce board/format internal/plural
                        board/puzzle internal/mustjson internal/outside internal/plural github.com/modelcontextprotocol/go-sdk/mcp
repl/page               deduce/glossary repl/services repl repl/console repl/desk repl/reply repl/answer repl/boards repl/settings
                        repl/work deduce/coach/review deduce/render/jsonl deduce/render/wording repl/terminal/editline repl/terminal/keys
                        deduce/export deduce/render/theme deduce/render/picture deduce/render/explanation deduce/coach deduce/rate
                        deduce/technique deduce board/format board/format/coords board/puzzle board internal/lean internal/mustjson
repl/play               repl repl/console repl/reply repl/settings repl/work repl/answer deduce/coach deduce/render/theme
                        deduce/render/picture deduce/render/wording deduce board charm.land/bubbletea/v2
repl                    repl/services repl/typed repl/manual repl/solving repl/study repl/ask repl/change repl/saved repl/practice
                        repl/lessons repl/puzzles repl/sessionfile repl/boards repl/desk repl/reply repl/settings repl/work repl/answer
                        deduce/glossary deduce/render/picture deduce/render/wording deduce/rate deduce/technique deduce internal/nearest
                        internal/outside board/format board/format/coords board/puzzle board
repl/manual             repl/desk repl/reply repl/settings
repl/console            repl/reply repl/answer deduce/render/theme deduce/render/paint deduce/render/wording deduce
                        internal/progress internal/outside
repl/solving            repl/typed repl/trial repl/work repl/desk repl/reply repl/settings repl/answer deduce/easiest deduce/coach
                        deduce/render/picture deduce/render/clue deduce/render/wording deduce/rate deduce/technique deduce
                        internal/progress board/format/coords board/search board internal/lean
repl/study              repl/typed repl/trial repl/desk repl/reply repl/settings repl/work repl/answer deduce/easiest deduce/batch/stream
                        deduce/coach deduce/glossary deduce/render/picture deduce/render/explanation deduce/render/wording
                        deduce/render/lemma deduce/braid deduce/rate deduce/technique deduce internal/progress board/backdoor board/search
                        board internal/lean
repl/ask                repl/desk repl/reply repl/answer deduce/rate deduce/render/wording deduce board/format/coords board/search board
repl/change             repl/typed repl/boards repl/desk repl/reply repl/work repl/answer deduce/coach deduce/render/picture
                        deduce/render/wording deduce internal/nearest board/puzzle board/search board
repl/saved              repl/answer/files repl/typed repl/maker repl/trial repl/sessionfile repl/desk repl/reply repl/settings repl/work
                        repl/answer deduce/coach deduce/export/pdf deduce/export deduce/render/picture deduce/render/paint deduce/foreign
                        deduce/render/jsonl deduce/render/wording deduce/rate deduce/technique deduce/verify deduce internal/nearest
                        internal/progress board/format board/format/links board/format/lines board/puzzle board/search board internal/lean
repl/lessons            deduce/coach/lesson/looks deduce/coach/lesson/scene repl/desk repl/reply repl/settings repl/answer
                        deduce/coach/review deduce/coach/lesson deduce/coach/path deduce/coach deduce/glossary deduce/render/explanation
                        deduce/render/wording deduce/technique deduce board/format/coords board
repl/practice           deduce/coach/lesson/scene repl/boards repl/desk repl/reply repl/settings repl/answer deduce/coach/review
                        deduce/coach deduce/render/picture deduce/render/wording deduce/rate deduce/technique deduce board/format/coords
                        board
repl/puzzles            repl/typed repl/maker repl/desk repl/settings repl/answer deduce/render/wording deduce/technique deduce
                        board/generate board/backdoor board/transform board internal/lean
repl/maker              repl/services repl/desk repl/settings repl/answer deduce/coach deduce/technique deduce internal/progress
                        board/generate board
repl/trial              repl/typed repl/desk repl/answer deduce/render/picture deduce/render/wording deduce internal/progress board/format
                        board/puzzle board/search board
repl/sessionfile        repl/typed repl/desk repl/work deduce/render/jsonl deduce/rate deduce/verify deduce internal/outside board/format
                        internal/mustjson
repl/boards             repl/answer board
repl/desk               repl/services repl/reply repl/settings repl/work repl/answer deduce/batch/stream deduce/coach/review deduce/coach
                        deduce/render/picture deduce/render/explanation deduce/render/tale deduce/render/wording deduce/rate
                        deduce/technique deduce internal/nearest internal/outside board/format/coords board/puzzle board/search board internal/lean
repl/typed              repl/services deduce/render/wording deduce internal/outside board/format board
repl/services           deduce internal/cputime board
repl/reply              repl/answer deduce/render/picture deduce/render/wording deduce
repl/work               repl/answer repl/settings deduce/coach deduce/render/picture deduce/rate deduce board/format/coords board/puzzle board/search board
repl/settings           deduce/glossary deduce/render/theme deduce/render/wording deduce/rate deduce/technique deduce internal/nearest
                        internal/outside board/search board
repl/answer/files       repl/answer deduce/batch/stream deduce/foreign deduce/rate deduce/render/jsonl deduce/verify deduce
                        board/puzzle board/search
repl/answer             deduce/coach/lesson/scene deduce/batch/stream deduce/easiest deduce/foreign deduce/coach/review deduce/coach/path
                        deduce/coach deduce/prove deduce/refutation deduce/render/clue deduce/render/explanation deduce/render/jsonl
                        deduce/render/wording deduce/braid deduce/rate deduce internal/outside board/format
                        board/format/coords board/search board internal/plural
repl/terminal           repl/terminal/keys repl/terminal/pager internal/outside github.com/chzyer/readline golang.org/x/sys/unix golang.org/x/term internal/plural
repl/terminal/termtest  github.com/creack/pty golang.org/x/term
repl/terminal/editline  -
repl/terminal/keys      -
repl/terminal/pager     -
repl/terminal/history   internal/files internal/lockfile
repl/schema/schematest  repl/schema github.com/santhosh-tekuri/jsonschema/v6
repl/schema/describe    -
repl/schema             -
deduce/sudoku           deduce/render/explanation deduce/render/jsonl deduce/render/wording deduce/rate deduce/technique deduce/verify deduce
                        board/format board/puzzle board/search board
deduce/batch/folder     deduce/batch/table deduce/batch/plans deduce/batch deduce/batch/stream internal/mustjson internal/outside internal/plural
deduce/batch/table      deduce/batch deduce/batch/stream deduce/rate internal/mustjson board github.com/klauspost/compress/gzip
                        github.com/klauspost/compress/zstd github.com/parquet-go/parquet-go/deprecated
                        github.com/parquet-go/parquet-go/encoding/delta github.com/parquet-go/parquet-go/encoding/rle
                        github.com/parquet-go/parquet-go/encoding/thrift github.com/parquet-go/parquet-go/format
deduce/batch/plans      deduce/batch/groups deduce/batch/stages deduce/batch/option deduce/batch
deduce/batch/groups     deduce/batch/bigsort deduce/batch/option deduce/batch deduce/batch/lists deduce/batch/stream deduce/where
                        board/format board/puzzle board/transform board
deduce/batch/stages     deduce/batch/option deduce/batch deduce/batch/spread deduce/where deduce/rate deduce/braid deduce/technique deduce
                        board/format board/generate board/backdoor board/transform board/search board
deduce/batch/bigsort    deduce/batch github.com/klauspost/compress/zstd github.com/lanrat/extsort
deduce/batch/option     deduce/batch internal/nearest
deduce/batch            deduce/batch/lists deduce/batch/stream deduce/rate deduce/braid board/puzzle board/search internal/mustjson internal/outside
                        board
deduce/batch/spread     board/generate board/transform board/unavoidable board/search board
deduce/batch/lists      deduce/batch/frames
deduce/batch/stream     deduce/batch/frames deduce/rate deduce board/format board/puzzle board
deduce/batch/frames     github.com/klauspost/compress/gzip github.com/klauspost/compress/zstd
deduce/where            deduce/rate deduce/technique deduce internal/nearest board github.com/expr-lang/expr/ast
                        github.com/expr-lang/expr/checker github.com/expr-lang/expr/compiler github.com/expr-lang/expr/conf
                        github.com/expr-lang/expr/file github.com/expr-lang/expr/parser github.com/expr-lang/expr/vm
deduce/foreign/attempt  deduce/foreign deduce board/format board/puzzle board internal/mustjson internal/outside internal/plural
deduce/foreign          deduce/coach deduce/technique/nets deduce/technique deduce internal/nearest internal/outside board/format board/format/lines
                        board/format/coords board/puzzle board/search board internal/plural
deduce/prove            deduce/technique deduce board/search board
deduce/prove/secondjudge -
deduce/refutation       internal/outside internal/plural
deduce/handbook/site    deduce/handbook deduce/coach/path deduce/export deduce/glossary deduce/technique deduce
deduce/handbook/site/browser -
deduce/handbook/book    deduce/handbook deduce/export/pdf deduce/export deduce
deduce/handbook         deduce/coach/lesson deduce/coach/lesson/lookalike deduce/coach/lesson/looks deduce/coach/path deduce/coach deduce/export deduce/glossary deduce/render/picture
                        deduce/render/explanation deduce/render/wording deduce/rate deduce/technique deduce board/format board/puzzle
deduce/easiest          deduce board
deduce/coach/lesson     deduce/coach/lesson/questions deduce/coach/lesson/scene deduce/coach/lesson/lookalike deduce/coach/lesson/looks
                        deduce/coach/path deduce/coach deduce/render/wording deduce/technique deduce board/format board/format/coords
                        board/puzzle board/transform board/search board
deduce/coach/lesson/questions board deduce deduce/coach/lesson/looks deduce/coach/lesson/scene deduce/render/pattern deduce/render/wording
deduce/coach/lesson/scene board board/format/coords deduce deduce/coach/lesson/lookalike deduce/coach/lesson/looks deduce/coach/path
                        deduce/glossary deduce/render/clue deduce/render/explanation deduce/render/pattern deduce/render/picture
                        deduce/render/tale deduce/render/wording deduce/technique
deduce/coach/lesson/lookalike deduce/coach/lesson/looks deduce/coach deduce/render/pattern deduce/render/wording deduce/technique/als
                        deduce/technique/uniqueness deduce board/format board/puzzle board/search board
deduce/coach/lesson/looks deduce/coach deduce/render/pattern deduce board/puzzle board/search board
deduce/coach/review     deduce/coach/path deduce/coach deduce/technique deduce
deduce/coach/path       deduce/glossary deduce/technique deduce/technique/nets deduce/technique/forcing deduce/technique/chains
                        deduce/technique/impossible deduce/technique/uniqueness deduce/technique/als deduce/technique/wings
                        deduce/technique/fish deduce/technique/coloring deduce/technique/singledigit deduce/technique/exotic
                        deduce/technique/subsets deduce
deduce/coach            deduce/rate deduce/technique deduce/render/pattern deduce board/format board/format/coords board/puzzle board/generate board/transform
                        board/search board internal/lean
deduce/export/pdf       deduce/export codeberg.org/go-pdf/fpdf
deduce/export           deduce/render/paint deduce/render/picture deduce/render/explanation deduce/render/tale
                        deduce/render/wording deduce internal/outside board golang.org/x/image/font
                        golang.org/x/image/font/gofont/gobold golang.org/x/image/font/gofont/goregular
                        golang.org/x/image/font/opentype golang.org/x/image/math/fixed golang.org/x/image/vector
deduce/export/browser   -
deduce/technique/techniquetest deduce/render/jsonl deduce/render/wording deduce/technique deduce/verify deduce board/search
                        board/boardtest board
deduce/render/rendertest deduce/technique deduce board/format board/format/lines board/boardtest board
deduce/render/theme     deduce/render/picture deduce github.com/fatih/color
deduce/render/paint     deduce/render/picture deduce/render/wording deduce board
deduce/glossary         -
deduce/render/clue      deduce/render/picture deduce/render/explanation deduce/render/tale deduce/render/wording deduce/render/pattern deduce board
deduce/render/picture   deduce/render/wording deduce/render/lemma deduce/render/pattern deduce board
deduce/render/explanation deduce/render/tale deduce/render/wording deduce/render/lemma deduce/render/pattern deduce board
deduce/render/tale      deduce/render/tale/chains deduce/render/tale/sets deduce/render/tale/deadly deduce/render/tale/teller
                        deduce/render/wording deduce/render/pattern deduce board
deduce/render/tale/chains deduce/render/tale/sets deduce/render/tale/deadly deduce/render/tale/teller deduce/render/wording deduce/render/pattern deduce board
deduce/render/tale/sets deduce/render/tale/deadly deduce/render/tale/teller deduce/render/wording deduce/render/pattern deduce board
deduce/render/tale/deadly deduce/render/tale/teller deduce/render/wording deduce/render/pattern deduce board
deduce/render/tale/teller deduce/render/wording deduce/render/pattern deduce board
deduce/render/jsonl     deduce/render/wording deduce internal/outside board
deduce/render/wording   deduce/render/lemma deduce/render/pattern deduce internal/outside board internal/plural
deduce/render/lemma     deduce board
deduce/render/pattern   deduce board
deduce/rate             deduce/technique deduce/technique/uniqueness deduce/technique/als deduce/technique/wings
                        deduce/technique/fish deduce/technique/subsets deduce board
                        deduce/rate/quick deduce/rate/dynamic deduce/rate/static deduce/rate/hint deduce/rate/grid
deduce/rate/quick       deduce/rate/static deduce/rate/grid board
deduce/rate/dynamic     deduce/rate/static deduce/rate/hint deduce/rate/grid board
deduce/rate/static      deduce/rate/hint deduce/rate/grid board
deduce/rate/hint        deduce/rate/grid board
deduce/rate/grid        board
deduce/rate/plain       board
deduce/braid            board/search board
deduce/technique        deduce/technique/nets deduce/technique/forcing deduce/technique/chains deduce/technique/impossible
                        deduce/technique/uniqueness deduce/technique/als deduce/technique/wings deduce/technique/fish
                        deduce/technique/coloring deduce/technique/singledigit deduce/technique/exotic deduce/technique/subsets
                        deduce board
deduce/technique/nets   deduce/technique/subsets deduce/technique/internal/templates deduce/infer deduce board
deduce/technique/forcing deduce/technique/chains deduce/technique/impossible deduce/technique/uniqueness deduce/technique/fish
                        deduce/technique/internal/deadly deduce/chain deduce board
deduce/technique/chains deduce/technique/impossible deduce/technique/uniqueness deduce/technique/internal/deadly
                        deduce/technique/internal/lockedset deduce/technique/internal/templates deduce/chain deduce board
deduce/technique/impossible deduce/technique/internal/deadly deduce/technique/internal/templates deduce board
deduce/technique/uniqueness deduce/technique/internal/deadly deduce board
deduce/technique/als    deduce/technique/wings deduce/technique/internal/deadly deduce/technique/internal/lockedset
                        deduce/technique/internal/found deduce board
deduce/technique/wings  deduce/technique/internal/lockedset deduce/technique/internal/found deduce board
deduce/technique/fish   deduce/technique/internal/templates deduce board
deduce/technique/coloring deduce/technique/internal/templates deduce board
deduce/technique/singledigit deduce/technique/internal/templates deduce board
deduce/technique/exotic deduce/technique/internal/found deduce board
deduce/technique/subsets deduce board
deduce/technique/internal/deadly deduce board
deduce/technique/internal/lockedset deduce board
deduce/technique/internal/templates deduce board
deduce/technique/internal/found deduce
deduce/chain            deduce board
deduce/infer            deduce board
deduce/verify           -
deduce                  board internal/plural
internal/recovery       internal/lockfile
internal/files          internal/lockfile internal/outside
internal/lockfile       github.com/gofrs/flock
internal/xdg            -
internal/progress       board/search internal/plural
internal/cputime
internal/nearest        -
internal/release        -
internal/rename         -
internal/filelayers     -
internal/golden         github.com/google/go-cmp/cmp
board/format            board/format/links board/format/markup board/format/lines board/format/data board/format/coords
                        board/format/grids board/format/packed board/format/source board/puzzle board internal/lean
board/format/links      board/format/data board/format/grids board/format/source board/puzzle internal/mustjson board
board/format/markup     board/format/lines board/format/grids board/format/source board/puzzle board
board/format/lines      board/format/grids board/format/source board/puzzle board
board/format/data       board/format/source board/puzzle internal/mustjson board
board/format/coords     board/format/source board/puzzle board internal/plural
board/format/grids      board/format/source board/puzzle board
board/format/packed     board/format/source github.com/klauspost/compress/gzip github.com/klauspost/compress/zstd github.com/ulikunitz/xz
board/format/source     board/puzzle internal/outside board internal/plural
board/puzzle            board internal/outside
board/generate          board/unavoidable board/search board internal/plural
board/unavoidable       board/search board
board/backdoor          board
board/transform         board
board/search            board
board/boardtest         board
internal/lean           -
internal/outside        -
internal/mustjson       -
internal/plural         -
internal/promises       -
board                   -
`

// allowed are the imports that each package may have, by its name.
func allowed(t *testing.T) map[string][]string {
	var order []string
	table := map[string][]string{}
	for line := range strings.Lines(strings.TrimPrefix(layers, "\n")) {
		fields := strings.Fields(line)
		if !strings.HasPrefix(line, " ") {
			order = append(order, fields[0])
			table[fields[0]] = nil
			fields = fields[1:]
		}
		name := order[len(order)-1]
		for _, path := range fields {
			if path != "-" {
				table[name] = append(table[name], path)
			}
		}
	}
	for i, name := range order {
		for _, path := range table[name] {
			if at := slices.Index(order, path); !strings.Contains(path, ".") && at <= i {
				t.Errorf("%s stands above %s and may not be imported by it", path, name)
			}
		}
	}
	return table
}

// TestImports holds the layers: a package imports what its line names, and nothing else. Programs in examples may
// import what is below repl, and nothing imports them.
func TestImports(t *testing.T) {
	table := allowed(t)
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
			return fs.SkipDir
		}
		pkg, err := build.ImportDir(dir, 0)
		if _, none := err.(*build.NoGoError); none {
			return nil
		}
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, dir)
		if err != nil {
			return err
		}
		checkImports(t, table, filepath.ToSlash(rel), pkg.Imports)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range table {
		t.Errorf("the table has %s, of which there is no package", name)
	}
}

// checkImports compares what a package imports with its line, which it takes out of the table.
func checkImports(t *testing.T, table map[string][]string, name string, imports []string) {
	line, ok := table[name]
	delete(table, name)
	example := strings.HasPrefix(name, "examples")
	if !ok && !example {
		t.Errorf("%s is not in the table of packages", name)
	}
	for _, path := range imports {
		own, isOwn := strings.CutPrefix(path, "deduku/")
		switch {
		case !isOwn && !strings.Contains(strings.SplitN(path, "/", 2)[0], "."): // of the standard library
		case example && isOwn && (strings.HasPrefix(own, "deduce") || strings.HasPrefix(own, "board")):
		case !slices.Contains(line, own):
			t.Errorf("%s imports %s, which its line in the table does not name", name, own)
		}
	}
	for _, path := range line {
		if !slices.Contains(imports, path) && !slices.Contains(imports, "deduku/"+path) {
			t.Errorf("the line of %s names %s, which it does not import", name, path)
		}
	}
}
