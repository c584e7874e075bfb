// run: scan --only stale-value
// expect: none
// value read from one object is written to a different object: no write-back to the one that was read
class Gauge {
    private int level;

    public synchronized int read() {
        return level;
    }

    public synchronized void show(int level) {
        this.level = level;
    }
}

public class CopyBetweenAccounts {
    private final Gauge tank = new Gauge();
    private final Gauge dashboard = new Gauge();

    public void sensor(int level) {
        tank.show(level);
    }

    public void refresh() {
        dashboard.show(tank.read());
    }
}
// corpus: unseen
