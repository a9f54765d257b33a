# make run        installs what is missing, builds, plays two published decks
# make dev        build/dev/cardwright and its cards, for work: builds in seconds, plays slower
# make test       every test, with the build of make dev; the ten slowest with their times; the
#                 last line says how many passed
# make test-changed  the tests that the objects which changed since they passed can reach
# make test-builds   the fast build, and those by another compiler and with sanitizers
# make test-long  more games, numbers, all compilers
# make faults     pair_test finds each fault that is planted on purpose; minutes
# make numbers    games and verbs where each number that wraps is a fault
# make dev-tests/db/list_test   one test, a program or a script, with the build for work
# make golden     lets bots play the games of tests/golden/ anew; read the diff
# make check      format, names, layers, door, lint, fresh, tidy, tests
# make cards      build/cards.db from cards/, only what changed
# make man        build/man/: pages of the manual, one for each command
# make docs       docs/words.md, docs/game-words.md and docs/limits.md from the tables,
#                 docs/rules.md from all that cites rules, docs/recipes.md from scripts
# make compilers  gcc and clang, -O0 to -O3, plain and with sanitizers: no warning, same games
# make fuzz       each reader with any input for a minute, from the seeds in tests/fuzz/;
#                 FUZZ=600 is ten minutes each
# make fuzz-seeds the seeds alone: which stages of its reader each target comes to
# make format     clang-format agrees with all C
# make names      no code outside a game's folder has its words
# make layers     what includes and calls what, over tools/dev/layers.txt
# make door       nothing reaches a terminal past tools/door/terminal.c
# make lint       luacheck over all Lua
# make fresh      the pages that make docs writes are what the sources say
# make tidy       clang-tidy over the C that changed; make tidy CHANGED= over all, minutes
# make bench      BENCH.md and docs/bench/: how fast everything is; minutes
# make bench-programs  build/tests/bench/: the programs that measure growth and imports
# make trained    build/trained/cardwright, fitted to the games of the bench: the same games,
#                 faster; builds twice, minutes
# make lib        build/lib/: libcardwright.so and .a with cardwright.h, for programs of one's own
# make wheel      build/wheel/: the package for Python, with library and cards, for pip
# make page       build/page/: the program in a browser, a folder of files for any host
# make page-test  its tests, in Node and in a browser
# make dev-page   the same page with the cards of the build for work; dev-page-test its tests
# make abi        tools/embed/cardwright.abi: the types and functions of cardwright.h
# make figures    how long functions are, what share comments have
# make deps       installs what is missing (Debian)

ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=$(shell nproc)
endif

CC      ?= cc
CFLAGS  ?= -O3 -g -flto=auto
WARN     = -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
           -Wstrict-prototypes -Wmissing-prototypes -Wswitch-enum -Wundef -Wvla -Werror
LUA_INC := $(shell pkg-config --cflags lua5.4 2>/dev/null || echo -I/usr/include/lua5.4)
XML_INC := $(shell pkg-config --cflags libxml-2.0 2>/dev/null || echo -I/usr/include/libxml2)
# The library exports what its header declares and nothing else; the program is the same objects.
SHAPE    = -fPIC -fvisibility=hidden
LIBS     = -llua5.4 -lsqlite3 -ljansson -larchive -lz -lxml2 -lyaml -lutf8proc -ledit -lm -lpthread
# `serve` is of the program alone, and no part of the library.
ALL_LIBS = $(LIBS) -lmicrohttpd
BUILD   ?= build

# The build for work and for tests: no link-time optimization, no more debug information than a
# backtrace needs. The bench refuses it (DEV_BUILD).
DEV        = $(BUILD)/dev
DEV_CFLAGS = -O2 -g1 -DDEV_BUILD
AS_DEV     = BUILD=$(DEV) CFLAGS="$(DEV_CFLAGS)"

# A fast linker, where there is one: the tests are a hundred programs.
LINKER  := $(if $(findstring -flto,$(CFLAGS)),,$(if $(shell command -v mold),-fuse-ld=mold))

