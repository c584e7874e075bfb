// run: scan --only stale-value
// expect: stale-value method=JcipDeleteLastBad.deleteLast line=here
// Java Concurrency in Practice, listings 5.1 and 5.2 UnsafeVectorHelpers.

import java.util.Vector;

public class JcipDeleteLastBad {
    private final Vector<String> history = new Vector<>();

    public synchronized void note(String s) { history.add(s); }

    public Vector<String> all() { return history; }

    public void deleteLast() {
        int last = history.size() - 1;
        history.remove(last); // <- here
    }
}
// corpus: published
