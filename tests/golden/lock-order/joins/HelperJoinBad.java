// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Thread severity=high
// The join is in a helper that is given the thread.
public class HelperJoinBad {
    static final Object l = new Object();
    static int n;
    static void await(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
    }
    public static void main(String[] a) { Thread t = new Thread(() -> { synchronized (l) { n++;
    }
});
synchronized (l) {
    t.start();
    await(t);
}
}
}
