# What a shell offers is what the program takes. `complete WORD...` prints what bash offers for the last one.
$ raddle help -f bash > raddle.bash
$ printf '#!/bin/bash\nsource ./raddle.bash\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _raddle; echo "${COMPREPLY[@]}"\n' > complete; chmod +x complete; mkdir empty

$ ./complete raddle s
scan show stats
$ ./complete raddle scan --for; ./complete raddle scan --format ''; ./complete raddle scan -f s; ./complete raddle scan --format = ''; ./complete raddle scan --format = j
--format
text json sarif html xml
sarif
text json sarif html xml
json
$ ./complete raddle check --format ''; ./complete raddle stats -f ''; ./complete raddle show -f ''; ./complete raddle help -f ''
text json sarif html
text json
text dot
text man bash zsh fish

# Rules, several of them too.
$ ./complete raddle scan --only ''; ./complete raddle scan --skip da; ./complete raddle scan --only lock-order,st
lock-order atomicity atomicity-pair stale-value data-race object-race
data-race
lock-order,stale-value
$ ./complete raddle explain lock; ./complete raddle help ch
lock-order
check
$ ./complete raddle scan --min-severity ''; ./complete raddle scan --fail-on ''; ./complete raddle check --timeouts ''
low medium high
low medium high none
idle any

# What show takes; then files, as elsewhere.
$ ./complete raddle show ''; ./complete raddle show call
class ir cfg dom locks invocations lockgraph callgraph pointsto threads parallel escape held accesses objects ownership
callgraph
$ ./complete raddle show class em; ./complete raddle scan em; ./complete raddle scan -o raddle.b; ./complete raddle scan --width 8
empty
empty
raddle.bash

$ raddle help -f zsh | grep -c -e 'format=.*:word:(text json sarif html xml)' -e 'only=.*:rule:_values -s , rule lock-order' -e "'2:word:(class ir"
3
$ raddle help -f fish | grep -c -e "scan' -l format -s f -x -a 'text json sarif html xml'" -e "scan' -l only -x -a 'lock-order" -e "show' -a 'class ir"
3
