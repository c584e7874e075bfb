// run: scan --only atomicity
// expect: none
// The callee's lock is a local of its own: it translates to the unknown lock, never a witness.

public class UnknownLockOk {
    private static int n;

    private static Object pick(int i) { return new Object(); }

    private static void work(int i) {
        Object o = pick(i);
        synchronized (o) {
            n++;
        }
    }

    public synchronized void f() {
        work(1);
        work(2);
    }
}
