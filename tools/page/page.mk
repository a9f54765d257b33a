# make -f tools/page/page.mk -- build/page/: the engine as WebAssembly, its cards, and
# the page. `make page` calls it, once there are $(FROM)/cards.db, the texts in $(FROM)/gen, and the
# sources of the libraries.
#
# The compiler is clang as emscripten calls it, without emcc before it, which takes as long as
# most files here. The libraries are sources of Debian (sources.sh), each with the few settings
# below. There is no libarchive: tools/page/unpack.c stands for db/text/unpack.c, and refuses.

BUILD  ?= build
FROM   ?= $(BUILD)
PAGE   ?= $(BUILD)/page
OBJ    ?= $(BUILD)/wasm
LIBS    = $(BUILD)/page-libs

# longjmp by the exceptions of JavaScript, or (wasm) by those of WebAssembly. Who changes it or the flags
# gives another OBJ. In V8 neither is quicker.
LONGJMP ?= emscripten
CLANG   := $(filter %ccache,$(CC)) clang-14 $(shell emcc -sSUPPORT_LONGJMP=$(LONGJMP) --cflags)
# Small, but what plays.
CFLAGS   = -Os
FAST     = -O2
HEADERS  = $(addprefix -isystem $(LIBS)/,include lua5.4/src jansson/src sqlite3 utf8proc xxhash zlib \
           libyaml/include libxml2/include)
OURS     = -std=c11 -D_GNU_SOURCE -fvisibility=hidden -Wall -Wextra -Werror \
           -include tools/page/lacking.h -I. $(HEADERS)

# What a page needs: what tools/embed calls. Left out is the rest, as far as it lies in rooms and files
# of its own, and what a file of tools/page stands for.
ABSENT  = $(filter-out db/export/db_diff.c,$(wildcard db/export/*.c)) $(wildcard $(addsuffix /*.c,$(addprefix tools/,bench cli dev python \
          serve shrink))) db/text/unpack.c tools/suite/suite_workers.c
SOURCES = $(filter-out $(ABSENT),$(wildcard engine/*/*.c engine/*/*/*.c scripting/*.c scripting/*/*.c \
          db/*/*.c db/*/*/*.c tools/*/*.c))
TEXTS   = $(shell cd $(FROM)/gen && find . -name '*.c' | sed 's,^\./,,')
OBJECTS = $(SOURCES:%.c=$(OBJ)/%.o) $(TEXTS:%.c=$(OBJ)/gen/%.o)

LUA     = $(filter-out %/lua.c %/luac.c,$(wildcard $(LIBS)/lua5.4/src/l*.c))
XML     = $(addprefix $(LIBS)/libxml2/,$(addsuffix .c,SAX2 HTMLparser HTMLtree buf chvalid dict encoding \
          entities error globals hash list parser parserInternals threads tree uri valid xmlIO \
          xmlmemory xmlreader xmlstring))
