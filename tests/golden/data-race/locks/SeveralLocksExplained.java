// A lock that may be one of several objects, the first of which no code of the program makes: --explain-safe names those
// that are made, by who makes them.
// run: raddle scan --only data-race --explain-safe --witness off --color never $CLASSES
// exit: 1
// out: ...
// out: ----- Begin Race Condition Detected -----
// out: Field           : SeveralLocksExplained.n
// out: ...
// out: Locks Held      :
// out:   SeveralLocksExplained.lock: java.lang.Object (at SeveralLocksExplained.other(SeveralLocksExplained.java:22))
// out: ...
public class SeveralLocksExplained {
    static int n;
    static Object lock = String.class;

    static void count() {
        synchronized (lock) {
            n++;
        }
    }
    static Object other() {
        return new Object();
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            lock = other();
        }
        new Thread(SeveralLocksExplained::count).start();
        count();
    }
}
