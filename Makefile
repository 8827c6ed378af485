# Each target is a line or two of Go tooling. `make run` starts deduku, `make test` checks and tests it here. CI runs that and
# more (.ci/run).
FUZZTIME ?= 30s
GO ?= go

.PHONY: build run demo install uninstall release image test-release notices module test-module vuln handbook web run-web test test-beam test-proofs browser test-browser test-handbook oracle test-web
.PHONY: check lint race same golden fuzz bench conformance cover clean cross

# Small and quick to start: without the tables of debuggers, and without C's loader and its libraries.
build:
	@echo "make build: the program; the first time with all that it uses, which takes a minute"
	CGO_ENABLED=0 $(GO) build -buildvcs=auto -ldflags='-s -w' -o bin/deduku ./cmd/deduku

run: build
	./bin/deduku

# A session that nobody types: the default board, solved, its log saved and checked.
demo: build
	./bin/deduku -q -c 'board; solve; log save bin/demo.jsonl; check bin/demo.jsonl'

# What is installed: the program, its manual page, what shells complete. DESTDIR is put before all paths, for packagers.
PREFIX ?= /usr/local
install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 bin/deduku $(DESTDIR)$(PREFIX)/bin/deduku
	install -m 644 cmd/deduku/dist/deduku.1 $(DESTDIR)$(PREFIX)/share/man/man1/deduku.1
	install -m 644 cmd/deduku/dist/deduku.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/deduku
	install -m 644 cmd/deduku/dist/_deduku $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deduku
	install -m 644 cmd/deduku/dist/deduku.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deduku.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/deduku $(DESTDIR)$(PREFIX)/share/man/man1/deduku.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/deduku $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deduku \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deduku.fish

# All that people install, of the commit that is checked out, in bin/release. The page needs Node and npm. URL is where the files will be.
URL ?= https://example.com/deduku
release:
	$(GO) run ./internal/release -version "$(VERSION)" -url "$(URL)" -out bin/release

# The image that bin/release/Containerfile describes, by the first builder that works here.
image:
	@for builder in podman buildah docker; do \
		if $$builder info >/dev/null 2>&1; then exec $$builder build -t deduku -f bin/release/Containerfile bin/release; fi; \
	done; echo "make image: no podman, buildah or docker works here: no image is built"; exit 1

# A release from each of two clones: the same bytes, and what it has installs and runs.
test-release:
	DEDUKU_RELEASE=1 $(GO) test ./internal/release -run TestRelease -count 1 -v -timeout 30m

# The licences of what the program and the page contain.
notices:
	cd $(SITE) && npm ci --no-audit --no-fund
	$(GO) run ./internal/release -notices

# Gives the module another path, wherever it is written: make module PATH=example.com/you/deduku. PATH is also where a shell looks
# for programs, so what it was is taken back (from make 4.4 on that is lost: then GO must be an absolute path).
ifeq ($(origin PATH),command line)
MODULE := $(PATH)
override PATH := $(shell echo "$$PATH")
endif
module:
	$(GO) run ./internal/rename "$(MODULE)"

# That, in a clone: all must build there, and the tests of what reads the module's path must pass; with DEDUKU_FULL=1 all tests.
test-module:
	$(GO) test ./internal/rename -count 1
	rm -rf bin/module && git clone --quiet . bin/module
	$(MAKE) -C bin/module module PATH=example.com/you/deduku
	cd bin/module && $(GO) vet ./... && $(GO) test $(if $(DEDUKU_FULL),./...,./cmd/deduku ./deduce/sudoku -run 'TestImports|TestREADME|Example')
	rm -rf bin/module

# What the standard library and the modules used are known to be open to. Asks a database on the network: where that can't be
# reached, nothing is checked, and make fails.
vuln:
	@cd internal/release/tools && $(GO) build -o ../../../bin/govulncheck golang.org/x/vuln/cmd/govulncheck
	@bin/govulncheck ./... || { [ $$? -eq 3 ] || echo "make vuln: the database could not be asked: nothing was checked"; exit 1; }

# The handbook of all techniques, as pages in bin/handbook and as a book in bin/handbook.pdf. PAGE is the address of deduku's page, on
# which examples open: as it is where 'make run-web' serves it.
PAGE ?= http://127.0.0.1:8377/
handbook: build
	./bin/deduku handbook bin/handbook --page $(PAGE)
	./bin/deduku handbook bin/handbook.pdf

