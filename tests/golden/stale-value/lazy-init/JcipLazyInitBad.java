// run: scan --only stale-value
// expect: stale-value method=JcipLazyInitBad.instance line=here
// Java Concurrency in Practice, listing 2.3 LazyInitRace, with the field behind an AtomicReference.

import java.util.concurrent.atomic.AtomicReference;

public class JcipLazyInitBad {
    public static class Expensive {
        private int state;
        public synchronized void change() { state++; }
    }

    private final AtomicReference<Expensive> instance = new AtomicReference<>();

    public Expensive instance() {
        if (instance.get() == null)
            instance.set(new Expensive()); // <- here
        return instance.get();
    }
}
// corpus: published
