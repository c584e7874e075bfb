// run: scan --only atomicity --library
// expect: atomicity
// CappedCounter.incrementIfBelow holds a private lock of the subclass and calls super.get and super.add, each locking this; a direct add from another thread between them pushes the value over the cap.
import java.util.function.LongSupplier;

public class CappedCounter extends CappedCounterBase {
    private final Object capLock = new Object();
    private final LongSupplier cap;
    private long refused;

    public CappedCounter(long cap) {
        this.cap = () -> cap;
    }

    public boolean incrementIfBelow() {
        synchronized (capLock) {
            if (super.get() < cap.getAsLong()) {
                super.add(1);
                return true;
            }
            refused++;
            return false;
        }
    }

    /** adds n unless that would exceed the cap */
    @Override
    public synchronized boolean add(long n) {
        return get() + n <= cap.getAsLong() && super.add(n);
    }

    public long refused() {
        synchronized (capLock) {
            return refused;
        }
    }
}

abstract class CappedCounterBase {
    private long value;

    public synchronized long get() {
        return value;
    }

    public synchronized boolean add(long n) {
        value += n;
        return true;
    }

    public synchronized void reset() {
        value = 0;
    }
}
// corpus: unseen
