// run: scan --only atomicity
// expect: atomicity
// The only implementation of the interface in the program has a lock of its own.
import java.util.concurrent.locks.ReentrantLock;

public class OnlyImplementationBad {
    interface Tank {
        int level();

        void setLevel(int level);
    }

    static class LockedTank implements Tank {
        private final ReentrantLock lock = new ReentrantLock();
        private int level;

        public int level() {
            lock.lock();
            try {
                return level;
            } finally {
                lock.unlock();
            }
        }

        public void setLevel(int level) {
            lock.lock();
            try {
                this.level = level;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Tank tank;

    OnlyImplementationBad(Tank tank) {
        this.tank = tank;
    }

    synchronized void fill(int n) {
        tank.setLevel(tank.level() + n);
    }

    public static void main(String[] args) {
        Tank tank = new LockedTank();
        for (int i = 0; i < 2; i++) {
            OnlyImplementationBad pump = new OnlyImplementationBad(tank);
            new Thread(() -> pump.fill(1)).start();
        }
    }
}
