// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantReadWriteLock,java.util.concurrent.locks.ReentrantReadWriteLock
// The read and write views are kept in fields of their own.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteFieldsBad {
    private final ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
    private final Lock ar = a.readLock(), aw = a.writeLock(), bw = b.writeLock();
    private int n;
    public void write() { aw.lock(); try { bw.lock(); try { n++; } finally { bw.unlock(); } } finally { aw.unlock(); } }
    public void read() { bw.lock(); try { ar.lock(); try { n--; } finally { ar.unlock(); } } finally { bw.unlock(); } }
}
