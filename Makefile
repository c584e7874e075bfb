# raddle's build. GNU make; everything made goes below $(BUILD).
#
#   make                    the release program, build/raddle
#   make CONFIG=asan        the same in another configuration, build/asan/raddle
#   make unit CONFIG=stress its unit tests, built and run
#   make replay CONFIG=asan the fuzz targets as plain programs that replay files
#   make fuzz               the fuzz targets with libFuzzer (clang), build/fuzz/fuzz_*
#   make clean
#
# CONFIG is one of:
#   release   what users run
#   debug     no optimisation, all invariants, abort() on a bug
#   asan      AddressSanitizer and UndefinedBehaviorSanitizer
#   stress    asan, and every container starts with room for one, every object is its own malloc
#   tsan      ThreadSanitizer
#   fuzz      libFuzzer with asan and ubsan; clang only
#
# Source files are found, not listed: src/FOLDER/*.c and src/FOLDER/*/*.c. To work on some folders while
# others do not compile, name them: make unit FOLDERS="base class" TESTS=test_class

BUILD ?= build
CONFIG ?= release
FOLDERS ?=
TESTS ?=
PREFIX ?= /usr/local

ifeq ($(origin CC),default)
CC := gcc
endif
ifeq ($(CONFIG),fuzz)
CC := clang
endif
# The compiler of programs that run during the build.
HOSTCC ?= $(CC)

# ---- flags --------------------------------------------------------------------------------------

WARNINGS := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition \
	-Wpointer-arith -Wwrite-strings -Wundef -Wvla -Wformat-security -Wcast-qual -Wimplicit-fallthrough
ifneq ($(filter true 1,$(CI) $(WERROR)),)
WARNINGS += -Werror
endif

SANITIZE_asan   := -fsanitize=address,undefined -fno-sanitize-recover=all
SANITIZE_stress := $(SANITIZE_asan)
SANITIZE_tsan   := -fsanitize=thread
SANITIZE_fuzz   := -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all

CHECKED := -fno-omit-frame-pointer -DRADDLE_ABORT_ON_BUG
OPTIMIZE_release := -O2
OPTIMIZE_debug   := -O0 -DRADDLE_ABORT_ON_BUG -DRADDLE_DEBUG
OPTIMIZE_asan    := -O1 $(CHECKED) -DRADDLE_DEBUG
OPTIMIZE_stress  := -O1 $(CHECKED) -DRADDLE_DEBUG -DRADDLE_STRESS
OPTIMIZE_tsan    := -O1 $(CHECKED)
OPTIMIZE_fuzz    := -O2 $(CHECKED) -DRADDLE_FUZZ
ifeq ($(OPTIMIZE_$(CONFIG)),)
$(error no such CONFIG: $(CONFIG))
endif

# _DEFAULT_SOURCE, because -std=c17 alone hides POSIX. Reports of sanitizers need lines, not variables.
CFLAGS ?= $(if $(filter asan stress tsan,$(CONFIG)),-g1,-g)
RADDLE_CFLAGS = -std=c17 -D_DEFAULT_SOURCE= $(WARNINGS) $(OPTIMIZE_$(CONFIG)) $(SANITIZE_$(CONFIG)) \
	-pthread -Isrc -I$(BUILD) $(CFLAGS)
RADDLE_LDFLAGS = $(OPTIMIZE_$(CONFIG)) $(SANITIZE_$(CONFIG)) -pthread $(LDFLAGS)
RADDLE_LIBS = -ldeflate -lz -lm $(LDLIBS)

# ---- files --------------------------------------------------------------------------------------

OUT := $(BUILD)/$(CONFIG)
# V=1 shows the commands in full, -s shows nothing.
Q := $(if $(V),,@)
is_silent := $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
say = $(if $(V)$(is_silent),,@printf '%-6s %s\n' '$(1)' '$(2)')
empty :=
space := $(empty) $(empty)

# The agent is no part of the program: it needs a JDK's headers, and is a library that a JVM loads.
AGENT_SOURCES := $(sort $(wildcard src/agent/*.c src/weave/*.c src/signature/*.c src/class/*.c src/base/*.c))

ifeq ($(FOLDERS),)
SOURCES := $(filter-out src/agent/%,$(sort $(wildcard src/*/*.c src/*/*/*.c)))
LIBRARY := $(OUT)/libraddle.a
else
SOURCES := $(sort $(foreach f,$(FOLDERS),$(wildcard src/$(f)/*.c src/$(f)/*/*.c)))
LIBRARY := $(OUT)/libraddle-$(subst $(space),-,$(strip $(FOLDERS))).a
endif

