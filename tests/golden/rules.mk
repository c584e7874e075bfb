# serve.c, which runs many goldens in one process. Made with the program, so that tests/run has one
# that is as new.
SERVE := $(OUT)/tests/golden/serve

ifneq ($(MAIN_OBJECT),)
all: $(SERVE)

$(SERVE): $(OUT)/tests/golden/serve.o $(LIBRARY) | $(PROGRAM)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -Wl,--wrap=input_add_jdk -o $@ $< $(LIBRARY) $(RADDLE_LIBS)
endif
