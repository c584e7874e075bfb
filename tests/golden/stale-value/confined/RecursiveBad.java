// run: scan --only stale-value
// expect: stale-value method=RecursiveBad.drain line=here
// The method calls itself, by way of another one; what it calls besides is known all the same.

public class RecursiveBad {
    static class Tank {
        private int level = 100;
        synchronized int level() { return level; }
        synchronized void take(int n) { level -= n; }
    }

    private final Tank tank = new Tank();

    public void drain(int n) {
        if (tank.level() >= n)
            tank.take(n); // <- here
        if (n > 1)
            half(n);
    }

    private void half(int n) { drain(n / 2); }
}