# Text files that the program carries along; see tools/embed.c. For each NAME the program gets
# the array embedded_NAME, declared in gen/embed.h. A new kind of file is a new line here.
EMBED := findings models page java
EMBED_findings := $(sort $(wildcard doc/findings/*.md))
EMBED_models := $(sort $(wildcard models/*))
EMBED_page := $(sort $(wildcard src/report/page/*))
# raddle's own Java classes: what harnesses are compiled against. Without javac there are none.
JAVAC := $(shell command -v javac 2>/dev/null || ls $${JAVA_HOME:-/none}/bin/javac 2>/dev/null)
JAR_SOURCES := $(sort $(wildcard src/java/raddle/*.java))
EMBED_java := $(if $(JAVAC),$(BUILD)/raddle.jar)
EMBEDDED := $(EMBED:%=$(BUILD)/gen/embed_%.c)

MAIN := src/cli/main.c
OBJECTS := $(patsubst %.c,$(OUT)/%.o,$(filter-out $(MAIN),$(SOURCES))) \
	$(EMBED:%=$(OUT)/gen/embed_%.o)
MAIN_OBJECT := $(patsubst %.c,$(OUT)/%.o,$(wildcard $(MAIN)))

# jni.h and jvmti.h: of JAVA_HOME, or of the javac that is there.
JDK_INCLUDE := $(firstword $(wildcard $(addsuffix /include,$(JAVA_HOME) \
	$(patsubst %/bin/javac,%,$(shell readlink -f "$(JAVAC)" 2>/dev/null)))))
ifeq ($(CONFIG),release)
AGENT := $(BUILD)/libraddle-immune.so
else
AGENT := $(OUT)/libraddle-immune.so
endif
AGENT_OBJECTS := $(patsubst %.c,$(OUT)/agent/%.o,$(AGENT_SOURCES))

ifeq ($(CONFIG),release)
PROGRAM := $(BUILD)/raddle
else
PROGRAM := $(OUT)/raddle
endif

UNIT_SOURCES := $(if $(TESTS),$(TESTS:%=tests/unit/%.c),$(sort $(wildcard tests/unit/test_*.c)))
UNIT_PROGRAMS := $(UNIT_SOURCES:%.c=$(OUT)/%)
FUZZ_SOURCES := $(sort $(wildcard tests/fuzz/fuzz_*.c))
FUZZ_PROGRAMS := $(FUZZ_SOURCES:tests/fuzz/%.c=$(OUT)/%)
REPLAY_PROGRAMS := $(FUZZ_SOURCES:tests/fuzz/fuzz_%.c=$(OUT)/replay_%)

# ---- targets ------------------------------------------------------------------------------------

.PHONY: all program agent library warnings unit unit-programs fuzz fuzz-programs replay debug asan stress tsan \
	install deb clean FORCE
.DELETE_ON_ERROR:
.SECONDARY:

all: program agent

ifeq ($(wildcard $(JDK_INCLUDE)/jvmti.h),)
agent:
	@echo "no jvmti.h (JAVA_HOME, or the javac on PATH): libraddle-immune.so is not built" >&2
else
agent: $(AGENT)
endif

$(BUILD)/raddle.jar: $(JAR_SOURCES)
	@mkdir -p $(@D)
	$(call say,javac,$@)
	$(Q)rm -rf $(BUILD)/java && mkdir -p $(BUILD)/java
	$(Q)$(JAVAC) --release 8 -Xlint:-options -g -d $(BUILD)/java $(JAR_SOURCES)
	$(Q)$(dir $(JAVAC))jar --create --no-manifest --file $@ --date 1980-01-02T00:00:00Z -C $(BUILD)/java raddle 2>/dev/null || \
		$(dir $(JAVAC))jar --create --no-manifest --file $@ -C $(BUILD)/java raddle

ifeq ($(MAIN_OBJECT),)
program: library
	@echo "there is no $(MAIN) yet: made only $(LIBRARY)" >&2
else
program: $(PROGRAM)
endif

library: $(LIBRARY)

# What tools/lint lets clang warn about, too.
warnings:
	@echo '$(filter-out -Werror,$(WARNINGS))'

debug asan stress tsan:
	@$(MAKE) --no-print-directory CONFIG=$@ program

unit-programs: $(UNIT_PROGRAMS)

# Runs them all, even after a failure, and fails if one did.
unit: unit-programs
	@status=0; for t in $(UNIT_PROGRAMS); do $$t || status=1; done; exit $$status

ifeq ($(CONFIG),fuzz)
fuzz fuzz-programs: $(FUZZ_PROGRAMS)
else
fuzz fuzz-programs:
	@$(MAKE) --no-print-directory CONFIG=fuzz fuzz-programs
endif

replay: $(REPLAY_PROGRAMS)

# What is installed beside the program comes out of the program.
SHARE = $(DESTDIR)$(PREFIX)/share
install: $(BUILD)/raddle
	install -D -m 755 $(BUILD)/raddle $(DESTDIR)$(PREFIX)/bin/raddle
	$(if $(JAVAC),install -D -m 644 $(BUILD)/raddle.jar $(SHARE)/raddle/raddle.jar)
	install -d $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
		$(SHARE)/zsh/vendor-completions $(SHARE)/fish/vendor_completions.d
	$(BUILD)/raddle help -f man | gzip -9n > $(SHARE)/man/man1/raddle.1.gz
	$(BUILD)/raddle help -f bash > $(SHARE)/bash-completion/completions/raddle
	$(BUILD)/raddle help -f zsh > $(SHARE)/zsh/vendor-completions/_raddle
	$(BUILD)/raddle help -f fish > $(SHARE)/fish/vendor_completions.d/raddle.fish

deb:
	@tools/make-deb

clean:
	rm -rf $(BUILD)

# ---- rules --------------------------------------------------------------------------------------

# Changes when compiler or flags do, so that nothing stale is linked.
$(OUT)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(CC) $(RADDLE_CFLAGS) $(RADDLE_LDFLAGS)' | cmp -s - $@ || \
		echo '$(CC) $(RADDLE_CFLAGS) $(RADDLE_LDFLAGS)' > $@

# Changes when a source file comes or goes.
$(LIBRARY).members: FORCE
	@mkdir -p $(@D)
	@echo '$(OBJECTS)' | cmp -s - $@ || echo '$(OBJECTS)' > $@

$(OUT)/%.o: %.c $(OUT)/flags | $(BUILD)/gen/embed.h
	@mkdir -p $(@D)
	$(call say,cc,$<)
	$(Q)$(CC) $(RADDLE_CFLAGS) -MMD -MP -c -o $@ $<

# Hidden but for what the JVM calls, and without what it does not use: it shares a process with other people's code.
$(OUT)/agent/%.o: %.c $(OUT)/flags | $(BUILD)/gen/embed.h
	@mkdir -p $(@D)
	$(call say,cc,$< (agent))
	$(Q)$(CC) $(RADDLE_CFLAGS) -fPIC -fvisibility=hidden -ffunction-sections -fdata-sections \
		-isystem $(JDK_INCLUDE) -isystem $(JDK_INCLUDE)/linux -MMD -MP -c -o $@ $<

$(AGENT): $(AGENT_OBJECTS)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -shared -Wl,--gc-sections -Wl,-z,defs -o $@ $(AGENT_OBJECTS)

# The machine's comparisons tell libFuzzer nothing, and telling takes half the time of an execution.
ifeq ($(CONFIG),fuzz)
$(OUT)/src/vm/%.o $(OUT)/src/class/%.o $(OUT)/src/base/%.o: RADDLE_CFLAGS += -fno-sanitize-coverage=trace-cmp
endif

$(OUT)/gen/%.o: $(BUILD)/gen/%.c $(OUT)/flags
	@mkdir -p $(@D)
	$(call say,cc,$<)
	$(Q)$(CC) $(RADDLE_CFLAGS) -MMD -MP -c -o $@ $<

$(LIBRARY): $(OBJECTS) $(LIBRARY).members
	@rm -f $@
	$(call say,ar,$@)
	$(Q)$(AR) rcs $@ $(OBJECTS)

$(PROGRAM): $(MAIN_OBJECT) $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $(MAIN_OBJECT) $(LIBRARY) $(RADDLE_LIBS)

$(OUT)/tests/unit/%: $(OUT)/tests/unit/%.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $< $(LIBRARY) -lcmocka $(RADDLE_LIBS)

$(OUT)/fuzz_%: $(OUT)/tests/fuzz/fuzz_%.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -fsanitize=fuzzer -o $@ $< $(LIBRARY) $(RADDLE_LIBS)

$(OUT)/replay_%: $(OUT)/tests/fuzz/fuzz_%.o $(OUT)/tests/fuzz/replay.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $(filter %.o,$^) $(LIBRARY) $(RADDLE_LIBS)

# Other programs the tests need: tests/FOLDER/NAME.c becomes $(OUT)/tests/FOLDER/NAME.
$(OUT)/tests/%: $(OUT)/tests/%.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $< $(LIBRARY) $(RADDLE_LIBS)

$(BUILD)/tools/embed: tools/embed.c
	@mkdir -p $(@D)
	$(call say,cc,$@)
	$(Q)$(HOSTCC) -std=c17 -O1 -Wall -Wextra -o $@ $<

$(BUILD)/gen/embed.h: $(BUILD)/tools/embed Makefile
	@mkdir -p $(@D)
	$(Q)$(BUILD)/tools/embed --header $(EMBED) > $@

define embed_rule
$$(BUILD)/gen/embed_$(1).members: FORCE
	@mkdir -p $$(@D)
	@echo '$$(EMBED_$(1))' | cmp -s - $$@ || echo '$$(EMBED_$(1))' > $$@

$$(BUILD)/gen/embed_$(1).c: $$(EMBED_$(1)) $$(BUILD)/gen/embed_$(1).members $$(BUILD)/gen/embed.h
	$$(Q)$$(BUILD)/tools/embed $(1) $$(EMBED_$(1)) > $$@
endef
$(foreach name,$(EMBED),$(eval $(call embed_rule,$(name))))

# Tests that need more than that bring rules of their own.
include $(wildcard tests/*/rules.mk)

-include $(shell find $(OUT) -name '*.d' 2>/dev/null)
