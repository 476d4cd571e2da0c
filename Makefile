# Every habit of the project is a target; `make` alone lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
# Of power cuts.
ROUNDS ?= 24
SAMPLE := Fixtures/Books/Class14ContactList.plist
SOURCES := Sources Tests Package.swift
# The tests must pass without a locale and a terminal, so they never get to see the user's.
BARE := env -u TERM -u LANG -u LANGUAGE -u LC_ALL -u LC_MESSAGES -u LC_CTYPE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test lint check screens install tables fuzz faults peers bench
.PHONY: curses tmux strace e2fsprogs util-linux python khard radicale vdirsyncer

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: curses ## Open a copy of the sample book, or BOOK=path
	@$(SWIFT) build --product addressbook >&2
	@book=$$BOOK; \
	if [ -z "$$book" ]; then \
	  book=.build/books/$(notdir $(SAMPLE)); \
	  [ -e "$$book" ] || { mkdir -p .build/books && cp $(SAMPLE) "$$book"; }; \
	fi; \
	if [ -t 0 ] && [ -t 1 ]; then exec .build/debug/addressbook --book "$$book"; fi; \
	.build/debug/addressbook list --book "$$book"; status=$$?; \
	echo "No terminal here, so the book was listed. Full screen: make run in a terminal." >&2; \
	exit $$status

test: curses tmux python ## Run every test
	@$(BARE) $(SWIFT) test </dev/null

lint: curses ## Check format, imports, and warnings
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	@$(SWIFT) build --explicit-target-dependency-import-check error

check: lint test ## Lint and test: what CI runs

screens: curses tmux python ## Record the golden screens anew, then show which changed
	@echo "Recording; a test that recorded counts as failed."
	@$(BARE) ADDRESSBOOK_RECORD=1 $(SWIFT) test </dev/null || true
	@$(BARE) ADDRESSBOOK_RECORD=1 $(SWIFT) test --skip-build --filter ReadmeTests </dev/null || true
	@git status --short Fixtures/Screens README.md

install: curses ## Build for release and install under PREFIX (/usr/local)
	@$(SWIFT) build -c release --static-swift-stdlib --product addressbook
	install -D -m 755 .build/release/addressbook "$(DESTDIR)$(PREFIX)/bin/addressbook"

tables: ## Make the tables of readings and widths anew
	$(call need,test -e /usr/share/unicode/EastAsianWidth.txt,unicode-data)
	@$(SWIFT) run pinyin-tables
	@$(SWIFT) run width-tables

bench: curses python ## Measure speed, each with its ratio to a plain scan of the same bytes
	@$(SWIFT) run -c release Benchmarks
	@[ -e .build/books/cards.vcf ] || { mkdir -p .build/books && \
	  python3 Tests/Tools/gencards.py -n 50000 --photo 0.02 --out .build/books/cards.vcf; }
	@$(SWIFT) run --skip-build -c release Benchmarks cards .build/books/cards.vcf
	@$(SWIFT) run --skip-build -c release Benchmarks books .build/books

