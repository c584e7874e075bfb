// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The locks are constants of an interface.
public class InterfaceConstantBad {
    interface Locks {
        Object NET = new Object();
        Object DISK = new Object();
    }
    private static int n;
    public static void send() { synchronized (Locks.NET) { synchronized (Locks.DISK) { n++; } } }
    public static void store() { synchronized (Locks.DISK) { synchronized (Locks.NET) { n--; } } }
}
