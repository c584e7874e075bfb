import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two halves of a mailbox get their lock from outside; the meter has one of its own. */
public class SharedLockPair {
    static class Inbox {
        private final Lock lock;
        private final Deque<String> letters;

        Inbox(Lock lock, Deque<String> letters) {
            this.lock = lock;
            this.letters = letters;
        }

        void deliver(String letter) {
            lock.lock();
            try {
                letters.add(letter); // @deliver held: this.lock, not parallel: collect, not parallel: deliver
            } finally {
                lock.unlock();
            }
        }
    }

    static class Outbox {
        private final Lock guard;
        private final Deque<String> letters;

        Outbox(Lock lock, Deque<String> letters) {
            this.guard = lock;
            this.letters = letters;
        }

        String collect() {
            guard.lock();
            try {
                String letter = letters.poll(); // @collect held: this.guard, parallel: measure
                return letter;
            } finally {
                guard.unlock();
            }
        }
    }

    static class Meter {
        private final Lock lock = new ReentrantLock();
        private int level;

        void measure(int n) {
            lock.lock();
            try {
                level += n; // @measure held: this.lock, parallel: deliver, not parallel: measure
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new ReentrantLock();
        Deque<String> letters = new ArrayDeque<>(); // shared
        Inbox in = new Inbox(lock, letters);
        Outbox out = new Outbox(lock, letters);
        Meter meter = new Meter(); // shared
        Thread a = new Thread(() -> { in.deliver("a"); meter.measure(1); });
        Thread b = new Thread(() -> { out.collect(); meter.measure(-1); });
        a.start();
        b.start();
        in.deliver("main");
        a.join();
        b.join();
    }
}