KERNEL    = $(wildcard engine/base/*.c engine/cards/*.c engine/kernel/*/*.c engine/abilities/*/*.c)
PLAY      = $(wildcard engine/play/*.c)
VERBS     = $(wildcard engine/verbs/*.c)
SCRIPTED  = $(wildcard engine/scripted/*.c engine/scripted/*/*.c)
RIFTBOUND = $(wildcard engine/riftbound/*.c engine/riftbound/*/*.c)
SCRIPTING = $(wildcard scripting/*.c scripting/*/*.c)
DB        = $(wildcard db/*/*.c db/*/*/*.c)
# Not tools/page: its C is the page's own (tools/page/page.mk).
TOOLS     = $(filter-out tools/page/%,$(wildcard tools/*/*.c tools/*/*/*.c))
SOURCES   = $(KERNEL) $(PLAY) $(VERBS) $(SCRIPTED) $(RIFTBOUND) $(SCRIPTING) $(DB) $(TOOLS)
GAMES     = $(patsubst %/game.lua,%,$(wildcard cards/*/game.lua))
TOYS      = $(patsubst %/game.lua,%,$(wildcard tests/games/*.lua tests/games/*/game.lua))
# Statements, sentences of rules, help pages, templates: text files that the program holds.
TEXTS     = $(filter-out tools/dev/% tools/page/%,$(foreach kind,sql txt lua csv json,\
              $(wildcard $(addsuffix /*.$(kind),db/* engine/*/* tools/* tools/cli/*)))) \
            docs/recipes.md
TEXTS_O   = $(TEXTS:%=$(BUILD)/gen/%.o)
OBJECTS   = $(SOURCES:%.c=$(BUILD)/obj/%.o) $(TEXTS_O)
DEPENDS   = $(OBJECTS:.o=.d)
TESTS     = $(patsubst %.c,$(BUILD)/%,$(wildcard tests/*/*_test.c)) \
            $(filter-out tests/builds/% tests/page/%,$(wildcard tests/*/*_test.sh))
FUZZERS   = $(patsubst tests/fuzz/%_fuzz.c,%,$(wildcard tests/fuzz/*_fuzz.c))
BENCHES   = $(patsubst %.c,$(BUILD)/%,$(wildcard tests/*/*_bench.c))
SEEDERS   = $(FUZZERS:%=$(BUILD)/tests/fuzz/%_seeds)
SHARED_O  = $(patsubst %.c,$(BUILD)/obj/%.o,$(filter-out %_test.c %_bench.c tests/fuzz/% tests/embed/%,$(wildcard tests/*/*.c)))

LIBRARY   = $(filter-out $(BUILD)/obj/tools/cli/main.o,$(OBJECTS))
# What a test is linked with. Of an archive the linker takes what the test uses, which is a tenth of
# the work for most; ar finds no symbols in objects of link-time optimization.
LINKED    = $(if $(findstring -flto,$(CFLAGS)),$(SHARED_O) $(LIBRARY),$(BUILD)/library.a)
KERNEL_O  = $(KERNEL:%.c=$(BUILD)/obj/%.o)
SCRIPTS_O = $(patsubst %.c,$(BUILD)/obj/%.o,$(SCRIPTING) $(SCRIPTED) $(VERBS) $(PLAY))

SAFE      = -O1 -g1 -w -fsanitize=address,undefined -fno-sanitize-recover=all
C_ALL     = $(SOURCES) $(wildcard tools/page/*.c engine/*/*.h engine/*/*/*.h scripting/*.h scripting/*/*.h db/*/*.h db/*/*/*.h tools/*/*.h tools/*/*/*.h \
             tests/*/*.[ch])

all: $(BUILD)/cardwright
	@:

# Link-time optimization warns anew, so a warning is a fault here too.
$(BUILD)/cardwright: $(OBJECTS)
	@$(CC) $(WARN) $(CFLAGS) $(LINKER) $^ $(ALL_LIBS) -o $@

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	@$(CC) $(WARN) $(CFLAGS) $(SHAPE) -I. $(LUA_INC) $(XML_INC) -MMD -MP -c $< -o $@

# libcardwright: what is linked to it needs cardwright.h alone. Its number goes up with a change
# that breaks programs (check_abi.sh).
LIB      = $(BUILD)/lib
LIB_SO   = libcardwright.so.0
EMBEDDED = $(filter-out $(BUILD)/obj/tools/cli/% $(BUILD)/obj/tools/rooms/% \
           $(BUILD)/obj/tools/serve/%,$(OBJECTS))

lib: $(LIB)/libcardwright.so $(LIB)/libcardwright.a $(LIB)/cardwright.h $(LIB)/pkgconfig/cardwright.pc

$(LIB)/libcardwright.so: $(EMBEDDED) tools/embed/cardwright.map
	@mkdir -p $(@D)
	@$(CC) $(WARN) $(CFLAGS) $(LINKER) -shared -Wl,-soname,$(LIB_SO) -Wl,--no-undefined \
	    -Wl,--version-script=tools/embed/cardwright.map $(EMBEDDED) $(LIBS) -o $(LIB)/$(LIB_SO)
	@ln -sf $(LIB_SO) $@

# One object, so that no name of ours meets one of the program's.
$(LIB)/libcardwright.a: $(EMBEDDED)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(if $(findstring -flto,$(CFLAGS)),-flinker-output=nolto-rel) -nostdlib -r \
	    $(EMBEDDED) -o $(LIB)/cardwright.o
	@objcopy --wildcard --keep-global-symbol='cw_*' $(LIB)/cardwright.o
	@rm -f $@
	@ar rcs $@ $(LIB)/cardwright.o
	@rm $(LIB)/cardwright.o

$(LIB)/cardwright.h: tools/embed/cardwright.h
	@mkdir -p $(@D)
	@cp $< $@

$(LIB)/pkgconfig/cardwright.pc: tools/embed/cardwright.pc tools/door/version.h
	@mkdir -p $(@D)
	@sed -e "s/@VERSION@/$$(sed -n 's/.*CARDWRIGHT_VERSION "\(.*\)".*/\1/p' tools/door/version.h)/" \
	    -e "s/@LIBS@/$(LIBS)/" $< >$@

# The package for Python with library and cards in one file: pip install build/wheel/*.whl
wheel: lib cards
	@python3 tools/python/wheel.py $(BUILD)

# The page: the engine as WebAssembly with its cards, and what a browser shows. The texts and cards are
# those of the program in the folder that is given.
page_of = sh tools/page/sources.sh $(BUILD)/page-libs && \
          $(MAKE) --no-print-directory -f tools/page/page.mk BUILD=$(BUILD) FROM=$(1)

page:
	@sh tools/dev/deps.sh page
	@$(MAKE) --no-print-directory all cards
	+@$(call page_of,$(BUILD))

dev-page:
	@sh tools/dev/deps.sh page
	@$(MAKE) --no-print-directory dev
	+@$(call page_of,$(DEV))

page-test: page
	@BUILD=$(BUILD) sh tools/dev/run_tests.sh $(BUILD) $(wildcard tests/page/*_test.sh)

dev-page-test: dev-page
	@BUILD=$(DEV) sh tools/dev/run_tests.sh $(DEV) $(wildcard tests/page/*_test.sh)

# Each text file as a C array: a string of its length is beyond what C11 promises.
# NAME.sql becomes NAME_sql, NAME.txt NAME_txt, with a 0 behind the text.
$(BUILD)/gen/%.c: %
	@mkdir -p $(@D)
	@{ echo 'const char $(subst .,_,$(notdir $*))[] = {'; \
	   od -An -v -tu1 $< | sed 's/[0-9][0-9]*/(char)&,/g'; echo '0};'; } > $@

$(BUILD)/gen/%.o: $(BUILD)/gen/%.c
	@$(CC) $(WARN) $(CFLAGS) $(SHAPE) -I. -c $< -o $@

# The kernel's tests link without any game: it knows none.
$(BUILD)/tests/engine/kernel_%_test: $(BUILD)/obj/tests/engine/kernel_%_test.o $(KERNEL_O)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(LINKER) $^ $(LIBS) -lcmocka -o $@

# Nor does a game written in Lua need more than the kernel, the script host and what
# stands between them.
$(BUILD)/tests/scripted/game_%_test: \
    $(BUILD)/obj/tests/scripted/game_%_test.o $(SCRIPTS_O) $(KERNEL_O)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(LINKER) $^ $(LIBS) -lcmocka -o $@

$(BUILD)/library.a: $(SHARED_O) $(LIBRARY)
	@rm -f $@
	@ar rcsT $@ $^

$(BUILD)/tests/%_test: $(BUILD)/obj/tests/%_test.o $(LINKED)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(LINKER) $^ $(ALL_LIBS) -lcmocka -o $@

# What measures growth and imports is no part of the program.
$(BUILD)/tests/%_bench: $(BUILD)/obj/tests/%_bench.o $(LINKED)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(LINKER) $^ $(ALL_LIBS) -lcmocka -o $@

-include $(DEPENDS) $(wildcard $(BUILD)/obj/tests/*/*.d)

.SECONDARY:

dev: dev-program
	@$(MAKE) --no-print-directory $(AS_DEV) cards

dev-program:
	@$(MAKE) --no-print-directory $(AS_DEV) all

# One test: a program, built and run (make dev-tests/db/list_test), or a script.
dev-tests/%.sh: dev
	@BUILD=$(DEV) sh tests/$*.sh

dev-tests/%: dev
	@$(MAKE) --no-print-directory $(AS_DEV) $(DEV)/tests/$*
	@BUILD=$(DEV) $(DEV)/tests/$*

run: deps
	@$(MAKE) --no-print-directory all cards
	@$(BUILD)/cardwright play proving-grounds-annie proving-grounds-garen \
	    --seats bot,bot --seed 7

test:
	@sh tools/dev/deps.sh test
	@$(MAKE) --no-print-directory $(AS_DEV) tests

tests: all lib cards $(filter-out %.sh,$(TESTS)) $(SEEDERS) $(BENCHES)
	@sh tools/dev/run_tests.sh $(BUILD) $(TESTS) scenarios

test-changed:
	@sh tools/dev/deps.sh test
	@$(MAKE) --no-print-directory $(AS_DEV) tests-changed

# Only the programs of tests that run are linked; random games are an eighth as many.
tests-changed: all lib cards $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard tests/*/*_test.c tests/*/*_bench.c)) $(SHARED_O)
	@sh tools/dev/changed_tests.sh $(BUILD) $(TESTS) scenarios >$(BUILD)/changed.txt
	@$(MAKE) --no-print-directory $$(grep '^$(BUILD)/' $(BUILD)/changed.txt) $(SEEDERS) $(BENCHES)
	@SHORT=1 sh tools/dev/run_tests.sh $(BUILD) $$(cat $(BUILD)/changed.txt)

# The fast program, one by clang and one with sanitizers: every warning a fault, the same
# games, and random play.
test-builds:
	@sh tools/dev/deps.sh fuzz
	@$(MAKE) --no-print-directory all lib
	@$(MAKE) --no-print-directory $(AS_DEV) all cards
	@$(MAKE) --no-print-directory clang
	@$(MAKE) --no-print-directory safe
	@sh tools/dev/run_tests.sh $(DEV) $(wildcard tests/builds/*_test.sh)

# Every compiler, level and sanitizer: no warning, the same games.
compilers: cards
	+@sh tools/dev/compilers.sh $(BUILD)

# The program writes its pages from the tables of its commands and options.
man: all
	@mkdir -p $(BUILD)/man
	@$(BUILD)/cardwright man >$(BUILD)/man/cardwright.1
	@sed -nE 's/^(COMMAND|PART)\(([a-z]+), *([a-z]*).*/\1 \2 \3/p' tools/cli/commands.def | \
	    while read kind command part; do \
	    if [ $$kind = COMMAND ]; then part=; fi; \
	    $(BUILD)/cardwright man $$command $$part >$(BUILD)/man/cardwright-$$command$${part:+-$$part}.1 \
	        || exit 1; done

# What of the tree a compiler could read in its own way.
built: all $(BUILD)/tests/play/golden_test

test-long: export LONG = 1
test-long: export TEST_SECONDS = 7200
test-long:
	@sh tools/dev/deps.sh fuzz
	@$(MAKE) --no-print-directory tidy CHANGED=
	@for part in numbers compilers test-builds test faults; do \
	    $(MAKE) --no-print-directory $$part || exit 1; done

# The same program with the sanitizers on, for random play.
safe:
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/safe CFLAGS="$(SAFE)" all lib \
	    $(BUILD)/safe/tests/fuzz/embed_seeds $(BUILD)/safe/tests/play/random_play_test $(BUILD)/safe/tests/play/forged_save_test \
	    $(BUILD)/safe/tests/play/verb_kinds_test \
	    $(addprefix $(BUILD)/safe/tests/tools/,serve_known_test room_test folder_test)

# The same program by another compiler, where there is one, with every warning a fault.
clang:
	@if command -v clang >/dev/null; then \
	    $(MAKE) --no-print-directory BUILD=$(BUILD)/clang CC=clang CFLAGS=-O0 all; fi

# The engine made wrong in one place after another: pair_test must find each.
faults: dev
	@BUILD=$(DEV) sh tests/play/planted_faults.sh

# Scenarios, random games and verbs with anything, where each number that wraps or loses
# bits is a fault. Hashes and random streams wrap on purpose, without a sign.
NUMBERS = -O1 -g1 -w -fsanitize=undefined,integer -fno-sanitize-recover=all \
          -fno-sanitize=unsigned-shift-base,unsigned-integer-overflow

numbers: cards
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/numbers CC=clang CFLAGS="$(NUMBERS)" all \
	    $(BUILD)/numbers/tests/play/random_play_test $(BUILD)/numbers/tests/play/verb_kinds_test
	@$(BUILD)/numbers/cardwright test --db $(BUILD)/cards.db
	@SAFE=1 BUILD=$(BUILD) $(BUILD)/numbers/tests/play/random_play_test
	@BUILD=$(BUILD) $(BUILD)/numbers/tests/play/verb_kinds_test

# Finds stay in build/fuzz; a fault leaves its input there, and the others go on. As many
# targets run at once as there are processors; FUZZ=600 is ten minutes for each, FUZZ_ALL=3600
# an hour for all together.
FUZZ ?= 60
FUZZ_CFLAGS = -O1 -g1 -w -Werror=implicit -fsanitize=fuzzer-no-link,address,undefined \
              -fno-sanitize=null,alignment,pointer-overflow \
              -fno-sanitize-recover=all

$(BUILD)/%_fuzz: $(BUILD)/obj/tests/fuzz/%_fuzz.o $(BUILD)/obj/tests/fuzz/stages.o $(LINKED)
	@$(CC) $(CFLAGS) $(LINKER) -fsanitize=fuzzer $^ $(ALL_LIBS) -lcmocka -o $@

# The same targets with their seeds alone, for any compiler.
$(BUILD)/tests/fuzz/%_seeds: $(BUILD)/obj/tests/fuzz/%_fuzz.o $(BUILD)/obj/tests/fuzz/stages.o \
    $(BUILD)/obj/tests/fuzz/seeds.o $(LINKED)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) $(LINKER) $^ $(ALL_LIBS) -lcmocka -o $@

fuzz-seeds: cards $(SEEDERS)
	@for name in $(FUZZERS); do BUILD=$(BUILD) \
	    $(BUILD)/tests/fuzz/$${name}_seeds tests/fuzz/$$name 2>/dev/null || exit 1; done

fuzz: cards
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz CC=clang CFLAGS="$(FUZZ_CFLAGS)" \
	    $(FUZZERS:%=$(BUILD)/fuzz/%_fuzz)
	@BUILD=$(BUILD) FUZZ_ALL=$(FUZZ_ALL) sh tools/dev/fuzz.sh $(FUZZ) $(FUZZERS)

golden: dev
	@$(MAKE) --no-print-directory $(AS_DEV) $(DEV)/tests/play/golden_test
	@GOLDEN=write BUILD=$(DEV) $(DEV)/tests/play/golden_test

# One after the other, the quick ones first. CHANGED is empty in CI: tidy reads all.
CHANGED ?= changed

check:
	@sh tools/dev/deps.sh check
	@for part in format names layers door lint fresh tidy test; do \
	    $(MAKE) --no-print-directory $$part || exit 1; done

format:
	@clang-format --dry-run -Werror $(C_ALL)

# What calls what is read from the objects.
layers: dev-program
	@sh tools/dev/check_layers.sh $(DEV)/obj

# What calls what is read from the objects here too.
door: dev-program
	@sh tools/dev/check_door.sh $(DEV)/obj

names:
	@sh tools/dev/check_names.sh

# Cards see the words of the language and nothing else; see .luacheckrc.
lint: dev-program
	@if command -v luacheck >/dev/null; then \
	    $(DEV)/cardwright import --db $(DEV)/lint.db cards/riftbound/core cards/riftbound/ogn \
	        cards/riftbound/sfd cards/riftbound/unl cards/riftbound/ven \
	        $(GAMES) $(TOYS) $(wildcard tests/sets/*) >$(DEV)/lint.log && \
	    $(DEV)/cardwright words --luacheck --db $(DEV)/lint.db >$(DEV)/card_words.lua && \
	    sh tools/dev/game_words.sh $(DEV) $(GAMES) $(TOYS) && \
	    BUILD=$(DEV) luacheck --quiet --no-color cards tests/scenarios tests/sets tests/games; fi

# Only files that changed since the main branch; make tidy CHANGED= reads all, and with
# DEPTH=shallow five times faster.
tidy:
	@DEPTH=$(DEPTH) sh tools/dev/tidy.sh $(CHANGED)

# The pages that make docs writes are what the sources say.
fresh: dev-program
	@sh tools/dev/check_docs.sh $(DEV)/cardwright

docs: dev-program
	@$(DEV)/cardwright words --markdown >docs/words.md
	@sh tools/dev/rules_map.sh >docs/rules.md
	@sh tools/dev/past_header.sh write
	@$(DEV)/cardwright words --limits >docs/limits.md
	@$(DEV)/cardwright explain --markdown >docs/findings.md
	@$(DEV)/cardwright words --games >docs/game-words.md
	@sh tools/dev/recipes.sh >$(DEV)/page.md
	@sh tools/dev/said_cards.sh $(DEV)/cardwright >>$(DEV)/page.md
	@mv $(DEV)/page.md docs/recipes.md
	@sh tools/dev/game_page.sh $(DEV)/cardwright cards/zanaga docs/zanaga.md >$(DEV)/page.md
	@mv $(DEV)/page.md docs/zanaga.md

# After what is added to cardwright.h; what breaks programs raises LIB_SO too.
abi:
	@sh tools/dev/check_abi.sh write

figures:
	@sh tools/dev/figures.sh

bench: cards lib bench-programs
	@sh tools/dev/bench.sh $(BUILD)

# build/tests/bench/growth_bench and import_bench, which say at their heads how they are run.
bench-programs: $(BENCHES)
	@:

trained: all cards
	+@CC="$(CC)" MAKE="$(MAKE)" sh tools/dev/trained.sh $(BUILD) "$(CFLAGS)"

deps:
	@sh tools/dev/deps.sh

cards: $(BUILD)/cardwright
	@$(BUILD)/cardwright import --db $(BUILD)/cards.db cards/riftbound/core \
	   cards/riftbound/ogn cards/riftbound/ogs cards/riftbound/sfd cards/riftbound/unl cards/riftbound/ven cards/riftbound/decks \
	   $(GAMES)

clean:
	rm -rf $(BUILD)

.PHONY: page dev-page page-test dev-page-test man all dev dev-program run test tests test-changed tests-changed test-builds test-long safe clang numbers faults fuzz fuzz-seeds compilers built golden check format layers door names lint fresh tidy docs bench bench-programs trained figures deps cards clean
