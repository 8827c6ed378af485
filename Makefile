# `make help` lists the targets. `make run` starts deduku, and `make test` checks and tests it. CI runs .ci/run.
GO ?= go
FUZZTIME ?= 30s
PREFIX ?= /usr/local
# The address that a release is published at, and the address of the page that the handbook links to.
URL ?= https://example.com/deduku
PAGE ?= http://127.0.0.1:8377/
SITE = cmd/deduku-web/site

.DEFAULT_GOAL := build
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: ## list the targets
	@awk -F ':.*## ' '/^##@ /{printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' Makefile

##@ Use

run: build ## build deduku and start a session
	./bin/deduku

build: ## build bin/deduku
	@echo "make build: building bin/deduku; the first time takes a minute"
	CGO_ENABLED=0 $(GO) build -buildvcs=auto -ldflags='-s -w' -o bin/deduku ./cmd/deduku

demo: build ## solve the default board, then save and check its log
	./bin/deduku -q -c 'board; solve; log save bin/demo.jsonl; check bin/demo.jsonl'

# The program prints its own manual page and completions.
share: build
	mkdir -p bin/share
	./bin/deduku man > bin/share/deduku.1
	./bin/deduku completion bash > bin/share/deduku.bash
	./bin/deduku completion zsh > bin/share/_deduku
	./bin/deduku completion fish > bin/share/deduku.fish

# Packagers set DESTDIR; it comes before every path.
install: share ## install the program, its manual page, and shell completions below PREFIX (/usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 bin/deduku $(DESTDIR)$(PREFIX)/bin/deduku
	install -m 644 bin/share/deduku.1 $(DESTDIR)$(PREFIX)/share/man/man1/deduku.1
	install -m 644 bin/share/deduku.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/deduku
	install -m 644 bin/share/_deduku $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deduku
	install -m 644 bin/share/deduku.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deduku.fish

uninstall: ## remove what make install installed
	rm -f $(DESTDIR)$(PREFIX)/bin/deduku $(DESTDIR)$(PREFIX)/share/man/man1/deduku.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/deduku $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deduku \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deduku.fish

handbook: build ## write the handbook to bin/handbook and bin/handbook.pdf
	./bin/deduku handbook bin/handbook --page $(PAGE)
	./bin/deduku handbook bin/handbook.pdf

# The browser fetches the lean program first. Without inlining in these packages, which nobody waits for, it is a tenth smaller.
UNHURRIED = deduku/repl/... deduku/deduce/render/... deduku/deduce/export deduku/deduce/verify deduku/deduce/coach/... deduku/deduce/glossary deduku/internal/... deduku/board/format/... deduku/board/puzzle \
	deduku/board/transform deduku/board/backdoor deduku/board/generate deduku/deduce/easiest deduku/deduce/technique/uniqueness deduku/deduce/technique/impossible \
	deduku/deduce/technique/forcing deduku/deduce/technique/exotic deduku/deduce/technique/coloring deduku/deduce/technique/singledigit deduku/deduce/rate/... deduku/deduce/braid deduku/deduce/solverlog deduku/deduce/drat deduku/deduce/dratcheck deduku/deduce/batch/... encoding/... regexp/... archive/... net/... fmt reflect \
	compress/... time os strconv io/... bufio context unicode/... path/... strings sync sort errors syscall/... log hash/... bytes html text/... embed unique weak internal/poll internal/fmtsort internal/godebug internal/godebugs internal/bisect internal/filepathlite internal/syscall/... internal/testlog internal/strconv internal/stringslite internal/reflectlite internal/sync deduku/deduce/technique deduku/cmd/deduku-web container/... slices maps iter math/... crypto/... internal/... runtime/debug github.com/... golang.org/...
LEAN = -tags lean $(foreach p,$(UNHURRIED),-gcflags='$(p)=-l')
web: ## build the page as static files in cmd/deduku-web/built (needs Node)
	mkdir -p $(SITE)/drawings
	GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags='-s -w' -o $(SITE)/drawings/whole.wasm ./cmd/deduku-web
	GOOS=js GOARCH=wasm $(GO) build $(LEAN) -trimpath -ldflags='-s -w' -o $(SITE)/drawings/lean.wasm ./cmd/deduku-web
	cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" $(SITE)/drawings/
	cp "$$($(GO) env GOROOT)/LICENSE" $(SITE)/drawings/go-licence.txt
	$(GO) run ./cmd/deduku-web -drawings $(SITE)/drawings
	$(GO) run ./cmd/deduku handbook $(SITE)/drawings/handbook --page ../
	cd $(SITE) && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && node build.mjs ../built

