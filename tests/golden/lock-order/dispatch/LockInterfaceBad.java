// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// The fields are declared as Lock.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockInterfaceBad {
    private static final Lock IN = new ReentrantLock();
    private static final Lock OUT = new ReentrantLock();
    private static int n;
    public static void in() { IN.lock(); try { OUT.lock(); try { n++; } finally { OUT.unlock(); } } finally { IN.unlock(); } }
    public static void out() { OUT.lock(); try { IN.lock(); try { n--; } finally { IN.unlock(); } } finally { OUT.unlock(); } }
}
