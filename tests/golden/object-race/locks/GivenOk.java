// Both are given the same lock.
//
// run: scan --only object-race
// expect: none
import java.util.concurrent.locks.*;

public class GivenOk {
    static class Meter {
        private int n;

        void tick() {
            n++;
        }
    }

    static class User implements Runnable {
        private final Meter meter;
        private final Lock lock;

        User(Meter meter, Lock lock) {
            this.meter = meter;
            this.lock = lock;
        }

        public void run() {
            lock.lock();
            try {
                meter.tick();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Meter meter = new Meter();
        Lock lock = new ReentrantLock();
        new Thread(new User(meter, lock)).start();
        new Thread(new User(meter, lock)).start();
    }
}
