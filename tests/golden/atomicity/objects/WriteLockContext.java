// run: scan --only atomicity
// expect: atomicity
// context is a write lock, witness the monitor of a queue parameter used twice
import java.util.ArrayDeque;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockContext {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private String last = "";

    public Mailbox mailbox() {
        return new Mailbox();
    }

    public void pull(Mailbox box) {
        rw.writeLock().lock();
        try {
            if (!box.isEmpty()) {
                last = box.take();
            }
        } finally {
            rw.writeLock().unlock();
        }
    }

    public String last() {
        rw.readLock().lock();
        try {
            return last;
        } finally {
            rw.readLock().unlock();
        }
    }

    public static class Mailbox {
        private final ArrayDeque<String> mails = new ArrayDeque<>();

        public synchronized boolean isEmpty() {
            return mails.isEmpty();
        }

        public synchronized String take() {
            return mails.removeFirst();
        }

        public synchronized void post(String m) {
            mails.addLast(m);
        }
    }
}
// corpus: unseen
