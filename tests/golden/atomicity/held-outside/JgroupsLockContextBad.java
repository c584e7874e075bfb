// run: scan --only atomicity
// expect: atomicity method=JgroupsLockContextBad.deliver line=here
// JGroups: under the receiver's lock the window is asked for its highest number and then purged up to it.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JgroupsLockContextBad {
    public static class Window {
        private final Lock lock = new ReentrantLock();
        private long highest, low;

        public long highest() {
            lock.lock();
            try {
                return highest;
            } finally {
                lock.unlock();
            }
        }

        public void purge(long upTo) {
            lock.lock();
            try {
                low = upTo;
            } finally {
                lock.unlock();
            }
        }

        public void received() {
            lock.lock();
            try {
                highest++;
            } finally {
                lock.unlock();
            }
        }

        public long purgeAll() {
            lock.lock();
            try {
                low = highest;
                return low;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Object receiver = new Object();
    private long delivered;

    public void deliver(Window window) {
        synchronized (receiver) {
            long n = window.highest();
            window.purge(n); // <- here
            delivered = n;
        }
    }
}
// corpus: published