# The page: deduku for the browser, as static files in cmd/deduku-web/built, which the server then has inside.
SITE = cmd/deduku-web/site
# The lean program is what a page fetches first. Code that nobody waits for is not put in where it is called: packed, that is a tenth of all.
UNHURRIED = deduku/repl/... deduku/deduce/render/... deduku/deduce/export deduku/deduce/verify deduku/deduce/coach/... deduku/deduce/glossary deduku/internal/... deduku/board/format/... deduku/board/puzzle \
	deduku/board/transform deduku/board/backdoor deduku/board/generate deduku/deduce/easiest deduku/deduce/technique/uniqueness deduku/deduce/technique/impossible \
	deduku/deduce/technique/forcing deduku/deduce/technique/exotic deduku/deduce/technique/coloring deduku/deduce/technique/singledigit deduku/deduce/rate/... deduku/deduce/braid deduku/deduce/solverlog deduku/deduce/drat deduku/deduce/dratcheck deduku/deduce/batch/... encoding/... regexp/... archive/... net/... fmt reflect \
	compress/... time os strconv io/... bufio context unicode/... path/... strings sync sort errors syscall/... log hash/... bytes html text/... container/... slices maps iter math/... crypto/... internal/... runtime/debug github.com/... golang.org/...
LEAN = -tags lean $(foreach p,$(UNHURRIED),-gcflags='$(p)=-l')
web:
	mkdir -p $(SITE)/drawings
	GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags='-s -w' -o $(SITE)/drawings/whole.wasm ./cmd/deduku-web
	GOOS=js GOARCH=wasm $(GO) build $(LEAN) -trimpath -ldflags='-s -w' -o $(SITE)/drawings/lean.wasm ./cmd/deduku-web
	cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" $(SITE)/drawings/
	cp "$$($(GO) env GOROOT)/LICENSE" $(SITE)/drawings/go-licence.txt
	$(GO) run ./cmd/deduku-web -drawings $(SITE)/drawings
	$(GO) run ./cmd/deduku handbook $(SITE)/drawings/handbook --page ../
	cd $(SITE) && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && node build.mjs ../built

run-web: web
	$(GO) run ./cmd/deduku-web $(WEB)

# Says at each phase what begins. The first time all is compiled, dependencies and the standard library included.
test: build check
	@echo "make test: all packages are tested; one that has passed and has not changed is not tested again"
	$(GO) test ./...

# Batches on a cluster, a module of its own: builds bin/deduku-beam and tests it on Beam's runner Prism. Its dependencies take
# minutes to compile, once.
test-beam:
	cd cmd/deduku-beam && $(GO) vet . && $(GO) build -o ../../bin/deduku-beam . && $(GO) test . -timeout 5m

# Proofs of deduku by a checker of another maker, gophersat: a module of its own.
test-proofs:
	cd deduce/drat/secondjudge && $(GO) vet . && $(GO) test .

# What opens exported pages: Debian's Chromium, installed where it is missing, and what drives it.
browser:
	command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; }
	cd deduce/export/browser && npm ci --no-audit --no-fund
	cd deduce/handbook/browser && npm ci --no-audit --no-fund
	cd $(SITE) && npm ci --no-audit --no-fund

# Opens exported pages in a browser. `make test` does so too where the browser is there.
test-browser: browser
	$(GO) test ./deduce/export/browser -count 1 -v

# Checks the pages of the handbook: their HTML, what axe finds, the search. `make test` does so too where the browser is there.
test-handbook: browser handbook
	$(GO) test ./deduce/handbook/... -count 1 -v

# What the packing of addresses is compared with: npm's lz-string. `make test` does so where it is there.
oracle:
	cd board/format/links/testdata/lz-string && npm ci --no-audit --no-fund

# Builds the page and uses it in Chromium at three widths (with ONE_WIDTH=yes each test at one of them), and in Firefox and WebKit if
# they are installed. Before that, it tests the session as it is compiled for browsers.
test-web: browser web
	env -i HOME="$$HOME" PATH="$$PATH" GOOS=js GOARCH=wasm $(GO) test -exec "$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" ./repl/page
	DEDUKU_WEB=1 $(GO) test ./cmd/deduku-web -count 1 -v -run 'TestPage|TestFirefox|TestWebKit' -timeout 20m

# Formatting, vet, a tidy go.mod, no built program among the tracked files, no name of a missing package here or in .ci, no
# change that breaks callers unannounced.
check:
	@echo "make check: formatting, and go vet for all packages and their tests; the first time that takes a minute"
	@out=$$(gofmt -l .); if [ -n "$$out" ]; then echo "gofmt would change:"; echo "$$out"; exit 1; fi
	$(GO) vet ./...
	$(GO) mod tidy -diff
	@.ci/tracked
	@.ci/names
	@GO=$(GO) .ci/api

# staticcheck with every check except the one for package comments, and functions that no program or test reaches. Neither tool
# is a dependency of the module. One minute on two processors once the packages are compiled.
lint:
	$(GO) run honnef.co/go/tools/cmd/staticcheck@v0.8.2 -checks all,-ST1000 ./...
	@out=$$($(GO) run golang.org/x/tools/cmd/deadcode@v0.51.0 -test ./...) || exit 1; \
		if [ -n "$$out" ]; then echo "no program and no test reaches:"; echo "$$out"; exit 1; fi

