# The same bytes out, whatever -j and the hash seed are.
$ raddle stats --jdk none $JDK/lib/modules -j 1 -f json > one && grep -c '"classes": [0-9][0-9][0-9][0-9]' one
1
$ raddle stats --jdk none $JDK/lib/modules -j 2 -f json > two && cmp one two
$ raddle stats --jdk none $JDK/lib/modules -j 5 -f json > five && cmp one five
$ RADDLE_HASH_SEED=99 raddle stats --jdk none $JDK/lib/modules -f json > seed && cmp one seed

# A scan too, apart from the times and the memory in its statistics.
$ raddle scan $ROOT/examples/Transfer.java -f json -j 1 | sed '/"stats"/,$d' > one; grep -c '"findings"' one
1
$ raddle scan $ROOT/examples/Transfer.java -f json -j 2 | sed '/"stats"/,$d' > two; cmp one two
$ raddle scan $ROOT/examples/Transfer.java -f json -j 5 | sed '/"stats"/,$d' > five; cmp one five
$ RADDLE_HASH_SEED=99 raddle scan $ROOT/examples/Transfer.java -f json | sed '/"stats"/,$d' > seed; cmp one seed
