// run: scan --only atomicity
// expect: none
// Each pump has a tank of its own, behind the interface.
import java.util.concurrent.locks.ReentrantLock;

public class OnlyImplementationOwnOk {
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

    OnlyImplementationOwnOk(Tank tank) {
        this.tank = tank;
    }

    synchronized void fill(int n) {
        tank.setLevel(tank.level() + n);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            OnlyImplementationOwnOk pump = new OnlyImplementationOwnOk(new LockedTank());
            new Thread(() -> pump.fill(1)).start();
        }
    }
}
