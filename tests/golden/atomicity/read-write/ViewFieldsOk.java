// run: scan --only atomicity
// expect: none
// The two views are kept in fields: under the write lock the read lock gives nothing away.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewFieldsOk {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Lock read = rw.readLock();
    private final Lock write = rw.writeLock();
    private int n;

    private int get() {
        read.lock();
        try {
            return n;
        } finally {
            read.unlock();
        }
    }

    public void twice() {
        write.lock();
        try {
            n = get() + get();
        } finally {
            write.unlock();
        }
    }
}
