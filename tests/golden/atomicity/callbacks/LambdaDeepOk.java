// run: scan --only atomicity --library
// expect: none
// The same in one section.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LambdaDeepOk {
    static void locked(Lock lock, Runnable step) {
        lock.lock();
        try {
            step.run();
        } finally {
            lock.unlock();
        }
    }

    public static class Tank {
        private final Lock lock = new ReentrantLock();
        private int level;

        public int level() {
            lock.lock();
            try {
                return level;
            } finally {
                lock.unlock();
            }
        }

        public void set(int n) {
            locked(lock, () -> level = n);
        }

        public void add(int n) {
            locked(lock, () -> level += n);
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Tank tank;
    private int fills;

    public LambdaDeepOk(Tank tank) {
        this.tank = tank;
    }

    public void fill(int n) {
        locked(lock, () -> {
            tank.add(n);
            fills++;
        });
    }
}
