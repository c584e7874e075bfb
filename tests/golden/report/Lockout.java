// A thread that waits and keeps a lock: who could wake it is shown beside it, and takes the locks in the same order.
// run: scan --only lock-order --library
// expect: lock-order locks=Lockout,java.lang.Object
public class Lockout {
    private final Object filled = new Object();
    private int n;

    public synchronized int take() throws InterruptedException {
        synchronized (filled) {
            while (n == 0)
                filled.wait();
            return n--;
        }
    }

    public synchronized void put() {
        synchronized (filled) {
            n++;
            filled.notifyAll();
        }
    }
}
// run: raddle scan --only lock-order --library --color never $CLASSES
// exit: 1
// out: Lockout.java:11: medium lock-order: a thread waits on Lockout.filled and keeps Lockout locked, which all who could notify it lock first [score ..., ...]
// out:   thread 1 holds Lockout (this) and waits on java.lang.Object (this.filled):
// out:     Lockout.take (Lockout.java:11) takes this (Lockout), then this.filled (Object)
// out: ...
// out:   thread 2 could let it go on, but waits for Lockout (this):
// out:     Lockout.put (Lockout.java:17) takes this (Lockout), then this.filled (Object)
// out: ...
// out:
// out: 1 finding (1 medium) in 1 class, 3 methods; library mode; looked for lock-order
