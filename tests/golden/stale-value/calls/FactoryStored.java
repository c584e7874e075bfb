// run: scan --only stale-value
// expect: stale-value
// What the factory method returns is stored in a field before it is used.
import java.util.concurrent.atomic.AtomicInteger;

public class FactoryStored {
    private AtomicInteger last;

    private static AtomicInteger make() { return new AtomicInteger(1); }

    public synchronized AtomicInteger last() { return last; }

    public void start() {
        AtomicInteger n = make();
        synchronized (this) {
            last = n;
        }
        n.set(n.get() * 2);
    }
}
// corpus: unseen
