// run: scan --only stale-value
// expect: stale-value method=WrapperLockBad.add line=here
// The lock is taken and given back by methods for it, and given back between the look and the change.

import java.util.concurrent.locks.ReentrantLock;

public class WrapperLockBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int total;

    private void begin() { lock.lock(); }

    private void end() { lock.unlock(); }

    public void add(int n) {
        int seen;
        begin();
        try {
            seen = total;
        } finally {
            end();
        }
        begin();
        try {
            total = seen + n; // <- here
        } finally {
            end();
        }
    }
}
