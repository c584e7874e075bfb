// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// Both hold the gate for reading.
import java.util.concurrent.locks.*;
public class ReaderGateBad {
    private final ReadWriteLock gate = new ReentrantReadWriteLock();
    private final Object a = new Object(), b = new Object();
    int n;
    void ab() {
        gate.readLock().lock();
        try {
            synchronized (a) {
                synchronized (b) { n++; }
            }
        } finally { gate.readLock().unlock(); }
    }
    void ba() {
        gate.readLock().lock();
        try {
            synchronized (b) {
                synchronized (a) { n--; }
            }
        } finally { gate.readLock().unlock(); }
    }
    public static void main(String[] z) {
        ReaderGateBad o = new ReaderGateBad();
        new Thread(o::ab).start();
        new Thread(o::ba).start();
    }
}
