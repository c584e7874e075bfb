// run: scan --only stale-value
// expect: stale-value method=JcipValueLatchBad.setValue line=here
// Java Concurrency in Practice, listing 8.17 ValueLatch: the first solution counts.

import java.util.concurrent.CountDownLatch;

public class JcipValueLatchBad<T> {
    private T value;
    private final CountDownLatch done = new CountDownLatch(1);
    private int sets;

    private synchronized boolean isSet() { return value != null; }

    private synchronized void put(T v) { value = v; }

    public void setValue(T v) {
        if (!isSet()) {
            put(v); // <- here
            done.countDown();
        }
    }

    public T getValue() throws InterruptedException {
        done.await();
        synchronized (this) {
            return value;
        }
    }
}
// corpus: published
