// run: scan --only atomicity,stale-value
// expect: none
// View consistency with a read-write lock as the witness.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwLockWitnessOk {
    public static class Config {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private String host = "a";
        private int port = 1;

        public String host() {
            lock.readLock().lock();
            try {
                return host;
            } finally {
                lock.readLock().unlock();
            }
        }

        public int port() {
            lock.readLock().lock();
            try {
                return port;
            } finally {
                lock.readLock().unlock();
            }
        }

        public String both() {
            lock.readLock().lock();
            try {
                return host + ":" + port;
            } finally {
                lock.readLock().unlock();
            }
        }

        public void set(String host, int port) {
            lock.writeLock().lock();
            try {
                this.host = host;
                this.port = port;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    private String last;

    public synchronized void copy(Config c) {
        last = c.both();
    }
}
// corpus: published
