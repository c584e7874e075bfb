// A lock order report in text, as people read it, and in XML, the form of seed 003, section 3.1.
// run: scan --only lock-order --library
// expect: lock-order locks=C,D.class
class C {
    synchronized void l() {
        E.m();
    }

    synchronized void z() {
    }
}

class D {
    static synchronized void n() {
    }

    static synchronized void x(E e, C c) {
        e.y(c);
    }
}

class E {
    static void m() {
        D.n();
    }

    void y(C c) {
        c.z();
    }
}
// run: raddle scan --only lock-order --min-severity low --library --source $(dirname $JAVA) $CLASSES
// exit: 1
// out: $JAVA:...: ... lock-order: C and D.class are locked in opposite orders [score ..., ...]
// out:   thread 1 holds C... and waits for D.class:
// out:     C.l (LockOrder.java:6) takes ...
// out:            6 | E.m();
// out:     E.m (LockOrder.java:24)
// out:           24 | D.n();
// out:     D.n (LockOrder.java:15) takes D.class
// out: ...
// out:   thread 2 holds D.class and waits for C...:
// out:     D.x (LockOrder.java:18) takes D.class
// out:           18 | e.y(c);
// out:     E.y (LockOrder.java:28)
// out:           28 | c.z();
// out:     C.z (LockOrder.java:10) takes ...
// out: ...
// out:
// out: 1 finding (...) in 3 classes, 9 methods; library mode; looked for lock-order
// run: raddle scan --only lock-order --fail-on low --library -f xml $CLASSES
// exit: 1
// out: <?xml version="1.0" encoding="UTF-8"?>
// out: <LockOrderReport>
// out: <Cycle-2 locks="C D.class">
// out: <Thread-1-Option>C.l E.m D.n</Thread-1-Option>
// out: <Thread-2-Option>D.x E.y C.z</Thread-2-Option>
// out: </Cycle-2>
// out: </LockOrderReport>
