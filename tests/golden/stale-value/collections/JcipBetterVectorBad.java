// run: scan --only stale-value
// expect: stale-value method=JcipBetterVectorBad.putIfAbsent line=here
// Java Concurrency in Practice, listing 4.13 BetterVector: a subclass of Vector.

import java.util.Vector;

public class JcipBetterVectorBad<E> extends Vector<E> {
    public boolean putIfAbsent(E x) {
        boolean absent = !contains(x);
        if (absent)
            add(x); // <- here
        return absent;
    }
}
// corpus: published
