// run: scan --only stale-value
// expect: none
// One step.

public class RecursiveOk {
    static class Tank {
        private int level = 100;
        synchronized boolean take(int n) {
            if (level < n)
                return false;
            level -= n;
            return true;
        }
    }

    private final Tank tank = new Tank();

    public void drain(int n) {
        tank.take(n);
        if (n > 1)
            half(n);
    }

    private void half(int n) { drain(n / 2); }
}
