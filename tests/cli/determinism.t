# The same bytes out, whatever -j and the hash seed are.
$ raddle stats --jdk none $JDK/lib/modules -j 1 -f json > one && grep -c '"classes": [0-9][0-9][0-9][0-9]' one
1
$ raddle stats --jdk none $JDK/lib/modules -j 4 -f json > four && cmp one four
$ RADDLE_HASH_SEED=99 raddle stats --jdk none $JDK/lib/modules -f json > seed && cmp one seed
