// run: scan --only atomicity --library
// expect: none
// The private helper takes it once.
public class HelperDeepLockOk {
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

    public HelperDeepLockOk(Tank tank) {
        this.tank = tank;
    }

    public synchronized void fill(int n) {
        pour(n);
        fills++;
    }

    private void pour(int n) {
        tank.add(n);
    }
}
