// run: scan --only lock-order
// expect: none
// One holds the gate for reading, the other for writing.
import java.util.concurrent.locks.*;
public class WriterGateOk {
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
        gate.writeLock().lock();
        try {
            synchronized (b) {
                synchronized (a) { n--; }
            }
        } finally { gate.writeLock().unlock(); }
    }
    public static void main(String[] z) {
        WriterGateOk o = new WriterGateOk();
        new Thread(o::ab).start();
        new Thread(o::ba).start();
    }
}
