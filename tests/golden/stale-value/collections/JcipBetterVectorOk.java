// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 4.13 BetterVector: a subclass of Vector.

import java.util.Vector;

public class JcipBetterVectorOk<E> extends Vector<E> {
    public synchronized boolean putIfAbsent(E x) {
        boolean absent = !contains(x);
        if (absent)
            add(x);
        return absent;
    }
}
// corpus: published