run-web: web ## build the page and serve it at http://127.0.0.1:8377
	$(GO) run ./cmd/deduku-web $(WEB)

##@ Test

test: build check ## check and test everything; packages that haven't changed are not tested again
	@echo "make test: testing all packages"
	$(GO) test ./...

check: ## formatting, vet, go.mod, tracked files, names in the docs, and the API promise
	@echo "make check: gofmt and go vet; the first time takes a minute"
	@out=$$(gofmt -l .); if [ -n "$$out" ]; then echo "gofmt would change:"; echo "$$out"; exit 1; fi
	$(GO) vet ./...
	$(GO) mod tidy -diff
	@.ci/tracked
	@.ci/names
	@GO=$(GO) .ci/api

# Neither tool is a dependency of the module. ST1000 is the check for package comments.
lint: ## staticcheck, and functions that no program or test reaches; a minute
	$(GO) run honnef.co/go/tools/cmd/staticcheck@v0.8.2 -checks all,-ST1000 ./...
	@out=$$($(GO) run golang.org/x/tools/cmd/deadcode@v0.51.0 -test ./...) || exit 1; \
		if [ -n "$$out" ]; then echo "no program and no test reaches:"; echo "$$out"; exit 1; fi

golden: ## rewrite everything that tests compare with; review the diff
	$(GO) test ./cmd/deduku -run TestSchema -update
	$(GO) test ./deduce/technique -run 'TestExampleSteps|TestLibrarySample' -update
	$(GO) test ./deduce/infer -run TestChosenNets -update
	$(GO) test ./deduce/render/explanation ./deduce/render/paint ./deduce/render/picture ./deduce/export ./deduce/export/pdf ./repl ./cmd/deduku ./examples -update

same: ## show that deduku prints the same bytes as at commit BASE (GROUPS="logs words" limits it)
	@[ "$(BASE)" ] || { echo "make same: which commit? make same BASE=COMMIT"; exit 2; }
	@.ci/same $(BASE) $(GROUPS)

# bubbletea 2.1.1 has a race of its own between RestoreTerminal and its renderer, so tests that suspend play are left out.
RACE = ./deduce/batch/stream ./deduce/batch/folder ./deduce/batch/table ./internal/files ./internal/progress ./repl/mcp ./repl/page ./repl/play ./repl/terminal/...
race: ## test the concurrent packages with the race detector (needs a C compiler)
	CGO_ENABLED=1 $(GO) test -race -short $(RACE)
	CGO_ENABLED=1 $(GO) test -race -short ./cmd/deduku -run 'TestProgram|TestPager|TestKilled|TestHungUp|TestReplay|TestLine|TestPrompt|TestInterrupt|Terminated'

# Package and target of each fuzz test. Minimizing is capped, since it would take most of the time.
FUZZ = board:FuzzBoard board/search:FuzzCount board/format:FuzzParse board/format:FuzzReader board/format:FuzzFormats \
	board/format:FuzzUnpack board/format:FuzzArchive board/format:FuzzPrograms board/format:FuzzQuoted board/format:FuzzAssignments board/format/links:FuzzLZDecode deduce/solverlog:FuzzRead deduce/solverlog:FuzzWalk deduce/solverlog/attempt:FuzzRecords deduce/dratcheck:FuzzCheck deduce/verify:FuzzCheck deduce/verify:FuzzDecode deduce/verify:FuzzQuick \
	deduce/render/jsonl:FuzzReadLog deduce/filter:FuzzCompile deduce/batch/plan:FuzzParsePlan internal/sanitize:FuzzVisible deduce/coach/review:FuzzParse repl:FuzzDo repl/terminal/keys:FuzzFilter repl/terminal:FuzzHistory
fuzz: ## fuzz every parser for FUZZTIME (30s), and check damaged logs against the answer engine
	@for f in $(FUZZ); do echo "$$f"; \
		$(GO) test ./$${f%%:*} -run '^$$' -fuzz "^$${f##*:}$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x || exit 1; done
	DEDUKU_FULL=1 $(GO) test ./deduce/verify ./repl -run 'TestAttack|TestDamaged' -timeout 60m

conformance: ## run the tests over whole data sets (hours)
	DEDUKU_FULL=1 $(GO) test ./deduce/technique -count=1 -run 'TestLibrary|TestFixtures|TestSound|TestNoGuess' -v -timeout 120m
	DEDUKU_FULL=1 $(GO) test ./deduce/rate -count=1 -run 'TestRatings|TestSteps' -v -timeout 60m
	DEDUKU_FULL=1 $(GO) test ./... -timeout 120m

