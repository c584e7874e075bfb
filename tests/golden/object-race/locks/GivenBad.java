// Each user is given a lock of its own for the one meter.
//
// run: scan --only object-race
// expect: object-race line=tick
import java.util.concurrent.locks.*;

public class GivenBad {
    static class Meter {
        private int n;

        void tick() {
            n++; // <- tick
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
        new Thread(new User(meter, new ReentrantLock())).start();
    }
}
