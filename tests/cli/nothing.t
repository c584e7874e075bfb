# A run that looked at nothing says so and fails: green must never mean that nothing was checked.
$ mkdir empty && raddle stats --jdk none empty
! raddle: no class to look at in INPUT
? 2

$ raddle stats --jdk none missing.jar
! raddle: missing.jar: ...No such file or directory
! ...
? 2

$ echo text > text.jar && raddle stats --jdk none text.jar
! raddle: text.jar: ...
! ...
? 2

$ : > empty.class && raddle stats --jdk none empty.class
! raddle: empty.class: ...
! ...
? 2

$ raddle show class --jdk none no.such.Name
! raddle: no class no.such.Name...
? 2