# MINUTES of libFuzzer, shared by the readers. What it learns stays in .build/fuzz, what it finds too.
# (Of several -sanitize the compiler takes the last, so it gets both in one.)
MINUTES ?= 10
READERS := cards tables lists
fuzz: curses python ## Damage contact files 2,000 times each, then libFuzzer for MINUTES=10
	ADDRESSBOOK_CARDS=2000 $(SWIFT) test --filter GeneratedCardsTests </dev/null
	@mkdir -p .build/books
	@python3 Tests/Tools/gencards.py -n 2000 --photo 0.01 --messy 0.5 --seed $$(date +%s) \
	  --out .build/books/damaged.vcf
	@$(SWIFT) run -c release Mutations 2000 Fixtures/Cards/*.vcf .build/books/damaged.vcf
	@mkdir -p $(READERS:%=.build/fuzz/%) .build/fuzz/findings
	@ADDRESSBOOK_FUZZER=1 $(SWIFT) build -c release --scratch-path .build/fuzz \
	  --disable-dead-strip --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address --product Fuzzer \
	  >.build/fuzz/build.log 2>&1 || { grep -v 'Cannot export local' .build/fuzz/build.log; exit 2; }
	@cp Fixtures/Cards/*.vcf Fixtures/Cards/Found/*.vcf .build/fuzz/cards
	@cp Fixtures/Cards/*.csv .build/fuzz/tables
	@cp Fixtures/PropertyLists/*.plist Fixtures/Books/*.plist .build/fuzz/lists
	@for reader in $(READERS); do \
	  echo "Fuzzing the reader of $$reader"; \
	  ADDRESSBOOK_FUZZED=$$reader ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no \
	    .build/fuzz/release/Fuzzer .build/fuzz/$$reader -max_len=65536 -timeout=10 \
	    -rss_limit_mb=2048 -artifact_prefix=.build/fuzz/findings/$$reader- -verbosity=0 \
	    -print_final_stats=1 \
	    -max_total_time=$$(( $(MINUTES) * 60 / $(words $(READERS)) )) </dev/null || exit; \
	done

peers: curses tmux python khard radicale vdirsyncer ## Let other programs read what we write, and sync an open book
	@$(BARE) ADDRESSBOOK_PEERS=1 $(SWIFT) test --filter PeerTests </dev/null
	@$(SWIFT) build --product addressbook >&2
	@Tests/Peers/sync .build/debug/addressbook

faults: curses strace e2fsprogs util-linux ## Save under faults; ROUNDS=300 for more power cuts
	@$(SWIFT) build --product addressbook >&2
	@ROUNDS=$(ROUNDS) Tests/Faults/run .build/debug/addressbook

# What the build and the tests need of the system. $(call need,TEST,PACKAGE): where TEST fails the
# package is installed, quietly, by root or sudo; where that can't be, the command is printed.
define need
	@$(1) || { \
	  install='apt-get install -y $(2)'; \
	  if ! command -v apt-get >/dev/null; then \
	    echo "AddressBook needs what Debian calls $(2); please install it." >&2; exit 2; \
	  elif [ "$$(id -u)" = 0 ]; then sudo=; \
	  elif sudo -n true 2>/dev/null; then sudo='sudo -n'; \
	  else echo "AddressBook needs $(2). Install it with: sudo $$install" >&2; exit 2; fi; \
	  log=$$(mktemp); export DEBIAN_FRONTEND=noninteractive; \
	  { $$sudo $$install || { $$sudo apt-get update && $$sudo $$install; }; } >"$$log" 2>&1 \
	    </dev/null || { cat "$$log" >&2; echo "This failed: $$install" >&2; exit 2; }; \
	  rm -f "$$log"; }
endef

curses:
	$(call need,echo 'int main(void) { return 0; }' \
	  | clang -include curses.h -x c - -lncursesw -ltinfo -o /dev/null 2>/dev/null,libncursesw5-dev)

strace:
	$(call need,command -v strace >/dev/null,strace)

e2fsprogs:
	$(call need,command -v mkfs.ext4 >/dev/null && command -v chattr >/dev/null,e2fsprogs)

util-linux:
	$(call need,command -v setpriv >/dev/null && command -v mount >/dev/null,util-linux mount)

tmux:
	$(call need,command -v tmux >/dev/null,tmux)

python:
	$(call need,command -v python3 >/dev/null,python3)

# Debian's Python, whatever other one there is: khard and vobject are its modules.
khard:
	$(call need,/usr/bin/python3 -c 'import khard; import vobject' 2>/dev/null,khard python3-vobject)

radicale:
	$(call need,command -v radicale >/dev/null,radicale)

vdirsyncer:
	$(call need,command -v vdirsyncer >/dev/null,vdirsyncer)
