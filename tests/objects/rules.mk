# What compares recordings with the analysis is of several files.
ifndef OBJECTS_JUDGE
OBJECTS_JUDGE := $(OUT)/tests/objects/judge

$(OBJECTS_JUDGE): $(OUT)/tests/objects/judge.o $(OUT)/tests/objects/recording.o $(LIBRARY)
	$(call say,link,$@)
	$(Q)$(CC) $(RADDLE_LDFLAGS) -o $@ $(filter %.o,$^) $(LIBRARY) $(RADDLE_LIBS)
endif