ZLIB    = $(addprefix $(LIBS)/zlib/,adler32.c crc32.c inffast.c inflate.c inftrees.c zutil.c)
LIBRARY = $(LUA) $(LIBS)/sqlite3/sqlite3.c $(wildcard $(LIBS)/jansson/src/*.c $(LIBS)/libyaml/src/*.c) \
          $(LIBS)/utf8proc/utf8proc.c $(ZLIB) $(XML)
LIB_O   = $(LIBRARY:$(LIBS)/%.c=$(OBJ)/lib/%.o)

all: $(PAGE)/engine.js $(PAGE)/engine.wasm.gz $(PAGE)/make.js $(PAGE)/make.wasm.gz $(PAGE)/cards.db.gz \
     $(PAGE)/index.html

# ---- the engine

# The linker takes what engine.c comes to, and nothing else of the archive. Who only plays has no desk
# (tools/desk), so that as little as possible is fetched before a game begins; `make.wasm` is the same engine with one.
linked = NODE_PATH=/usr/share/nodejs emcc -O2 -sSUPPORT_LONGJMP=$(LONGJMP) $(1) $(OBJ)/engine.a \
	    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB -sTOTAL_STACK=8MB -sSTRICT=1 \
	    -sMODULARIZE=1 -sEXPORT_NAME=cardwrightEngine -sENVIRONMENT=worker,node \
	    -sDYNAMIC_EXECUTION=0 -sINVOKE_RUN=0 -sNO_EXIT_RUNTIME=1 -sNODEJS_CATCH_EXIT=0 \
	    -sNODEJS_CATCH_REJECTION=0 \
	    -sEXPORTED_FUNCTIONS=_malloc,_free \
	    -sEXPORTED_RUNTIME_METHODS=FS,lengthBytesUTF8,stringToUTF8,UTF8ToString --no-entry -o $(2)

$(OBJ)/engine.js: $(OBJ)/tools/page/engine.o $(OBJ)/tools/page/no_desk.o $(OBJ)/engine.a tools/page/page.mk
	@$(call linked,$(OBJ)/tools/page/engine.o $(OBJ)/tools/page/no_desk.o,$@)

$(OBJ)/make.js: $(OBJ)/tools/page/engine.o $(OBJ)/engine.a tools/page/page.mk
	@$(call linked,$(OBJ)/tools/page/engine.o,$@)

$(OBJ)/engine.a: $(OBJECTS) $(LIB_O)
	@rm -f $@
	@emar rcs $@ $(filter-out $(addprefix $(OBJ)/tools/page/,engine.o no_desk.o),$^)

$(PAGE)/%.js: $(OBJ)/%.js
	@mkdir -p $(@D)
	@cp $< $@

# A host packs texts and not these, so they are packed here; the worker unpacks them.
$(PAGE)/%.wasm.gz: $(OBJ)/%.js
	@gzip -9nc $(OBJ)/$*.wasm >$@

$(OBJ)/%.o: %.c
	@mkdir -p $(@D)
	@$(CLANG) $(CFLAGS) $(OURS) -MMD -MP -c $< -o $@

$(OBJ)/gen/%.o: $(FROM)/gen/%.c
	@mkdir -p $(@D)
	@$(CLANG) $(CFLAGS) $(OURS) -c $< -o $@

$(OBJ)/engine/%.o $(OBJ)/scripting/lua/%.o $(OBJ)/tools/bots/%.o $(OBJ)/lib/lua5.4/%.o: CFLAGS = $(FAST)

# No function of these becomes a call of itself.
$(OBJ)/tools/page/memory.o: CFLAGS = -O2 -fno-builtin -mbulk-memory

# It puts a filter before stdout, which the C library here does not allow; a page never asks for it.
$(OBJ)/tools/door/terminal.o: OURS += -Wno-incompatible-pointer-types-discards-qualifiers

# ---- the libraries

$(OBJ)/lib/%.o: $(LIBS)/%.c
	@mkdir -p $(@D)
	@$(CLANG) $(CFLAGS) -w -D_GNU_SOURCE -DHAVE_CONFIG_H $(HEADERS) $(FOR) -c $< -o $@

$(OBJ)/lib/lua5.4/%.o: FOR = -DLUA_COMPAT_5_3
# Nobody else has the database, so it is not looked at anew for each statement.
$(OBJ)/lib/sqlite3/%.o: FOR = -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION \
    -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_DEFAULT_LOCKING_MODE=1
$(OBJ)/lib/utf8proc/%.o: FOR = -DUTF8PROC_STATIC

# ---- the cards

$(PAGE)/cards.db.gz: $(FROM)/cards.db
	@mkdir -p $(@D)
	@sh tools/page/cards.sh $< $(OBJ)/cards.db
	@gzip -9nc $(OBJ)/cards.db >$@

# ---- what a browser shows

$(PAGE)/index.html: tools/page/bundle.sh $(wildcard tools/page/src/* tools/page/src/*/* tools/page/*.json)
	@sh tools/page/bundle.sh $(PAGE)

-include $(OBJECTS:.o=.d)
