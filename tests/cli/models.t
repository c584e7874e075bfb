# Files of models: a mistake is named with its line and what was expected.
$ mkdir -p in && printf 'class A { public static void main(String[] a) { } }' >in/A.java && javac -d classes in/A.java

$ printf '# mine\nclass my.Queue : thread-safe\n    put(_) : this.elem <- 1;\n             writes this\n    take() : return <- this.elem\n' >good.txt

$ raddle scan --models good.txt -q classes | tail -1
...

$ try() { printf "$1" >bad.txt; raddle scan --models bad.txt classes; }; try 'class my.Queue\n    put(_) : this.elem = 1\n'; try 'put(_) : pure\n'; try '    put(_) : pure\n'; try 'class my.Queue : safe\n'; try 'class my.Queue\n put(_ : pure\n'
! raddle: bad.txt:2: expected '<-' or '<->', not '='
! raddle: bad.txt:1: expected 'class', or a row, which is indented, not 'put'
! raddle: bad.txt:1: a row without a class: expected 'class NAME' before it
! raddle: bad.txt:1: expected unsafe, thread-safe, immutable, one-user, lock, since or library, not 'safe'
! raddle: bad.txt:2: expected types of parameters: Object, int, Object[], _ or *, not ':'
? 2

$ try() { printf "class Q\n $1\n" >bad.txt; raddle scan --models bad.txt classes; }; try 'f : 0.elem <- 1'; try 'f : this.run() in space'; try 'f : this.elem <-'; try 'f : acquires this'; try 'f : new A <- 1'; try 'f : pure; reads this'; try 'f : reads this pure'; try 'f g : pure\n f : pure'; try 'f(int) since 21.5 : pure'; try 'f : builtin magic'; try 'f : signals this'; try 'f : this.a.b.c.d <- 1'; try 'f : return <- @'; try 'f'
! raddle: bad.txt:2: expected an argument from 1 on (the receiver is 'this'), not '0'
! raddle: bad.txt:2: expected here, thread, pool, timer, stage, event, workers or later, not 'space'
! raddle: bad.txt:2: expected a place: this, an argument's number, return, new, ..., but the line ends
! raddle: bad.txt:2: expected a mode: exclusive, read, write, some, monitor, permit or class, but the line ends
! raddle: bad.txt:2: nothing can be stored there
! raddle: bad.txt:2: 'pure' and 'followed' stand alone
! raddle: bad.txt:2: expected ';' or the end of the line, not 'pure'
! raddle: bad.txt:3: f has a row already, in line 2
! raddle: bad.txt:2: expected ':', not '.'
! raddle: bad.txt:2: expected the name of a builtin (doc/models.md has them), not 'magic'
! raddle: bad.txt:2: expected monitor, condition, latch, permit, item, barrier, result..., but the line ends
! raddle: bad.txt:2: more than 3 pseudo-fields in one place
! raddle: bad.txt:2: expected a place: this, an argument's number, return, new, ..., not '@'
! raddle: bad.txt:2: expected ':', but the line ends
? 2

$ raddle scan --models missing.txt classes
! raddle: missing.txt: No such file or directory
? 2

# What is known of the library calls: by a model of ours, by a model of the user's, by code, or by nothing.
$ printf 'class B { static native void f(); void g(java.util.List<String> l, java.util.zip.CRC32 c) { l.add("x"); l.size(); c.reset(); f(); new Gone().h(); } } class Gone { void h() { } }' >in/B.java && javac -d more in/B.java && rm more/Gone.class

$ raddle stats --soundness more
calls of INPUT to methods outside it
         3  modelled: a model says what they do
         1  followed: their code says it
         0  abstract: the code of those that implement them says it
         0  native: nothing is known
         2  missing: nothing is known: their classes are not there
without a model, the most called first
         1  Gone.<init>()V (missing)
         1  Gone.h()V (missing)
         1  java.util.zip.CRC32.reset()V (followed)

$ printf 'class Gone\n * : pure\n' >gone.txt && raddle stats --soundness --models gone.txt -f json more | head -3
{
  "modelled": 5,
  "followed": 1,
