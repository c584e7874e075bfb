// run: scan --only stale-value
// expect: stale-value
// subclass combines two synchronized methods of its base class without holding the lock
abstract class BaseGauge {
    private int value;

    protected synchronized int value() {
        return value;
    }

    protected synchronized void value(int v) {
        value = v;
    }
}

public class SubclassCounter extends BaseGauge {
    private final int ceiling;

    public SubclassCounter(int ceiling) {
        this.ceiling = ceiling;
    }

    public void raise() {
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
