# The bundled example, given as source.
$ raddle stats $ROOT/examples/Transfer.java -f json | grep -e '"classes"' -e monitorenter -e synchronized_instance
  "classes": 2,
  "methods_synchronized_instance": 3,
  "monitorenter": 2,
