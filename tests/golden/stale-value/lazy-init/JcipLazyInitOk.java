// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 2.3 LazyInitRace, with the field behind an AtomicReference.

import java.util.concurrent.atomic.AtomicReference;

public class JcipLazyInitOk {
    public static class Expensive {
        private int state;
        public synchronized void change() { state++; }
    }

    private final AtomicReference<Expensive> instance = new AtomicReference<>();

    public Expensive instance() {
        if (instance.get() == null)
            instance.compareAndSet(null, new Expensive());
        return instance.get();
    }
}
// corpus: published
