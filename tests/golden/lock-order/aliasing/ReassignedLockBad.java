// run: scan --only lock-order --library
// expect: lock-order locks=ReassignedLockBad$LockA,ReassignedLockBad$LockB
// The local lock variable is reassigned between the two statements.
public class ReassignedLockBad {
    static class LockA { int n; }
    static class LockB { int n; }
    private final LockA a = new LockA();
    private final LockB b = new LockB();
    public void f() {
        Object l = a;
        synchronized (l) {
            l = b;
            synchronized (l) { a.n++; }
        }
    }
    public void g() {
        Object l = b;
        synchronized (l) {
            l = a;
            synchronized (l) { b.n++; }
        }
    }
}
