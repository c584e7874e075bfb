// run: scan --only lock-order --library
// expect: lock-order locks=FactoryBad$LockA,FactoryBad$LockB
// The lock objects come out of factory methods that return shared instances.
public class FactoryBad {
    static class LockA { int n; }
    static class LockB { int n; }
    static class Locks {
        private static final LockA A = new LockA();
        private static final LockB B = new LockB();
        static LockA a() { return A; }
        static LockB b() { return B; }
    }
    public static void up() { synchronized (Locks.a()) { synchronized (Locks.b()) { Locks.A.n++; } } }
    public static void down() { synchronized (Locks.b()) { synchronized (Locks.a()) { Locks.B.n++; } } }
}
