# make run        installs what is missing, builds, plays two published decks
# make test       every test; the last line says how many passed
# make test-long  the same and more games
# make golden     lets bots play the games of tests/golden/ anew; read the diff
# make check      format, names, layers, lint, fresh, tidy, tests
# make cards      build/cards.db from cards/, only what changed
# make docs       docs/words.md from the tables, docs/rules.md from all that cites rules
# make fuzz       each reader with any input for FUZZ seconds, from the seeds in tests/fuzz/
# make format     clang-format agrees with all C
# make names      no code outside a game's folder has its words
# make layers     what includes and calls what, over tools/dev/layers.txt
# make lint       luacheck over all Lua
# make fresh      docs/words.md and docs/rules.md are what make docs writes
# make tidy       clang-tidy over the C that changed; make tidy CHANGED= over all, minutes
# make figures    how long functions are, what share comments have
# make deps       installs what is missing (Debian)

ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=$(shell nproc)
endif

CC      ?= cc
CFLAGS  ?= -O2 -g -flto=auto
WARN     = -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
           -Wstrict-prototypes -Wmissing-prototypes -Wswitch-enum -Wundef -Wvla -Werror
LUA_INC  = $(shell pkg-config --cflags lua5.4 2>/dev/null || echo -I/usr/include/lua5.4)
LIBS     = -llua5.4 -lsqlite3 -ljansson -lz -lzstd -lutf8proc -ledit -lm -lpthread
BUILD   ?= build

KERNEL    = $(wildcard engine/kernel/*/*.c)
PLAY      = $(wildcard engine/play/*.c)
RIFTBOUND = $(wildcard engine/riftbound/*.c engine/riftbound/*/*.c)
SCRIPTING = $(wildcard scripting/*.c)
DB        = $(wildcard db/*/*.c)
TOOLS     = $(wildcard tools/*/*.c)
SOURCES   = $(KERNEL) $(PLAY) $(RIFTBOUND) $(SCRIPTING) $(DB) $(TOOLS)
SQL       = $(patsubst %.sql,$(BUILD)/gen/%.c,$(notdir $(wildcard db/store/*.sql)))
OBJECTS   = $(SOURCES:%.c=$(BUILD)/obj/%.o) $(SQL:.c=.o)
DEPENDS   = $(OBJECTS:.o=.d) $(PLAIN_O:.o=.d)
TESTS     = $(patsubst %.c,$(BUILD)/%,$(wildcard tests/*/*_test.c)) $(wildcard tests/*/*_test.sh)
SHARED_O  = $(patsubst %.c,$(PLAIN)/%.o,$(filter-out %_test.c %_fuzz.c,$(wildcard tests/*/*.c)))

# Tests link objects without link-time optimization, which each of them would do anew, and
# with no more debug information than a backtrace needs.
PLAIN        = $(BUILD)/$(if $(findstring -flto,$(CFLAGS)),plain,obj)
PLAIN_CFLAGS = $(patsubst -g,-g1,$(filter-out -flto%,$(CFLAGS)))
PLAIN_O      = $(SOURCES:%.c=$(PLAIN)/%.o) $(SQL:.c=.o)
LIBRARY      = $(filter-out $(PLAIN)/tools/cli/main.o,$(PLAIN_O))
KERNEL_O     = $(KERNEL:%.c=$(PLAIN)/%.o)
SCRIPTS_O    = $(SCRIPTING:%.c=$(PLAIN)/%.o)

SAFE      = -O1 -g1 -w -fsanitize=address,undefined -fno-sanitize-recover=all
C_ALL     = $(SOURCES) $(wildcard engine/*/*.h engine/*/*/*.h scripting/*.h db/*/*.h tools/*/*.h \
             tests/*/*.[ch])

all: $(BUILD)/cardwright

$(BUILD)/cardwright: $(OBJECTS)
	@$(CC) $(CFLAGS) $^ $(LIBS) -o $@

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	@$(CC) $(WARN) $(CFLAGS) -I. $(LUA_INC) -MMD -MP -c $< -o $@

$(BUILD)/plain/%.o: %.c
	@mkdir -p $(@D)
	@$(CC) $(WARN) $(PLAIN_CFLAGS) -I. $(LUA_INC) -MMD -MP -c $< -o $@

# Each .sql file as a C array: a string of its length is beyond what C11 promises.
$(BUILD)/gen/%.c: db/store/%.sql
	@mkdir -p $(@D)
	@{ echo 'const char $*_sql[] = {'; \
	   od -An -v -tu1 $< | sed 's/[0-9][0-9]*/&,/g'; echo '0};'; } > $@

$(BUILD)/gen/%.o: $(BUILD)/gen/%.c
	@$(CC) $(WARN) $(PLAIN_CFLAGS) -I. -c $< -o $@

# The kernel's tests link without any game: it knows none.
$(BUILD)/tests/engine/kernel_%_test: $(PLAIN)/tests/engine/kernel_%_test.o $(KERNEL_O)
	@mkdir -p $(@D)
	@$(CC) $(PLAIN_CFLAGS) $^ $(LIBS) -lcmocka -o $@