# If a package has moved since BASE, name its earlier path in .ci/moves.txt.
bench: build ## measure CPU time, and compare it with commit BASE (SUBJECTS="engine logic" limits it)
	.ci/bench $(BASE)

# An int has 32 bits on 386 and arm. The page has no full screen, so repl/play is left out there.
cross: ## build for the other systems
	GOOS=windows GOARCH=amd64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=darwin GOARCH=arm64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=arm64 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=arm $(GO) build -o /dev/null ./cmd/deduku
	GOOS=linux GOARCH=386 $(GO) vet ./...
	GOOS=linux GOARCH=386 $(GO) build -o /dev/null ./cmd/deduku
	GOOS=js GOARCH=wasm $(GO) vet $$($(GO) list ./repl/... | grep -v /repl/play) ./cmd/deduku-web
	GOOS=js GOARCH=wasm $(GO) vet -tags lean $$($(GO) list ./repl/... | grep -v /repl/play) ./cmd/deduku-web

browser: ## install Chromium and the npm packages that browser tests need
	command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; }
	cd deduce/export/browser && npm ci --no-audit --no-fund
	cd deduce/handbook/browser && npm ci --no-audit --no-fund
	cd $(SITE) && npm ci --no-audit --no-fund

test-browser: browser ## open exported pages in Chromium
	$(GO) test ./deduce/export/browser -count 1 -v

test-handbook: browser handbook ## check the handbook's HTML, links, search, and accessibility
	$(GO) test ./deduce/handbook/... -count 1 -v

# With ONE_WIDTH=yes each test runs at one of the three widths. Firefox and WebKit run if they are installed.
test-web: browser web ## use the page in Chromium at three widths
	env -i HOME="$$HOME" PATH="$$PATH" GOOS=js GOARCH=wasm $(GO) test -exec "$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" ./repl/page
	DEDUKU_WEB=1 $(GO) test ./cmd/deduku-web -count 1 -v -parallel 2 -run 'TestPage|TestFirefox|TestWebKit' -timeout 20m

test-beam: ## build bin/deduku-beam, its own module, and test it on Beam's runner Prism
	cd cmd/deduku-beam && $(GO) vet . && $(GO) build -o ../../bin/deduku-beam . && $(GO) test . -timeout 5m

test-proofs: ## check proofs with gophersat, in its own module
	cd deduce/drat/secondjudge && $(GO) vet . && $(GO) test .

oracle: ## install npm's lz-string, which a test of packed addresses compares with
	cd board/format/links/testdata/lz-string && npm ci --no-audit --no-fund

cover: ## measure the coverage of the tests
	$(GO) test ./... -coverprofile bin/cover.out && $(GO) tool cover -func bin/cover.out | tail -1

##@ Release

release: ## make everything that people install in bin/release: make release VERSION=1.2.3 URL=... (needs Node)
	$(GO) run ./internal/release -version "$(VERSION)" -url "$(URL)" -out bin/release

test-release: ## make a release in each of two clones, compare the bytes, install it, and use it
	DEDUKU_RELEASE=1 $(GO) test ./internal/release -run TestRelease -count 1 -v -timeout 30m

image: ## build the container image in bin/release with podman, buildah, or docker
	@for builder in podman buildah docker; do \
		if $$builder info >/dev/null 2>&1; then exec $$builder build -t deduku -f bin/release/Containerfile bin/release; fi; \
	done; echo "make image: none of podman, buildah, and docker works here"; exit 1

# PATH is also the shell's search path, so that is restored. Since make 4.4 it is lost, and GO must be an absolute path.
ifeq ($(origin PATH),command line)
MODULE := $(PATH)
override PATH := $(shell echo "$$PATH")
endif
module: ## give the module another path: make module PATH=example.com/you/deduku
	$(GO) run ./internal/rename "$(MODULE)"

test-module: ## do that in a clone, build it, and test it (with DEDUKU_FULL=1 all of it)
	$(GO) test ./internal/rename -count 1
	rm -rf bin/module && git clone --quiet . bin/module
	$(MAKE) -C bin/module module PATH=example.com/you/deduku
	cd bin/module && $(GO) vet ./... && $(GO) test $(if $(DEDUKU_FULL),./...,./cmd/deduku ./deduce/sudoku -run 'TestImports|TestREADME|Example')
	rm -rf bin/module

vuln: ## look up known vulnerabilities in what the program links (asks a database on the network)
	@cd internal/release/tools && $(GO) build -o ../../../bin/govulncheck golang.org/x/vuln/cmd/govulncheck
	@bin/govulncheck ./... || { [ $$? -eq 3 ] || echo "make vuln: no answer from the database, so nothing was checked"; exit 1; }

clean: ## remove everything that was built
	rm -rf bin
