# What scan refuses: one line that says what is possible, status 2, before any work is done.
$ raddle scan
! raddle: no INPUT given; see 'raddle help scan'
? 2

$ raddle scan missing.jar --only template
! raddle: missing.jar: ...
? 2

# A green result never means that nothing was looked at.
$ mkdir empty; raddle scan --only template empty
! raddle: no class to look at in INPUT
? 2

$ raddle scan --only lock-order,bogus .
! raddle: 'bogus' is not a rule; rules are lock-order, atomicity, atomicity-pair, stale-value, data-race, object-race; see 'raddle help scan'
? 2

$ raddle scan --skip bogus .
! raddle: 'bogus' is not a rule; ...
? 2

$ raddle scan --only template --skip template .
! raddle: no rule is left to look for; see 'raddle help scan'
? 2

$ raddle scan --only template -f yaml .
! raddle: --format is text, json, xml, sarif or html, not 'yaml'; see 'raddle help scan'
? 2

$ raddle scan --only template --baseline none.txt .
! raddle: none.txt: cannot open: No such file or directory
? 2

$ printf '# ours\n0123\tlock-order\n' > wrong.txt
$ raddle scan --only template --baseline wrong.txt .
! raddle: wrong.txt:2: a line of a baseline starts with the 16 hex digits of a finding's id
? 2

$ printf '0123456789abcdef\tlock-order\tA and B\tsoon\ttomorrow\n' > wrong.txt
$ raddle scan --only template --baseline wrong.txt .
! raddle: wrong.txt:1: 'tomorrow' is no date; 2027-01-31 is
? 2

$ printf 'suppress nothing A because\n' > wrong.conf
$ raddle scan --only template --config wrong.conf .
! raddle: wrong.conf:1: 'nothing' is not a rule
? 2

$ raddle scan --only template --level exact .
! raddle: --level is procedural, quick or precise, not 'exact'; see 'raddle help scan'
? 2

$ raddle scan --only template --entries all .
! raddle: --entries is public or non-private, not 'all'; see 'raddle help scan'
? 2

$ raddle scan --only template --min-severity none .
! raddle: --min-severity is low, medium or high, not 'none'; see 'raddle help scan'
? 2

$ raddle scan --only template --fail-on never .
! raddle: --fail-on is low, medium, high or none, not 'never'; see 'raddle help scan'
? 2

$ raddle scan --only template --color sometimes .
! raddle: --color is auto, always or never, not 'sometimes'; see 'raddle help scan'
? 2

$ raddle scan --only template --progress 1 .
! raddle: --progress is auto, always or never, not '1'; see 'raddle help scan'
? 2

$ raddle scan --only template --library --main A .
! raddle: --library and --main exclude each other; see 'raddle help scan'
? 2

$ raddle scan --only template --entries public --main A .
! raddle: --entries is for library mode, --main for program mode; see 'raddle help scan'
? 2

$ raddle scan --only template --max-cycle 1 .
! raddle: --max-cycle is at least 2: ...; see 'raddle help scan'
? 2

$ raddle scan --only template --max-cycle 0 .
! raddle: --max-cycle takes a whole number from 1 on, not '0'; see 'raddle help scan'
? 2

$ for t in 0 -1 1e3 . 99999999 soon; do raddle scan --only template --time-limit $t .; done
! raddle: --time-limit takes a number of seconds, not '0'; see 'raddle help scan'
! raddle: --time-limit takes a number of seconds, not '-1'; see 'raddle help scan'
! raddle: --time-limit takes a number of seconds, not '1e3'; see 'raddle help scan'
! raddle: --time-limit takes a number of seconds, not '.'; see 'raddle help scan'
! raddle: --time-limit takes a number of seconds, not '99999999'; see 'raddle help scan'
! raddle: --time-limit takes a number of seconds, not 'soon'; see 'raddle help scan'
? 2

$ raddle scan --only template --memory-limit much .
! raddle: --memory-limit takes a whole number from 1 on, not 'much'; see 'raddle help scan'
? 2
