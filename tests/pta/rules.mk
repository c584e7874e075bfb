# What compares recordings with points-to is of several files.
ifndef PTA_COMPARE
PTA_COMPARE := $(OUT)/tests/pta/compare

$(PTA_COMPARE): $(OUT)/tests/pta/compare.o $(OUT)/tests/pta/recording.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $(filter %.o,$^) $(LIBRARY) $(RADDLE_LIBS)
endif
