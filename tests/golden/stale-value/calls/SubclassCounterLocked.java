// run: scan --only stale-value
// expect: none
// subclass method is itself synchronized, the base class accessors are re-entrant
abstract class BaseDial {
    private int value;

    protected synchronized int value() {
        return value;
    }

    protected synchronized void value(int v) {
        value = v;
    }
}

public class SubclassCounterLocked extends BaseDial {
    private final int ceiling;

    public SubclassCounterLocked(int ceiling) {
        this.ceiling = ceiling;
    }

    public synchronized void raise() {
        int v = value();
        if (v < ceiling) {
            value(v + 1);
        }
    }

    public int read() {
        return value();
    }
}
// corpus: unseen