# The other systems that deduku must build for: 386 and arm, where an int has 32 bits, and a web page for the session among
# them. Each has its own standard library to compile, once: minutes where no cache has them, so CI does it and `make test` does not.
# The page has no full screen, so repl/play is left out there.
cross:
	GOOS=windows GOARCH=amd64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=darwin GOARCH=arm64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=arm64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=arm $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=386 $(GO) vet ./...
	GOOS=linux GOARCH=386 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=js GOARCH=wasm $(GO) vet $$($(GO) list ./repl/... | grep -v /repl/play) ./cmd/deduku-web
	GOOS=js GOARCH=wasm $(GO) vet -tags lean $$($(GO) list ./repl/... | grep -v /repl/play) ./cmd/deduku-web

# Rewrites what tests compare with: the schema of replies, steps of techniques, transcripts, outputs of examples, COMMANDS.md, the sessions on pages. Review the diff.
golden:
	$(GO) test ./cmd/deduku -run TestSchema -update
	$(GO) test ./deduce/technique -run 'TestExampleSteps|TestLibrarySample' -update
	$(GO) test ./deduce/infer -run TestChosenNets -update
	$(GO) test ./deduce/render/explanation ./deduce/render/paint ./deduce/render/picture ./deduce/export ./deduce/export/pdf ./repl ./cmd/deduku ./examples -update

# What make fuzz fuzzes, as package:target. Minimising is capped: it would take most of the time.
FUZZ = board:FuzzBoard board/search:FuzzCount board/format:FuzzParse board/format:FuzzReader board/format:FuzzFormats \
	board/format:FuzzUnpack board/format:FuzzArchive board/format:FuzzPrograms board/format:FuzzQuoted board/format:FuzzAssignments board/format/links:FuzzLZDecode deduce/solverlog:FuzzRead deduce/solverlog:FuzzWalk deduce/solverlog/attempt:FuzzRecords deduce/dratcheck:FuzzCheck deduce/verify:FuzzCheck deduce/verify:FuzzDecode deduce/verify:FuzzQuick \
	deduce/render/jsonl:FuzzReadLog deduce/filter:FuzzCompile deduce/batch/plan:FuzzParsePlan internal/sanitize:FuzzVisible deduce/coach/review:FuzzParse repl:FuzzDo repl/terminal/keys:FuzzFilter repl/terminal:FuzzHistory

# Every parser is fuzzed; then logs and files are damaged at random, and what passes is compared with the answer engine.
fuzz:
	@for f in $(FUZZ); do echo "$$f"; \
		$(GO) test ./$${f%%:*} -run '^$$' -fuzz "^$${f##*:}$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x || exit 1; done
	DEDUKU_FULL=1 $(GO) test ./deduce/verify ./repl -run 'TestAttack|TestDamaged' -timeout 60m

# CPU time on one core, over whole data sets, one table for each subject. BASE=COMMIT measures that commit and this tree in
# turns, and measures differences above 3 % again; SUBJECTS="engine logic" chooses subjects. If a package moved, name its
# earlier path in EARLIER in .ci/bench.
bench: build
	.ci/bench $(BASE)

# The packages whose code runs in several goroutines, under the race detector, which needs a C compiler. Of the program, the sessions,
# except those that suspend play: bubbletea 2.1.1 has a race of its own between RestoreTerminal and its renderer.
RACE = ./deduce/batch/stream ./deduce/batch/folder ./deduce/batch/table ./internal/files ./internal/progress ./repl/mcp ./repl/page ./repl/play ./repl/terminal/...
race:
	CGO_ENABLED=1 $(GO) test -race -short $(RACE)
	CGO_ENABLED=1 $(GO) test -race -short ./cmd/deduku -run 'TestProgram|TestPager|TestKilled|TestHungUp|TestReplay|TestLine|TestPrompt|TestInterrupt|Terminated'

# Shows that deduku prints what it printed at another commit, byte for byte: logs, ratings, exports, JSON, schemas, help and
# transcripts. BASE=COMMIT; GROUPS="logs words" compares only these. The first run takes minutes, later ones reuse what BASE printed.
same:
	@[ "$(BASE)" ] || { echo "make same: which commit? make same BASE=COMMIT"; exit 2; }
	@.ci/same $(BASE) $(GROUPS)

# What takes too long for `make test`: whole data sets. First the regression library: for each technique how many
# cases pass, strictly, and in which of them no technique found anything unsound; then for each set of puzzles what solving
# it without a guess takes, with every log checked; then the Sudoku Explainer rating: how many are equal, and the seconds
# a puzzle, by range of ER.
conformance:
	DEDUKU_FULL=1 $(GO) test ./deduce/technique -count=1 -run 'TestLibrary|TestFixtures|TestSound|TestNoGuess' -v -timeout 120m
	DEDUKU_FULL=1 $(GO) test ./deduce/rate -count=1 -run 'TestRatings|TestSteps' -v -timeout 60m
	DEDUKU_FULL=1 $(GO) test ./... -timeout 120m

cover:
	$(GO) test ./... -coverprofile bin/cover.out && $(GO) tool cover -func bin/cover.out | tail -1

clean:
	rm -rf bin
