# serve.c, which runs many checks in one process. Made with the program, so that tests/lookahead/soundness has one that
# is as new.
SERVE_CHECKS := $(OUT)/tests/lookahead/serve

ifneq ($(MAIN_OBJECT),)
all: $(SERVE_CHECKS)

$(SERVE_CHECKS): $(OUT)/tests/lookahead/serve.o $(LIBRARY) | $(PROGRAM)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -Wl,--wrap=session_open -Wl,--wrap=session_load -Wl,--wrap=vm_new -Wl,--wrap=mc_check -o $@ $< $(LIBRARY) $(RADDLE_LIBS)
endif
