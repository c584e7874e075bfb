# The test interpreter, of several files. Read after the Makefile: `make -f Makefile -f
# tests/interp/rules.mk interp`, as tests/interp/run does; or included at the Makefile's end.
ifndef INTERP_SOURCES
INTERP_SOURCES := $(sort $(wildcard tests/interp/*.c))
INTERP := $(OUT)/tests/interp/interp

.PHONY: interp
interp: $(INTERP)

$(INTERP): $(INTERP_SOURCES:%.c=$(OUT)/%.o) $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $(filter %.o,$^) $(LIBRARY) $(RADDLE_LIBS)
endif
