// Who waits keeps the lock that the one who would notify needs; main only follows.
public class NestedWait {
    static final Object outer = new Object(), inner = new Object();
    static boolean isReady;

    static void await() {
        synchronized (outer) {
            synchronized (inner) {
                try {
                    while (!isReady)
                        inner.wait();
                } catch (InterruptedException e) {
                }
            }
        }
    }

    static void signal() {
        synchronized (outer) {
            synchronized (inner) {
                isReady = true;
                inner.notify();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread waits = new Thread(NestedWait::await, "waits");
        waits.start();
        new Thread(NestedWait::signal, "signals").start();
        waits.join();
    }
}
// run: raddle check --width 80 $CLASSES
// out: NestedWait.java:11: deadlock: waits and signals wait for ever
// out:   waits holds NestedWait.outer since NestedWait.java:7
// out:     and waits to be notified on NestedWait.inner, at NestedWait.java:11
// out:   signals waits for NestedWait.outer, which waits holds, at NestedWait.java:19
// out:   other threads: main waits for the end of waits (NestedWait.java:31)
// out:   how it happens (...):
// out:     waits    NestedWait.java:7   takes NestedWait.outer
// out:              NestedWait.java:8   takes NestedWait.inner
// out:              NestedWait.java:10  reads NestedWait.isReady = false
// out:     main     NestedWait.java:31  calls Thread.join of waits
// out:     waits    NestedWait.java:11  waits to be notified on NestedWait.inner
// out:     signals  NestedWait.java:19  waits for NestedWait.outer, which waits holds
// out:
// out: 1 error (...)
// exit: 1
