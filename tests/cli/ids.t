# Ids stay when code that has nothing to do with the bug changes, and no two bugs have the same.
$ printf '%s\n' 'ids() { raddle scan --only lock-order -f json "$@" | sed -n "s/^ *.id.: .\([0-9a-f]*\).,\$/\1/p"; }' > sh
$ printf '%s\n' 'same() { rm -rf c; javac $flags -d c "$@" && ids $options c | diff first - && echo same; }' >> sh
$ echo 'public class S { private final Object a = new Object(), b = new Object();' > head
$ echo 'public void f() { synchronized (a) { synchronized (b) { } } }' > f
$ echo 'public void g() { synchronized (b) { synchronized (a) { } } }' > g
$ echo '}' > end
$ cat head f g end > S.java; . ./sh; ids S.java > first; grep -cx "[0-9a-f]\{16\}" first
1

# Lines, debugging information, and what may call the methods.
$ (echo; echo; cat head f g end) > S.java; . ./sh; same S.java
same
$ . ./sh; flags=-g:none; same S.java; flags=-g; same S.java
same
same
$ . ./sh; options="--entries non-private"; same S.java
same

# The order of methods; other methods, which may show the bug as well; other classes.
$ cat head g f end > S.java; . ./sh; same S.java
same
$ (cat head; echo 'public int n; public synchronized int n() { return n; }'; cat f g end) > S.java; . ./sh; same S.java
same
$ (cat head; sed s/g/a1/ g; cat f g end) > S.java; . ./sh; same S.java
same
$ cat head f g end > S.java; echo 'public class O { synchronized void o(S s) { s.f(); } }' > O.java; . ./sh; same S.java O.java
same

# A block becomes a helper, or a method of its own.
$ (cat head; echo 'public void f() { synchronized (a) { h(); } } private void h() { synchronized (b) { } }'; cat g end) > S.java; . ./sh; same S.java
same
$ (cat head; echo 'public void f() { h(); } private void h() { Object x = a; synchronized (x) { i(b); } } static void i(Object o) { synchronized (o) { } }'; cat g end) > S.java; . ./sh; same S.java
same

# Locks of other classes are other locks, whatever their fields are called; so are unnamed ones.
$ cat head f g end > S.java; sed s/S/T/ S.java > T.java; . ./sh; ids S.java T.java | sort | uniq -c | wc -l; ids S.java T.java | grep -c -f first
2
1
$ for c in U V; do echo "public class $c { public void f(Object a, Object b) { synchronized (a) { synchronized (b) { } } } }" > $c.java; done; . ./sh; ids U.java V.java | sort | uniq -c | wc -l
2

# What a parameter is called does not matter.
$ echo 'public class P { private final java.util.Stack s = new java.util.Stack(); public void f(P p) { synchronized (s) { synchronized (p.s) { } } } }' > P.java; . ./sh; ids P.java > first; sed 's/\<p\>/other/g' P.java > O.java; mv O.java P.java; for flags in -g -g:none; do same P.java; done
same
same

# Two pairs of locks of one method, neither with a name.
$ echo 'class M { public static void main(String[] s) { Object a = new Object(), b = new Object(), c = new Object(), d = new Object();' > M.java
$ for p in "a b" "b a" "c d" "d c"; do set -- $p; echo "new Thread(() -> { synchronized ($1) { synchronized ($2) { } } }).start();" >> M.java; done; echo '} }' >> M.java
$ . ./sh; ids M.java | sort | uniq -c | wc -l
2
