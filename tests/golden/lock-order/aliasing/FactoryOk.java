// run: scan --only lock-order --library
// expect: none
// The factory methods return new objects each time.
public class FactoryOk {
    static class LockA { int n; }
    static class LockB { int n; }
    static class Locks {
        static LockA a() { return new LockA(); }
        static LockB b() { return new LockB(); }
    }
    public static void up() { LockA a = Locks.a(); synchronized (a) { synchronized (Locks.b()) { a.n++; } } }
    public static void down() { LockB b = Locks.b(); synchronized (b) { synchronized (Locks.a()) { b.n++; } } }
}
