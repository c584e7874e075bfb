// run: scan --only atomicity --library
// expect: atomicity
// The lock is a field of the object in a field; a private helper takes it twice.
public class HelperDeepLockBad {
    public static class Tank {
        private final Object gate = new Object();
        private int level;

        public int level() {
            synchronized (gate) {
                return level;
            }
        }

        public void set(int n) {
            synchronized (gate) {
                level = n;
            }
        }

        public void add(int n) {
            synchronized (gate) {
                level += n;
            }
        }
    }

    private final Tank tank;
    private int fills;

    public HelperDeepLockBad(Tank tank) {
        this.tank = tank;
    }

    public synchronized void fill(int n) {
        pour(n);
        fills++;
    }

    private void pour(int n) {
        tank.set(tank.level() + n);
    }
}
