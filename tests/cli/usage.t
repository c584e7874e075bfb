# Wrong usage: one line on stderr that says what and where to look, nothing on stdout, status 2.
$ raddle
! raddle: ...; see 'raddle help'
? 2

$ raddle frobnicate
! raddle: 'frobnicate' is not a command; see 'raddle help'
? 2

$ raddle help frobnicate
! raddle: 'frobnicate' is not a command; see 'raddle help'
? 2

$ raddle stats
! raddle: no INPUT given; see 'raddle help stats'
? 2

$ raddle stats --frobnicate .
! raddle: --frobnicate is not an option of 'stats'; see 'raddle help stats'
? 2

$ raddle stats -j many .
! raddle: --jobs takes a whole number, not 'many'; see 'raddle help stats'
? 2

$ raddle stats -f yaml .
! raddle: ... yaml; see 'raddle help stats'
? 2

$ raddle show
! raddle: ...; see 'raddle help show'
? 2

$ raddle show frobnicate some.Name
! raddle: ...frobnicate...; see 'raddle help show'
? 2