# Nor does a game written in Lua need more than the kernel and the script host.
$(BUILD)/tests/scripting/ruleset_%_test: \
    $(PLAIN)/tests/scripting/ruleset_%_test.o $(SCRIPTS_O) $(KERNEL_O)
	@mkdir -p $(@D)
	@$(CC) $(PLAIN_CFLAGS) $^ $(LIBS) -lcmocka -o $@

$(BUILD)/tests/%_test: $(PLAIN)/tests/%_test.o $(SHARED_O) $(LIBRARY)
	@mkdir -p $(@D)
	@$(CC) $(PLAIN_CFLAGS) $^ $(LIBS) -lcmocka -o $@

-include $(DEPENDS) $(wildcard $(PLAIN)/tests/*/*.d)

.SECONDARY:

run: deps
	@$(MAKE) --no-print-directory all cards
	@$(BUILD)/cardwright play proving-grounds-annie proving-grounds-garen \
	    --seats bot,bot --seed 7

test:
	@sh tools/dev/deps.sh test
	@$(MAKE) --no-print-directory tests

tests: all cards $(PLAIN_O) $(filter-out %.sh,$(TESTS))
	@$(MAKE) --no-print-directory safe
	@PLAIN=$(PLAIN) sh tools/dev/run_tests.sh $(BUILD) $(TESTS)

test-long: export LONG = 1
test-long: test

# The same program with the sanitizers on, for random play.
safe:
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/safe CFLAGS="$(SAFE)" all \
	    $(BUILD)/safe/tests/play/random_play_test

# Finds stay in build/fuzz; a fault stops it and leaves the input there.
FUZZ ?= 60
FUZZERS = $(patsubst tests/fuzz/%_fuzz.c,%,$(wildcard tests/fuzz/*_fuzz.c))
FUZZ_CFLAGS = -O1 -g1 -w -Werror=implicit -fsanitize=fuzzer-no-link,address,undefined \
              -fno-sanitize-recover=all

$(BUILD)/%_fuzz: $(PLAIN)/tests/fuzz/%_fuzz.o $(LIBRARY)
	@$(CC) $(PLAIN_CFLAGS) -fsanitize=fuzzer $^ $(LIBS) -o $@

fuzz:
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz CC=clang CFLAGS="$(FUZZ_CFLAGS)" \
	    $(FUZZERS:%=$(BUILD)/fuzz/%_fuzz)
	@for name in $(FUZZERS); do mkdir -p $(BUILD)/fuzz/$$name && \
	    $(BUILD)/fuzz/$${name}_fuzz -max_total_time=$(FUZZ) -max_len=4096 -timeout=10 \
	        -artifact_prefix=$(BUILD)/fuzz/$$name- $(BUILD)/fuzz/$$name tests/fuzz/$$name \
	        2>$(BUILD)/fuzz/$$name.log || { tail -n 30 $(BUILD)/fuzz/$$name.log; exit 1; }; \
	    tail -n 1 $(BUILD)/fuzz/$$name.log; done

golden: cards $(BUILD)/tests/play/golden_test
	@GOLDEN=write BUILD=$(BUILD) $(BUILD)/tests/play/golden_test

# One after the other, the quick ones first. CHANGED is empty in CI: tidy reads all.
CHANGED ?= changed

check:
	@sh tools/dev/deps.sh check
	@for part in format names layers lint fresh tidy test; do \
	    $(MAKE) --no-print-directory $$part || exit 1; done

format:
	@clang-format --dry-run -Werror $(C_ALL)

# What calls what is read from the objects.
layers: $(PLAIN_O)
	@sh tools/dev/check_layers.sh $(PLAIN)

names:
	@sh tools/dev/check_names.sh

# Cards see the words of the language and nothing else; see .luacheckrc.
lint: $(BUILD)/cardwright
	@if command -v luacheck >/dev/null; then \
	    $(BUILD)/cardwright import --db $(BUILD)/lint.db cards/riftbound/core \
	        $(wildcard tests/sets/*) >$(BUILD)/lint.log && \
	    $(BUILD)/cardwright words --luacheck --db $(BUILD)/lint.db >$(BUILD)/card_words.lua && \
	    BUILD=$(BUILD) luacheck --quiet --no-color cards tests/scenarios tests/sets; fi

# Only files that changed since the main branch; make tidy CHANGED= reads all.
tidy:
	@sh tools/dev/tidy.sh $(CHANGED)

# The pages that make docs writes are what the sources say.
fresh: $(BUILD)/cardwright
	@sh tools/dev/check_docs.sh $(BUILD)/cardwright

docs: $(BUILD)/cardwright
	@$(BUILD)/cardwright words --markdown >docs/words.md
	@sh tools/dev/rules_map.sh >docs/rules.md

figures:
	@sh tools/dev/figures.sh

deps:
	@sh tools/dev/deps.sh

cards: $(BUILD)/cardwright
	@$(BUILD)/cardwright import --db $(BUILD)/cards.db cards/riftbound/core \
	   cards/riftbound/ogn cards/riftbound/ogs cards/riftbound/decks

clean:
	rm -rf $(BUILD)

.PHONY: all run test tests test-long safe fuzz golden check format layers names lint fresh tidy docs figures deps cards clean
